import { targetHref } from '@xinglin/routes';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Portal } from '../feature';
import type { PortalServer } from '../server';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { partner } from '../testing/tiny-partner';
import { tinyPortal } from '../testing/tiny-portal';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';

let gateway: TinyGateway;
let portal: PortalServer;
beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await serveTinyPortal(gateway);
});
afterAll(() => gateway.close());

const someone = { cookie: 'xl_token=someone' };
const inApp = { 'user-agent': 'Mozilla/5.0 XinglinUser/3.5.7' };
const inMessagingApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50' };
const inDoctorApp = { 'user-agent': 'Mozilla/5.0 XinglinDoctor/1.2.0' };

async function whereTo(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await askPortal(portal, path, headers);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return answer.headers.get('location') ?? `${answer.status}`;
}

describe('a page that passes people on', () => {
  test.each([
    ['/mp', '/'],
    ['/mp?target=%2Fhospital%2F1%3Ftab%3Da', '/hospital/1?tab=a'],
    ['/mp?target=https%3A%2F%2Fevil.example', '/'],
    ['/mp?target=https%3A%2F%2Fwww.h5.xinglin.example%2Fa', 'https://www.h5.xinglin.example/a'],
    ['/common/login-middle?target=%2Fsearch%3Fq%3D1', '/user/login?target=%2Fsearch%3Fq%3D1'],
    ['/common/login-middle', '/user/login?target=%2F'],
    ['/mp/middle?target=%2Fsearch', '/user/login?target=%2Fmp%2Fmiddle%3Ftarget%3D%252Fsearch'],
    [
      '/heilongjiang/middle?target=%2Fsearch',
      '/user/login?target=%2Fheilongjiang%2Fmiddle%3Ftarget%3D%252Fsearch',
    ],
    [
      '/common/chain-middle?target=%2Fsearch%3Fq%3Da&channel=tv&_cp=b',
      '/search?q=a&channel=tv&_cp=b',
    ],
    ['/common/chain-middle?target=%2Fsearch%3Fchannel%3Dold&channel=tv', '/search?channel=tv'],
    [
      '/common/chain-middle?target=https%3A%2F%2Fwww.h5.xinglin.example%2Fa&channel=tv',
      'https://www.h5.xinglin.example/a',
    ],
    ['/common/chain-middle?channel=tv', '/?channel=tv'],
    ['/common/chain-middle?target=javascript:alert(1)&channel=tv', '/'],
    ['/common/booking-middle', '/booking/hospital'],
    ['/common/booking-middle?hospitalId=1', '/hospital/1'],
    ['/common/booking-middle?hospitalId=1&hospDeptId=2', '/hospital/experts/1/2'],
    [
      '/common/booking-middle?hospitalId=1&hospDeptId=2&doctorId=3',
      '/expert/book/3?hospitalId=1&hospDeptId=2',
    ],
    ['/common/booking-middle?doctorId=..%2F..%2Fx', '/'],
    ['/app/wakeup/middle?target=%2Fsearch', '/app/wakeup?target=%2Fsearch'],
  ])('leads a visitor from %s to %s', async (path, location) => {
    expect(await whereTo(path)).toBe(location);
  });

  test.each([
    ['/common/login-middle?target=%2Fsearch', '/search'],
    ['/common/login-middle?target=%2F%2Fevil.example', '/'],
    ['/mp/middle?target=%2Fsearch', '/search'],
    ['/heilongjiang/middle', '/'],
  ])('leads somebody who is signed in from %s to %s', async (path, location) => {
    expect(await whereTo(path, someone)).toBe(location);
  });
});

describe('the way to the official account', () => {
  const path = '/official-account/follow/middle?target=%2Fsearch';

  test('is shown in the messaging app, with the way on', async () => {
    const page = await askPortal(portal, path, inMessagingApp);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="/search"');
  });

  test('is passed by elsewhere, to no place but an allowed one', async () => {
    expect(await whereTo(path)).toBe('/search');
    expect(await whereTo(path.replace('%2Fsearch', 'https%3A%2F%2Fevil.example'))).toBe('/');
  });
});

describe('a channel that has its people book elsewhere, and another mini-program', () => {
  const leads = {
    booking: 'https://www.h5.xinglin.example/appointments?from=sanming',
    miniProgram: 'https://www.h5.xinglin.example/mini',
  };
  const host = 'sanming.h5.portal.localhost';
  const elsewhere: Portal = {
    ...tinyPortal,
    channels: async () => ({
      partners: [{ id: 'sanming', load: async () => ({ ...partner, settings: { leads } }) }],
    }),
  };

  test.each([
    ['/common/booking-middle?doctorId=7', `${leads.booking}&doctorId=7`],
    ['/common/booking-middle', leads.booking],
    ['/mp?target=%2Fsearch', `${leads.miniProgram}?target=%2Fsearch`],
    ['/mp/middle', leads.miniProgram],
  ])('leads there from %s', async (path, location) => {
    const led = await serveTinyPortal(gateway, {}, { portal: elsewhere });
    const answer = await askPortal(led, path, someone, host);
    expect(answer.headers.get('location')).toBe(location);
    expect((await askPortal(led, path, someone)).headers.get('location')).not.toBe(location);
  });

  test('leads nowhere that no target may lead', async () => {
    const evil = {
      ...elsewhere,
      channels: async () => ({
        partners: [
          {
            id: 'sanming',
            load: async () => ({
              ...partner,
              settings: { leads: { booking: 'https://evil.example' } },
            }),
          },
        ],
      }),
    };
    const led = await serveTinyPortal(gateway, {}, { portal: evil });
    const answer = await askPortal(led, '/common/booking-middle', {}, host);
    expect(answer.headers.get('location')).toBe('/');
  });
});

