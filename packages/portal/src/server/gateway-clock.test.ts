import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { GatewayClock } from './gateway-clock';

const baseInfo = '/moduleenterprisepartner/config/getbaseinfo';
let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());

test('a gateway that does not tell its time is asked once, and this machine’s clock holds', async () => {
  gateway.answer(baseInfo, { data: {} });
  const clock = new GatewayClock(gateway.url);
  expect([await clock.offset(), await clock.offset()]).toEqual([0, 0]);
  expect(gateway.calls.filter(({ path }) => path === baseInfo)).toHaveLength(1);
});

test('an answer without a time leaves what is known', async () => {
  const clock = new GatewayClock(gateway.url);
  clock.learn(new Date(Date.now() + 3_600_000).toISOString());
  const before = await clock.offset();
  clock.learn(null);
  expect(await clock.offset()).toBe(before);
  expect(before).toBeGreaterThan(3_599_000);
});
