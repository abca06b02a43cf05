import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondPortal } from '../testing/second-portal';
import { startTinyGateway, type ReceivedCall, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, callThrough, centre, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

const tabBar = '/bffnode/home/tabbar';
let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
  const items = ['home', 'registration', 'mall', 'me', 'constructor'];
  gateway.answer(tabBar, { data: { items: items.map((key) => ({ key, name: key })) } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway, {}, { portal: secondPortal });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  askPortal(portal, path, headers);
const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();
const lastCall = (path: string): ReceivedCall | undefined =>
  gateway.calls.findLast((call) => call.path === path);

/** Labels and addresses of the tabs of a page, in their order. */
function tabsOf(html: string): readonly string[] {
  const bar = /<nav[^>]*>((?:(?!<\/nav>).)*?href="\/profilo".*?)<\/nav>/.exec(html)?.[1] ?? '';
  return [...bar.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to = '', inside = '']) => `${inside.replace(/<[^>]*>/g, '')} ${to}`,
  );
}

describe('languages', () => {
  test.each([
    ['nothing said', '/', {}, 'it', 'Consulti - Salute Lontana', 'Assistenza', 'Buongiorno'],
    ['asked for', '/?lang=id', {}, 'id', 'Konsultasi - Sehat Jauh', 'Perawatan', 'Halo'],
    [
      'asked for by the cookie',
      '/',
      { cookie: 'xl_lang=id' },
      'id',
      'Konsultasi - Sehat Jauh',
      'Perawatan',
      'Halo',
    ],
    [
      'one it does not offer',
      '/?lang=zh-Hans',
      { 'accept-language': 'zh-CN,en' },
      'it',
      'Consulti - Salute Lontana',
      'Assistenza',
      'Buongiorno',
    ],
    [
      'one that its feature lacks',
      '/?lang=en',
      {},
      'en',
      'Consulti - Faraway Health',
      'Care',
      'Buongiorno',
    ],
  ])('%s', async (_name, path, headers, lang, title, tab, hello) => {
    const html = await htmlOf(path, headers);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(hello);
    expect(tabsOf(html)[0]).toBe(`${tab} /`);
    expect(lastCall(tabBar)?.headers).toMatchObject({ lang, appid: 'lontano-h5' });
  });

  test.each([
    ['/?lang=id', ['xl_lang=id']],
    ['/?target=%2F%3Flang%3Did', ['xl_lang=id']],
    ['/?lang=zh-Hans', []],
    ['/', []],
  ])('what %s asks for stays asked for on the pages that follow', async (path, kept) => {
    const cookies = (await get(path)).headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    const languages = cookies.filter((one) => one.startsWith('xl_lang='));
    expect(languages).toEqual(kept);
    const html = await htmlOf('/', { cookie: languages.join() });
    expect(html).toContain(`<html lang="${kept.length > 0 ? 'id' : 'it'}">`);
  });

  test('the frame speaks the portal’s language, under the portal’s own name', async () => {
    const html = await htmlOf('/nessuna');
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<title>Pagina non trovata - Salute Lontana</title>');
  });
});

test('its tabs are those it has a page for, in the channel’s order', async () => {
  expect(tabsOf(await htmlOf('/'))).toEqual(['Assistenza /', 'Profilo /profilo']);
});

test('a page that asks for sign-in leads to the portal’s own', async () => {
  const to = async (cookie: string) =>
    (await get('/profilo?a=1', { cookie })).headers.get('location');
  expect(await to('')).toBe('/accesso?target=%2Fprofilo%3Fa%3D1');
  expect(await to('xl_token=temporary')).toBe('/accesso/telefono?target=%2Fprofilo%3Fa%3D1');
  // The sign-in itself leads nowhere, whoever comes.
  expect((await get('/accesso', { cookie: 'xl_token=temporary' })).status).toBe(200);
  gateway.answer(centre, { status: 401, body: { code: -6, message: '', data: null } });
  expect(await to('xl_token=one')).toBe('/accesso?target=%2Fprofilo%3Fa%3D1');
});

test('calls of its pages are sent on as its own, in the page’s language', async () => {
  const answer = await callThrough(portal, '/bffnode/home/tabbar', {
    headers: { cookie: 'xl_lang=id' },
  });
  expect(lastCall(tabBar)?.headers).toMatchObject({ lang: 'id', appid: 'lontano-h5' });
  expect(answer.headers.getSetCookie().join()).toContain('xl_appid=lontano-h5');
});

test('on a home screen it has its own name and colour', async () => {
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'Salute Lontana',
    lang: 'it',
    theme_color: '#5b2a86',
  });
});

test('nothing of the main portal is in it', async () => {
  for (const path of ['/', '/accesso', '/nessuna', '/?lang=id', '/?lang=en']) {
    const html = await htmlOf(path);
    const state = /id="xl-state">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(state ?? '')).toMatchObject({ partner: null });
    expect(html).not.toMatch(
      /xinglin-h5|杏林|Xinglin Health|95169020|#0b7a75|\/user\/login|\/authLogin|\/booking\/|\p{Script=Han}/u,
    );
  }
  for (const path of ['/user/login', '/agreement/privacy', '/my/profile', '/booking/hospital'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
