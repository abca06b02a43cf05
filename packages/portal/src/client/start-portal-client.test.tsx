import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalServer, readConfig } from '../server';
import { quietLog } from '../testing/quiet-log';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import type { Manifest } from '../server/assets';
import { tinyCentre, tinyHospital } from '../testing/tiny-answers';
import { tinyPortal } from '../testing/tiny-portal';
import { tinyIdentity } from '../testing/tiny-identity';

let gateway: TinyGateway;
let page: Window;
let errors: unknown[];

beforeEach(async () => {
  errors = [];
  // One process renders and hydrates here, which React remarks on; in life these are two.
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    if (!String(text).startsWith('Detected multiple renderers')) errors.push(text);
  });
  gateway = await startTinyGateway();
  gateway.answer('/modulesearch/mergesearch/hospitallist.json', {
    data: { items: [tinyHospital, tinyHospital], total: 2, pageNo: 1, pageSize: 20 },
  });
});
afterEach(async () => {
  // React works its queue off in immediates; pending work of this page must not run on a removed document.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
  await page.happyDOM.close();
  await gateway.close();
});

/** Opens a server-rendered page in a window, with the globals a browser has. */
async function open(
  path: string,
  headers: Record<string, string> = {},
  pages: Manifest = {},
): Promise<{ html: string; calls: string[] }> {
  const config = readConfig({ GATEWAY_URL: gateway.url }, 'PORT', 0);
  const manifest = { 'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true }, ...pages };
  const portal = await createPortalServer({
    log: quietLog,
    portal: tinyPortal,
    config,
    client: { folder: import.meta.dirname, manifest },
  });
  const { host = 'localhost' } = headers;
  const html = await (
    await portal.fetch(new Request(`http://${host}${path}`, { headers: { ...headers, host } }))
  ).text();
  page = new Window({
    url: `http://localhost${path}`,
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  });
  page.document.write(html);
  const calls: string[] = [];
  const names = [
    'document',
    'history',
    'location',
    'localStorage',
    'sessionStorage',
    'HTMLElement',
    'Node',
    'Element',
    'HTMLIFrameElement',
    'MutationObserver',
  ] as const;
  for (const name of names) vi.stubGlobal(name, page[name]);
  vi.stubGlobal('window', page);
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  // What a page does when idle would happen in the next test.
  Object.assign(page, { requestIdleCallback: () => 0 });
  vi.stubGlobal('PerformanceNavigationTiming', vi.fn());
  vi.stubGlobal('fetch', async (input: string) => {
    calls.push(input);
    return Response.json({ code: 0, data: null });
  });
  return { html, calls };
}

test('takes over the server’s page without a call and without a difference', async () => {
  const { calls } = await open('/');
  const before = page.document.getElementById('root')?.innerHTML ?? '';
  expect(before).toContain('2 hospitals');
  const heading = page.document.querySelector('h1');
  // Only now: react-dom looks for a window when it is first loaded.
  const { startPortalClient } = await import('./start-portal-client');
  await startPortalClient(tinyIdentity, async () => tinyPortal);
  await vi.waitFor(() =>
    expect(Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect(page.document.querySelector('h1')).toBe(heading);
  expect(errors).toEqual([]);
  expect(calls).toEqual([]);
  expect(page.document.title).toBe('首页 - 杏林健康');
});

test('takes over a page by its file, without the table of its feature', async () => {
  const file = `${import.meta.dirname}/../testing/tiny-home.tsx`.slice(1);
  const { calls } = await open('/', {}, { 'packages/tiny/src/pages/index.page.tsx': { file } });
  const heading = page.document.querySelector('h1');
  const { startPortalClient } = await import('./start-portal-client');
  const portal = vi.fn(() => Promise.reject(new Error('Not needed for the first sight.')));
  await startPortalClient(tinyIdentity, portal);
  await vi.waitFor(() =>
    expect(Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect([errors, calls]).toEqual([[], []]);
  expect(page.document.title).toBe('首页 - 杏林健康');
  expect(portal).not.toHaveBeenCalled();
});

test('takes over a partner’s page by its files, without the list of channels', async () => {
  const file = `${import.meta.dirname}/../testing/tiny-partner.ts`.slice(1);
  const { html } = await open(
    '/user/login',
    { host: 'sanming.h5.portal.localhost' },
    { 'partners/sanming/src/index.ts': { file } },
  );
  expect(html).toContain('data-channel="sanming"');
  const main = page.document.querySelector('main');
  const { startPortalClient } = await import('./start-portal-client');
  const channels = vi.fn(() => Promise.reject(new Error('Not needed.')));
  await startPortalClient(tinyIdentity, async () => ({ ...tinyPortal, channels }));
  await vi.waitFor(() =>
    expect(Object.keys(main ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect(errors).toEqual([]);
  expect(channels).not.toHaveBeenCalled();
});

test('says so when the two sides differ', async () => {
  await open('/');
  const paragraph = page.document.querySelector('main p');
  if (paragraph) paragraph.textContent = 'tampered';
  const { startPortalClient } = await import('./start-portal-client');
  await startPortalClient(tinyIdentity, async () => tinyPortal);
  await vi.waitFor(() => expect(errors).not.toEqual([]));
});

test('a person’s page is taken over as that person’s', async () => {
  const gmtExpired = new Date(Date.now() + 3_600_000).toISOString();
  gateway.answer('/moduleenterprisepartner/config/getlogininfo', {
    data: {
      now: new Date().toISOString(),
      gmtExpired,
      userInfoVO: {
        login: true,
        userId: 'ann',
        type: 0,
        isTempLogin: false,
        nickname: 'Ann',
        verifyStatus: 1,
        gmtExpired,
      },
    },
  });
  gateway.answer('/moduleoverlap/user/personalcenter', { data: tinyCentre('Ann') });
  const { calls } = await open('/my/profile?tab=1', { cookie: 'xl_token=one' });
  const { startPortalClient } = await import('./start-portal-client');
  await startPortalClient(tinyIdentity, async () => tinyPortal);
  await vi.waitFor(() =>
    expect(
      Object.keys(page.document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    ).toBe(true),
  );
  expect(page.document.querySelector('main')?.textContent).toBe(JSON.stringify(tinyCentre('Ann')));
  expect([errors, calls]).toEqual([[], []]);
});

/** A visitor's page where something of hong's is stored, for the tab and on the device. */
async function openAfterHong(isDeviceForgotten: boolean): Promise<readonly number[]> {
  await open('/user/login');
  for (const area of [page.localStorage, page.sessionStorage]) {
    area.setItem('xl-owner', 'hong');
    area.setItem('xl-person.account:draft', '王小明');
  }
  if (isDeviceForgotten) page.localStorage.removeItem('xl-owner');
  page.localStorage.setItem('xl:guide-seen', '1');
  const { startPortalClient } = await import('./start-portal-client');
  await startPortalClient(tinyIdentity, async () => tinyPortal);
  expect(page.localStorage.getItem('xl:guide-seen')).toBe('1');
  return [page.localStorage.length, page.sessionStorage.length];
}

test('nothing of a person is left in a tab when they have signed out in another', async () => {
  expect(await openAfterHong(true)).toEqual([1, 0]);
});

test('what a person typed waits for them when their session has ended by itself', async () => {
  expect(await openAfterHong(false)).toEqual([3, 2]);
});
