import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, callThrough, search, serveTinyPortal } from '../testing/tiny-server';

const secret = 'only-portals-and-gateways-know-it';
const forged = {
  'x-forwarded-for': '198.51.100.1',
  'x-portal-secret': 'forged',
  'x-portal-forwarded-for': '192.0.2.66',
};

let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
let before = 0;
beforeEach(() => {
  gateway.answer('/echo', { data: 'echo' });
  before = gateway.calls.length;
});

const callsTo = (...paths: readonly string[]) =>
  gateway.calls.slice(before).filter(({ path }) => paths.includes(path));

describe('the secret that the gateway knows this portal by', () => {
  test('goes with calls of the browser and of pages, and with the addresses as this portal saw them', async () => {
    const portal = await serveTinyPortal(gateway, { PORTAL_SECRET: secret });
    await callThrough(portal, '/echo', { headers: forged });
    await askPortal(portal, '/', forged);
    const calls = callsTo('/echo', search);
    expect(calls.length).toBeGreaterThan(1);
    for (const { headers } of calls)
      expect(headers).toMatchObject({
        'x-portal-secret': secret,
        'x-portal-forwarded-for': '198.51.100.1',
      });
  });

  test('is not sent where it is not set, and a browser cannot send one', async () => {
    const portal = await serveTinyPortal(gateway);
    await callThrough(portal, '/echo', { headers: forged });
    await askPortal(portal, '/', forged);
    const calls = callsTo('/echo', search);
    expect(calls.length).toBeGreaterThan(1);
    for (const { headers } of calls) {
      expect(headers).not.toHaveProperty('x-portal-secret');
      expect(headers).not.toHaveProperty('x-portal-forwarded-for');
    }
  });

  test('is in no answer and in no line of the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const portal = await serveTinyPortal(gateway, { PORTAL_SECRET: secret }, { log });
    gateway.answer('/broken', { status: 500, body: {} });
    const answers = [
      await callThrough(portal, '/echo'),
      await callThrough(portal, '/broken'),
      await askPortal(portal, '/'),
      await askPortal(portal, '/nowhere'),
      await askPortal(portal, '/healthz'),
    ];
    for (const answer of answers) {
      expect(await answer.text()).not.toContain(secret);
      expect(JSON.stringify([...answer.headers])).not.toContain(secret);
    }
    expect(lines.join('')).not.toContain(secret);
  });
});
