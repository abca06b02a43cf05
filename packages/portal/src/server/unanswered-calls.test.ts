import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, callThrough, search, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;
let logged: string[];

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  logged = [];
  portal = await serveTinyPortal(
    gateway,
    {},
    {
      log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
      timeoutOf: (path) => (path === '/slow' ? 30 : 5000),
    },
  );
});

const lines = (text: string): unknown[] =>
  logged.filter((line) => line.includes(text)).map((line) => JSON.parse(line));

test('a call of a page that is not answered is logged by path and status, without its query', async () => {
  gateway.answer(search, { status: 502, body: 'none of ours' });
  const page = await askPortal(portal, '/?q=13800138000', { cookie: 'xl_token=secret-token' });
  expect(page.status).toBe(503);
  expect(lines('a call of a page failed')).toEqual([
    expect.objectContaining({ url: search, status: 502, kind: 'http' }),
  ]);
  expect(logged.join('')).not.toMatch(/13800138000|secret-token/);
});

test('a call of a page that gets no answer is logged with what was not reached', async () => {
  // An answer that throws breaks the line.
  gateway.answer(search, () => {
    throw new Error('broken');
  });
  await askPortal(portal, '/?q=13800138000');
  expect(lines('a call of a page failed')).toEqual([
    expect.objectContaining({
      url: search,
      status: 0,
      kind: 'network',
      reason: expect.stringMatching(/^could not reach http:.+: Error: socket hang up$/),
    }),
  ]);
  expect(logged.join('')).not.toContain('13800138000');
});

test('an answered refusal is no failure of the network', async () => {
  gateway.answer(search, { status: 403, body: { code: -7, message: '', data: null } });
  await askPortal(portal, '/');
  expect(lines('a call of a page failed')).toEqual([]);
});

test('a call handed on that is not answered in time is logged alike', async () => {
  gateway.answer('/slow', { silent: true });
  expect((await callThrough(portal, '/slow?q=13800138000')).status).toBe(504);
  expect(lines('the gateway did not answer')).toEqual([
    expect.objectContaining({ url: '/slow', status: 504, method: 'POST' }),
  ]);
  expect(logged.join('')).not.toContain('13800138000');
});