describe('the check of targets', () => {
  const pages = ['/mp', '/mp/middle', '/common/login-middle', '/common/chain-middle', '/app/links'];

  test.each([
    ['/search?q=1', '/search?q=1'],
    ['http://sanming.h5.portal.localhost/search', '/search'],
    ['http://www.h5.portal.localhost/search', 'http://www.h5.portal.localhost/search'],
    ['https://www.h5.xinglin.example/search', 'https://www.h5.xinglin.example/search'],
    ['xinglin://scan', 'xinglin://scan'],
    ['unknown://scan', null],
    ['https://evil.example/', null],
    ['https://www.h5.xinglin.example.evil.example/', null],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
  ])('of %s on a channel is the same after sign-in and by every page: %s', async (target, to) => {
    const warned: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) });
    const reporting = await serveTinyPortal(gateway, {}, { log });
    const follow = async (path: string) => {
      const answer = await askPortal(
        reporting,
        path,
        { ...inApp, ...someone },
        'sanming.h5.portal.localhost',
      );
      return answer.headers.get('location');
    };
    for (const page of pages)
      expect([page, await follow(`${page}?${new URLSearchParams({ target })}`)]).toEqual([
        page,
        to ?? '/',
      ]);
    const path = targetHref(target);
    expect(path === target ? target : await follow(path)).toBe(to ?? '/');
    const reports = warned.filter((line) => line.includes('illegal router path'));
    expect(reports).toHaveLength(to === null ? pages.length + 1 : 0);
    expect(reports.join()).not.toContain(target);
  });
});

describe('the identity of the chat', () => {
  const silently = (target: string) =>
    `/login/wxauth/redirect?silent=1&target=${encodeURIComponent(target)}`;
  const byForm = (target: string) => `/user/login?target=${encodeURIComponent(target)}`;
  const doctors = '/search?tab=doctor';

  test.each([
    ['', doctors],
    ['?cityId=330100', `${doctors}&areaId=330100`],
    ['?cityId=..%2F..%2Fx', doctors],
    ['?cityId=330100&target=%2Fmy%2Forder%2Flist', '/my/order/list'],
  ])(
    'of %s is given silently in the messaging app, by the form elsewhere',
    async (query, target) => {
      const path = `/im-idp/middle${query}`;
      expect(await whereTo(path, inMessagingApp)).toBe(silently(target));
      expect(await whereTo(path)).toBe(byForm(target));
      expect(await whereTo(path, { ...someone, ...inMessagingApp })).toBe(target);
    },
  );

  test('leads nowhere but within the site', async () => {
    const path = '/im-idp/middle?target=https%3A%2F%2Fevil.example';
    expect(await whereTo(path, someone)).toBe('/');
  });
});

describe('a page that opens an app', () => {
  test.each([
    ['/app/wakeup', inApp],
    ['/app/wakeup/middle', inApp],
    ['/app/wakeup-wydoctor', inDoctorApp],
    ['/app/links', inApp],
    ['/links', inApp],
    ['/app/wyslinks', inDoctorApp],
    ['/wyslinks', inDoctorApp],
    ['/app/authlinks', { ...inApp, ...someone }],
  ])('%s shows the target itself inside that app', async (path, headers) => {
    expect(await whereTo(`${path}?target=%2Fsearch`, headers)).toBe('/search');
  });

  test.each([
    ['/app/wakeup', 'xinglin://open?path=%2Fsearch', '/'],
    ['/links', 'xinglin://open?path=%2Fsearch', '/search'],
    ['/app/wyslinks', 'xinglin-doctor://open?path=%2Fsearch', '/search'],
    ['/app/wakeup-wydoctor', 'xinglin-doctor://open?path=%2Fsearch', '/'],
    ['/app/wakeup-digital-payment', 'dcep://open?path=%2Fsearch', '/my/order/list'],
  ])('%s offers the app and a way on, elsewhere', async (path, link, onward) => {
    const answer = await askPortal(portal, `${path}?target=%2Fsearch`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`href="${onward}"`);
  });

  test('the wallet’s page leads back to where the payment came from, within the site only', async () => {
    const path = '/app/wakeup-digital-payment?backurl=';
    const own = await (await askPortal(portal, `${path}%2Fmy%2Forder%2Fdetail%2F7`)).text();
    expect(own).toContain('href="/my/order/detail/7"');
    const other = await (await askPortal(portal, `${path}https%3A%2F%2Fevil.example`)).text();
    expect(other).not.toContain('evil.example"');
    expect(other).toContain('href="/my/order/list"');
  });

  test('asks for a session first where the page needs one', async () => {
    expect(await whereTo('/app/authlinks?target=%2Fsearch')).toMatch(/^\/user\/login\?/);
  });
});
