import type { PageModule } from '@xinglin/api';
import { createElement, lazy, Suspense } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { askPortal, search, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway);
});

const get = (path: string, headers?: Record<string, string>, host?: string, method?: string) =>
  askPortal(portal, path, headers, host, method);
const callsOf = (path: string): number => gateway.calls.filter((call) => call.path === path).length;

/** Lets a test decide when something goes on. */
function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('what may be kept', () => {
  test('an open page for a visitor: by everybody, and rendered once', async () => {
    const before = callsOf(search);
    const first = await get('/');
    const second = await get('/');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('vary')).toContain('Cookie');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(callsOf(search)).toBe(before + 1);
    const plain = async (answer: Response): Promise<string> =>
      (await answer.text()).replaceAll(/nonce="[^"]+"|"now":\d+/g, '');
    expect(await plain(second)).toBe(await plain(first));
  });

  test('never the page of one person by another', async () => {
    const one = await get('/', { cookie: 'xl_token=one' });
    const two = await get('/', { cookie: 'xl_token=two' });
    const visitor = await get('/');
    expect(one.headers.get('cache-control')).toBe('private, no-store');
    const pages = await Promise.all([one, two, visitor].map((answer) => answer.text()));
    expect(pages.map((html) => /person \w+|visitor/.exec(html)?.[0])).toEqual([
      'person one',
      'person two',
      'visitor',
    ]);
    expect(pages[2]).not.toContain('person');
    const mine = await get('/my/profile', { cookie: 'xl_token=one' });
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(await mine.text()).toContain('one');
    expect(await (await get('/my/profile', { cookie: 'xl_token=two' })).text()).toContain('two');
  });

  test('not one language, mode, theme, city or channel for another', async () => {
    const variants: [Record<string, string>, string][] = [
      [{}, 'localhost'],
      [{ cookie: 'xl_lang=en' }, 'localhost'],
      [{ cookie: 'xl_mode=elder' }, 'localhost'],
      [{ cookie: 'xl_theme=dark' }, 'localhost'],
      [{ cookie: `xl_city=${encodeURIComponent('330100~杭州')}` }, 'localhost'],
      [{}, 'www.h5.portal.localhost'],
    ];
    const before = callsOf(search);
    for (const [headers, host] of [...variants, ...variants]) await get('/', headers, host);
    expect(callsOf(search)).toBe(before + variants.length);
  });

  test('not a page that failed', async () => {
    gateway.answer(search, { status: 500, body: {} });
    const failed = await get('/');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([
      503,
      'private, no-store',
    ]);
    expect(await failed.text()).toContain('failed');
    gateway.answer(search, { data: { items: [], total: 0, pageNo: 1, pageSize: 20 } });
    expect((await get('/')).status).toBe(200);
  });

  test('not a page whose reader left before all of it was there', async () => {
    const asked = gate();
    const part = gate();
    const Part = lazy(async () => {
      asked.open();
      await part.opened;
      return { default: () => 'the part' };
    });
    const page: PageModule = {
      default: () => createElement(Suspense, { fallback: 'waiting' }, createElement(Part)),
    };
    const features = tinyPortal.features.slice(0, 1).map((feature) => ({
      ...feature,
      load: async () => ({
        ...(await feature.load()),
        pages: { 'directory.home': async () => page },
      }),
    }));
    portal = await serveTinyPortal(gateway, {}, { portal: { ...tinyPortal, features } });

    const reader = new AbortController();
    const left = portal.fetch(
      new Request('http://localhost/', { headers: { host: 'localhost' }, signal: reader.signal }),
    );
    await asked.opened;
    reader.abort();
    expect((await left).status).toBe(499);
    part.open();
    expect(await (await get('/')).text()).toContain('the part');
  });

  test('what does not exist is 404, and not-found pages are kept long', async () => {
    gateway.answer(search, { status: 403, body: { code: -7, message: '', data: null } });
    expect((await get('/')).status).toBe(404);
    const lost = await get('/no/such/page');
    expect([lost.status, lost.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=604800',
    ]);
    expect(await lost.text()).toContain('页面不存在');
  });

  test.each([
    ['/no/such/page', 'href="/search"', '搜索'],
    ['/hospital/7/no/such/page', 'href="/search?tab=hospital"', '医院页面'],
    ['/expert/7/no/such/page', 'href="/search?tab=doctor"', '医生页面'],
    ['/my/order/no/such/page', 'href="/my/order/list"', '预约页面'],
  ])('at %s it says what is gone, and offers the nearest', async (path, link, words) => {
    const html = await (await get(path)).text();
    expect(html).toContain(link);
    expect(html).toContain(words);
    expect(html).toContain('href="/"');
  });

  test.each([
    ['is not built yet', '/hospital/search'],
    ['belongs to a feature that this portal has not got', '/booking'],
    ['belongs to another channel', '/wybao/my/profile'],
  ])('not the answer for a page that %s', async (_, path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});
