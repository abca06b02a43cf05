import { afterEach, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { defineDomain } from './domain';
import { rateLimits } from './tables';

let gateway: TestGateway;
afterEach(() => gateway.dispose());

it('removes the rest where one removal fails, and says so in the log', async () => {
  const removed: string[] = [];
  const purges = [
    async () => void removed.push('first'),
    async () => {
      throw new Error('its table is locked');
    },
    async () => void removed.push('last'),
  ];
  gateway = await openTestGateway({ domains: [defineDomain({ name: 'test', purges })] });
  const { db, deadlines } = gateway.services;
  await db.insert(rateLimits).values({ key: 'long ago', points: 1, expire: 1 });
  await deadlines.sweep('platform.purge');
  expect(removed).toEqual(['first', 'last']);
  expect(await db.$count(rateLimits)).toBe(0);
  expect(gateway.log.join('')).toContain('its table is locked');
});
