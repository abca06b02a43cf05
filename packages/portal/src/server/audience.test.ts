import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tinyHospital } from '../testing/tiny-answers';
import { startTinyGateway, type ReceivedCall, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, search, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;
const path = '/common/area/allarealist';
const tabBar = '/bffnode/home/tabbar';

/**
 * What a request is called, counted by and carried in. No answer may depend on it; a gateway that answered differently
 * for it would break its contract.
 */
const carrying = [
  'requestid',
  'x-forwarded-for',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
];

/** An answer that depends on all that was sent. */
const echo = ({ headers }: ReceivedCall): string =>
  Object.entries(headers)
    .filter(([name]) => !carrying.includes(name))
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort()
    .join(' ');

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway);
  const list = { total: 1, pageNo: 1, pageSize: 20 };
  gateway.answer(path, (call) => ({ data: { ...list, items: [], of: echo(call) } }));
  gateway.answer(search, (call) => ({
    data: { ...list, items: [{ ...tinyHospital, address: echo(call) }] },
  }));
  gateway.answer(tabBar, (call) => ({ data: { items: [{ key: 'home', name: echo(call) }] } }));
});

interface Variation {
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
  readonly query?: string;
}

/** All that a browser, or a program in its place, can change of a request. */
const variations: readonly [string, Variation][] = [
  ['the language, in a header', { headers: { lang: 'en' } }],
  ['the language, in a cookie', { cookie: 'xl_lang=en' }],
  ['the language, in the address', { query: 'lang=en' }],
  ['the language of a target', { query: 'target=%2F%3Flang%3Den' }],
  ['the language, as the browser prefers it', { headers: { 'accept-language': 'zh-Hant' } }],
  ['an unknown language', { headers: { lang: 'constructor' } }],
  ['an experiment, in a header', { headers: { abtest: 'b' } }],
  ['an experiment, in a cookie', { cookie: 'xl_abtest=b' }],
  ['an experiment, in the address', { query: 'abtest=b' }],
  ['a release, in a header', { headers: { routertag: 'canary' } }],
  ['a release, in a cookie', { cookie: 'xl_router_tag=canary' }],
  ['a release, in the address', { query: 'routertag=canary' }],
  ['a session', { cookie: 'xl_token=mine' }],
  ['a token, in a header', { headers: { token: 'mine' } }],
  ['a visitor’s token', { cookie: 'xl_temporary_token=mine' }],
  ['an ended token', { cookie: 'xl_previous_token=mine' }],
  ['another device', { cookie: 'xl_device=mine' }],
  ['a device, in a header', { headers: { deviceid: 'mine' } }],
  ['a campaign, in a cookie', { cookie: 'xl_source=spring' }],
  ['a campaign, in the address', { query: 'source=spring' }],
  ['an app id', { headers: { appid: 'app-sanming' } }],
  ['an app id, in a cookie', { cookie: 'xl_appid=app-sanming' }],
  ['a host, in a cookie', { cookie: 'xl_portal_host=evil.example' }],
  ['a forwarded host', { headers: { 'x-forwarded-host': 'evil.example' } }],
  ['a forwarded address', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['another user agent', { headers: { 'user-agent': 'curl/8' } }],
  ['a range', { headers: { range: 'bytes=0-1', 'if-range': 'x' } }],
  ['a trace', { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } }],
  ['a request id', { headers: { requestid: 'r-1' } }],
  ['a charset', { headers: { 'content-type': 'application/json; charset=utf-16' } }],
  ['a signature', { headers: { sign: 'x', keyid: 'x', timestamp: '1', messageid: 'x' } }],
  ['an encryption rule', { headers: { encryptionruleid: 'x' } }],
  ['the elder mode', { cookie: 'xl_mode=elder' }],
  ['the dark theme', { cookie: 'xl_theme=dark' }],
  ['a city', { cookie: `xl_city=${encodeURIComponent('330100~杭州')}` }],
  ['a request for fresh answers', { query: 'disableCache=1' }],
];

/** A cookie that the variation sets comes in place of the ordinary one of its name. */
function headersOf({ headers = {}, cookie = '' }: Variation): Record<string, string> {
  const ordinary = cookie.startsWith('xl_device') ? '' : 'xl_device=ordinary; ';
  return { ...headers, cookie: ordinary + cookie };
}

async function callCached(variation: Variation): Promise<unknown> {
  const answer = await portal.fetch(
    new Request(`http://localhost/api/cache.json?${variation.query ?? ''}`, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...headersOf(variation),
      },
      body: JSON.stringify({ path, input: { level: 'city' } }),
    }),
  );
  return answer.json();
}

/** What a page was made of: its language and looks, and what its calls sent. */
async function readPage(variation: Variation, at: string): Promise<readonly unknown[]> {
  const query = variation.query === undefined ? '' : `?${variation.query}`;
  const answer = await askPortal(portal, at + query, headersOf(variation));
  const html = await answer.text();
  const sent = html.match(/appid=[^"]+/g) ?? [];
  expect(sent.length).toBeGreaterThan(1);
  return [
    answer.status,
    /<html[^>]*>/.exec(html)?.[0],
    /"preferences":\{.*?\}/.exec(html)?.[0],
    ...sent,
  ];
}

const kinds: readonly [string, (variation: Variation) => Promise<unknown>][] = [
  ['a cached call', callCached],
  ['a page', (variation) => readPage(variation, '/')],
  [
    'a page by another address',
    ({ query = 'q', ...variation }) => readPage({ query, ...variation }, '/index'),
  ],
];

describe.each(kinds)('%s', (_, ask) => {
  test.each(variations)('with %s changes nothing for another caller', async (__, variation) => {
    await ask(variation);
    const after = await ask({});
    portal = await serveTinyPortal(gateway);
    resetEcho();
    expect(after).toEqual(await ask({}));
  });

  test.each(variations)('with %s is the same whoever called before', async (__, variation) => {
    await ask({});
    const after = await ask(variation);
    portal = await serveTinyPortal(gateway);
    resetEcho();
    expect(after).toEqual(await ask(variation));
  });
});

/** Serving a portal gives the gateway ordinary answers. */
function resetEcho(): void {
  gateway.answer(search, (call) => ({
    data: {
      total: 1,
      pageNo: 1,
      pageSize: 20,
      items: [{ ...tinyHospital, address: echo(call) }],
    },
  }));
}

test.each(['en', 'zh-Hant'])('a cached call in %s is answered and stored in it', async (lang) => {
  const of = async (headers: Record<string, string>): Promise<unknown> => callCached({ headers });
  const wanted = { data: { of: expect.stringContaining(`lang=${lang}`) } };
  expect(await of({ lang })).toMatchObject(wanted);
  const before = gateway.calls.length;
  expect(await of({ lang })).toMatchObject(wanted);
  expect(gateway.calls.length).toBe(before);
  expect(await callCached({ cookie: `xl_lang=${lang}` })).toMatchObject(wanted);
});

test('a page stores answers of cached calls for callers of the same experiment alone', async () => {
  const canary = { cookie: 'xl_router_tag=canary' };
  await readPage(canary, '/');
  expect(String(await readPage({ query: 'a' }, '/'))).not.toContain('canary');
  expect(String(await readPage({ ...canary, query: 'b' }, '/'))).toContain('canary');
});
