import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from '../server/create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway, { XINGLIN_SANDBOX: '1' });
  gateway.answer('/sandbox/accounts', {
    data: {
      items: [
        { role: 'visitor', label: 'a visitor', loginId: null, password: null },
        { role: 'temporary-login', label: 'a guest', loginId: 'guest', password: 'secret' },
      ],
    },
  });
  gateway.answer('/user/account/login.json', (call) =>
    JSON.parse(call.body).loginId === 'guest'
      ? {
          data: {
            token: 'temporary',
            userId: 'u1',
            isTempLogin: true,
            verifyStatus: 0,
            gmtExpired: '2030-01-01T00:00:00Z',
          },
        }
      : { status: 200, body: { code: 10, message: 'no', data: null } },
  );
  gateway.answer('/moduleenterprisepartner/partner/logout/unbindandlogout', {
    data: { done: true },
  });
});

const messagingApp = 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.50.2701(0x2800325B)';
const nativeApp = 'Mozilla/5.0 (Linux; Android 14; wv) XinglinUser/3.5.7';

async function explain(query: Readonly<Record<string, string>>): Promise<string> {
  const answer = await askPortal(portal, `/sandbox/explain?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.text();
}

/** What the view says of the outcome, read as a person would find it marked. */
function outcomeIn(html: string) {
  const [, attributes = ''] = /<p class="verdict[^"]*" ([^>]*)>/.exec(html) ?? [];
  const value = (name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? null;
  return { kind: value('data-outcome'), to: value('data-to'), effects: value('data-effects') };
}

describe('the view says what the portal does', () => {
  test.each<[string, string, string, string, string, Readonly<Record<string, string>>]>([
    ['a visitor on an open page', 'localhost', '/', 'visitor', '', {}],
    ['a visitor on a personal page', 'localhost', '/my/profile?a=1', 'visitor', '', {}],
    ['a member', 'localhost', '/my/profile', 'bound', '', { cookie: 'xl_token=li' }],
    [
      'a guest without a phone',
      'localhost',
      '/my/profile',
      'temporary',
      '',
      { cookie: 'xl_token=temporary' },
    ],
    [
      'an account of another type',
      'localhost',
      '/',
      'wrongType',
      '',
      { cookie: 'xl_token=doctor' },
    ],
    [
      'an unknown device',
      'localhost',
      '/my/profile',
      'unknownDevice',
      messagingApp,
      { cookie: 'xl_token=li' },
    ],
    ['a partner’s home', 'sanming.h5.portal.localhost', '/', 'visitor', '', {}],
    ['an app-only host', 'sd.h5.portal.localhost', '/my/in-app', 'visitor', '', {}],
    [
      'an app-only host, in the app',
      'sd.h5.portal.localhost',
      '/my/in-app',
      'visitor',
      nativeApp,
      {},
    ],
    ['a route that leads on', 'localhost', '/my/moved/7?from=home', 'visitor', '', {}],
    ['no route at all', 'localhost', '/nowhere', 'visitor', '', {}],
  ])('%s', async (_, host, address, kind, agent, headers) => {
    const said = outcomeIn(await explain({ host, address, person: `made-up:${kind}`, agent }));
    const real = await askPortal(
      portal,
      address,
      { ...headers, ...(agent === '' ? {} : { 'user-agent': agent }) },
      host,
    );
    expect(said.to).toBe(real.headers.get('location'));
    if (real.status === 302) expect(said.kind).toBe('redirect');
    else {
      const html = await real.text();
      const isGeneric = /<title>(?:页面不存在|服务器开小差了)/.test(html);
      expect(said.kind).toBe(isGeneric ? 'block' : 'allow');
    }
    const cleared = real.headers.getSetCookie().some((cookie) => cookie.startsWith('xl_token=;'));
    expect(said.effects?.split(' ').includes('clearToken') ?? false).toBe(cleared);
  });

  test('for an account of the sandbox, of which it asks the gateway', async () => {
    const html = await explain({ address: '/my/profile', person: 'account:temporary-login' });
    expect(outcomeIn(html)).toEqual({
      kind: 'redirect',
      to: '/authLogin?target=%2Fmy%2Fprofile',
      effects: null,
    });
    const logout = '/moduleenterprisepartner/partner/logout/unbindandlogout';
    expect(gateway.calls.findLast(({ path }) => path === logout)).toMatchObject({
      headers: { token: 'temporary' },
    });
    expect(html).not.toContain('temporary</dd>');
  });
});

describe('the page', () => {
  test('shows every guard in its place, with the matched row, in the language of the reader', async () => {
    const html = await explain({ address: '/my/profile', person: 'made-up:visitor', lang: 'en' });
    const guards = [...html.matchAll(/data-guard="(\w+)" data-standing="(\w+)"/g)].map(
      ([, name, standing]) => `${name} ${standing}`,
    );
    expect(guards).toEqual([
      'inNativeApp notConcerned',
      'unexpired passed',
      'deviceRegistered notConcerned',
      'recognised notConcerned',
      'signedIn decided',
      'bound notReached',
      'verified notReached',
      'corporateApart notReached',
      'notRedirected notReached',
      'partnerOwned notReached',
      'partnerListed notReached',
      'channelMatched notReached',
      'pageShown notReached',
      'addressWhole notReached',
    ]);
    expect(html).toContain('The page asks for sign-in.');
    expect(html).toContain('<dd>account.profile</dd>');
    expect(html).toContain('<html lang="en"');
  });

  test('runs no script, and brings its style as a file', async () => {
    const answer = await askPortal(portal, '/sandbox/explain');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|style="|<style/);
    expect(html).toContain('<link rel="stylesheet" href="/sandbox/explain.css">');
    expect(html).toContain('a guest');
    const style = await askPortal(portal, '/sandbox/explain.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('writes what was typed as text, never as markup', async () => {
    const html = await explain({ host: '"><script>', address: '/"><b>', agent: '<i>' });
    expect(html).not.toMatch(/<script|<b>|<i>/);
  });

  test.each([
    [{ host: 'example.com', address: '/' }, 'unknownHost'],
    [{ address: 'https://example.com/' }, 'badAddress'],
    [{ address: '//example.com/' }, 'badAddress'],
    [{ address: '/', person: 'account:verified' }, 'accountFailed'],
    [{ address: '/', person: 'somebody' }, 'accountFailed'],
  ])('%j: %s', async (query, problem) => {
    expect(await explain(query)).toContain(`data-problem="${problem}"`);
  });

  test('does not exist without the sandbox', async () => {
    const plain = await serveTinyPortal(gateway);
    for (const path of [
      '/sandbox/explain',
      '/sandbox/explain?address=%2F',
      '/sandbox/explain.css',
    ]) {
      const answer = await askPortal(plain, path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('data-guard');
    }
  });
});
