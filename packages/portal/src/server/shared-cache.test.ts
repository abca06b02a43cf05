import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { createPortalServer, type PortalServer } from './create-portal-server';
import { readConfig } from './config';
import { createSharedCache } from './shared-cache';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
  const config = readConfig({ GATEWAY_URL: gateway.url }, 'PORT', 0);
  portal = await createPortalServer({ portal: tinyPortal, config, client: null, log: quietLog });
});
afterAll(() => gateway.close());
const lastCall = () => gateway.calls.at(-1);

describe('the shared cache', () => {
  const path = '/common/area/allarealist';
  const ask = (
    body: unknown,
    {
      query = '',
      headers = {},
      host = 'localhost',
    }: { query?: string; headers?: Record<string, string>; host?: string } = {},
  ) =>
    portal.fetch(
      new Request(`http://${host}/api/cache.json${query}`, {
        method: 'POST',
        headers: {
          host,
          'content-type': 'application/json',
          cookie: 'xl_device=d; xl_token=secret',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const callsOf = (): number => gateway.calls.filter((one) => one.path === path).length;
  let unique = 0;
  const input = () => ({ level: `city-${(unique += 1)}` });

  test('asks the gateway once for all, without anybody’s session', async () => {
    const list = { items: [], total: 0, pageNo: 1, pageSize: 20 };
    gateway.answer(path, (received) => ({
      data: { ...list, of: received.headers['token'] ?? 'nobody' },
    }));
    const asked = { path, input: input() };
    const before = callsOf();
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask(asked);
      expect(await answer.json()).toEqual({
        code: 0,
        message: '',
        data: { ...list, of: 'nobody' },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(callsOf()).toBe(before + 1);
    expect(JSON.parse(lastCall()?.body ?? '')).toEqual(asked.input);
  });

  test('fills in the parts of a path that stand for fields', async () => {
    const entry = '/moduleoperate/kb/detail/cough-1';
    gateway.answer(entry, { data: null });
    const before = gateway.calls.length;
    const template = '/moduleoperate/kb/detail/{entryId}';
    await ask({ path: template, input: { entryId: 'cough-1' } });
    expect(lastCall()?.path).toBe(entry);
    // As it is, and never a way out of the call's own path.
    await ask({ path: entry, input: {} });
    expect(lastCall()?.path).toBe(entry);
    for (const entryId of ['..', '../../../sandbox/clock'])
      await ask({ path: template, input: { entryId } });
    expect(
      gateway.calls
        .slice(before)
        .every((call) => call.path.startsWith('/moduleoperate/kb/detail/')),
    ).toBe(true);
  });

  test('keeps languages and channels apart, and is passed by on request', async () => {
    const asked = { path, input: input() };
    const before = callsOf();
    await ask(asked);
    await ask(asked, { headers: { cookie: 'xl_device=d; xl_lang=en' } });
    await ask(asked, { host: 'sanming.h5.portal.localhost' });
    expect(callsOf()).toBe(before + 3);
    await ask(asked, { query: '?disableCache=0' });
    expect(callsOf()).toBe(before + 3);
    await ask(asked, { query: '?disableCache=1' });
    expect(callsOf()).toBe(before + 4);
  });

  test.each([
    { status: 200, body: { code: 7, message: '不行', data: null } },
    { status: 500, body: { code: 50000, message: '', data: null } },
    { status: 200, body: { code: 0, hasError: true } },
  ])('never keeps an error: %j', async (error) => {
    const asked = { path, input: input() };
    gateway.answer(path, error);
    expect((await ask(asked)).status).toBe(error.status);
    gateway.answer(path, { data: { items: [], total: 0, pageNo: 7, pageSize: 20 } });
    expect(await (await ask(asked)).json()).toMatchObject({ data: { pageNo: 7 } });
  });

  test.each([
    ['a call of a session', { path: '/patient/list' }],
    ['an open call that is not declared cacheable', { path: '/order/shiftcase/listbymonth.json' }],
    ['no call', { path: '/echo' }],
    ['the sandbox', { path: '/sandbox/clock' }],
    ['no path', {}],
    ['no JSON', '{'],
  ])('refuses %s', async (_, body) => {
    const before = gateway.calls.length;
    expect((await ask(body)).status).toBe(404);
    expect(gateway.calls.length).toBe(before);
  });

  test('reads no further than a request may be long, whatever length it claims', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    });
    const answer = await portal.fetch(
      new Request('http://localhost/api/cache.json', {
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      } as RequestInit),
    );
    expect(answer.status).toBe(404);
    expect(sent).toBeLessThan(10);
  });
});

test('the life of a shared answer is between half and all of three minutes, and the oldest leave', () => {
  let clock = 0;
  const cache = createSharedCache(
    () => clock,
    () => 0,
  );
  cache.write('a', 1);
  clock = 89_999;
  expect(cache.read('a')).toEqual({ data: 1 });
  clock = 90_000;
  expect(cache.read('a')).toBeNull();
  for (let count = 0; count <= 2000; count += 1) cache.write(`k${count}`, count);
  expect(cache.read('k0')).toBeNull();
  expect(cache.read('k2000')).toEqual({ data: 2000 });
});
