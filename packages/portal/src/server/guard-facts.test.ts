import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
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

const messagingApp = 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.50.2701(0x2800325B)';
const nativeApp = 'Mozilla/5.0 (Linux; Android 14; wv) XinglinUser/3.5.7';

/** What a browser is told: where to go, and which cookies change. */
async function told(path: string, headers: Record<string, string>, host?: string) {
  const answer = await askPortal(portal, path, headers, host);
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/; (?:Path|SameSite|Secure|HttpOnly).*$/, ''));
  return [answer.status, answer.headers.get('location'), ...cookies];
}

describe('a device that the account does not know, in the messaging app', () => {
  const headers = { cookie: 'xl_token=li', 'user-agent': messagingApp };
  test('signs in again; the token stays for 60 s as the previous one', async () => {
    const answer = await askPortal(portal, '/my/profile', headers);
    expect(answer.headers.get('location')).toBe('/user/login?target=%2Fmy%2Fprofile');
    const [previous, session] = answer.headers.getSetCookie();
    expect(previous).toMatch(/^xl_previous_token=li; .*Max-Age=60;.*HttpOnly/);
    expect(session).toMatch(/^xl_token=; .*Max-Age=0;/);
  });
  test('is let in where it is known, and on an open page', async () => {
    const known = { ...headers, cookie: `${headers.cookie}; xl_device=known` };
    expect(await told('/my/profile', known)).toEqual([200, null]);
    expect(await told('/', headers)).toEqual([200, null]);
  });
});

describe('a token of somebody who is no person of the portal', () => {
  const headers = { cookie: 'xl_token=doctor' };
  test('goes, on every page; an open one is a visitor’s', async () => {
    expect(await told('/my/profile', headers)).toEqual([
      302,
      '/user/login?target=%2Fmy%2Fprofile',
      'xl_token=',
    ]);
    expect(await told('/', headers)).toEqual([200, null, 'xl_token=']);
    const html = await (await askPortal(portal, '/', headers)).text();
    expect(html).not.toContain('person doctor');
  });
});

describe('a native-app-only host', () => {
  const host = 'sd.h5.portal.localhost';
  test('shows a marked page in the native app alone, and lets nobody keep it', async () => {
    const inside = await askPortal(portal, '/my/in-app', { 'user-agent': nativeApp }, host);
    expect([inside.status, inside.headers.get('cache-control')]).toEqual([
      200,
      'private, no-cache',
    ]);
    const outside = await askPortal(portal, '/my/in-app', {}, host);
    expect(outside.headers.get('cache-control')).toBe('no-store');
    expect(outside.headers.get('location')).toBe('/app/wakeup?target=%2Fmy%2Fin-app');
  });
  test('is like any other for the rest', async () => {
    expect(await told('/', {}, host)).toEqual([200, null]);
    const elsewhere = await askPortal(portal, '/my/in-app');
    expect(elsewhere.headers.get('cache-control')).toBe('public, max-age=600');
  });
});

describe('a channel that the gateway speaks of', () => {
  const host = 'sanming.h5.portal.localhost';
  const path = '/moduleenterprisepartner/config/';
  const info = { needRedirect: false, redirectUrl: null, gmtCreated: '2019-05-20T00:00:00+08:00' };

  test('is led where it was moved to, from the first page on', async () => {
    const away = `http://${host}/404`;
    gateway.answer(`${path}getpartnerinfo`, ({ headers }) => ({
      data:
        headers['appid'] === 'app-sanming'
          ? { ...info, needRedirect: true, redirectUrl: away }
          : info,
    }));
    expect(await told('/agreement/privacy', {}, host)).toEqual([302, '/404']);
    expect(await told('/', {})).toEqual([200, null]);
  });

  test('lets nobody keep what stands in the place of a page that it hides', async () => {
    gateway.answer(`${path}getpartnerinfo`, { data: info });
    gateway.answer(`${path}getpartnerconfig`, {
      data: {
        partnerName: '三明',
        isAllNode: true,
        isInPartnerWhiteList: false,
        partnerWhiteList: [],
        privateBlackRouteNameList: [],
        privateWhiteRouteNameList: [],
        modelCodes: ['page.account.inApp'],
      },
    });
    const modelPath = '/moduleenterprisepartner/partner/custom/config/model.json';
    const text = JSON.stringify({ 'account.inApp': { page: { hidden: true } } });
    gateway.answer(modelPath, { data: { confMap: { partnerConfig: { text } } } });
    const hidden = await askPortal(portal, '/my/in-app', {}, host);
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  });

  test('does not show a page on its black list', async () => {
    gateway.answer(`${path}getpartnerinfo`, { data: info });
    gateway.answer(`${path}getpartnerconfig`, {
      data: {
        partnerName: '三明',
        isAllNode: true,
        isInPartnerWhiteList: false,
        partnerWhiteList: [],
        privateBlackRouteNameList: ['account.profile'],
        privateWhiteRouteNameList: [],
        modelCodes: [],
      },
    });
    const session = { cookie: 'xl_token=one' };
    expect(await told('/my/profile', session, host)).toEqual([404, null]);
    expect(await told('/my/profile', session)).toEqual([200, null]);
  });
});
