import { matchRoute, routes, type Requirement, type RouteMeta } from '@xinglin/routes';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { checkAccess, guards } from './check-access';
import {
  allow,
  block,
  redirect,
  type GuardChannel,
  type GuardContext,
  type GuardUser,
} from './guard';
import { openChannel, plainBrowser } from './guard-channel';

const now = Date.parse('2026-12-01T08:00:00+08:00');
const member: GuardUser = {
  login: true,
  isTempLogin: false,
  verifyStatus: 1,
  gmtExpired: '2026-12-01T09:00:00+08:00',
  type: 0,
  corpconsult: false,
  wxConfigVO: { hasWxDevice: false },
};
const temporary: GuardUser = { ...member, isTempLogin: true };
const expired: GuardUser = { ...member, gmtExpired: '2026-12-01T07:59:59+08:00' };

function contextOf(
  url: string,
  user: GuardUser | null,
  meta: Partial<RouteMeta> = {},
  more: Partial<GuardChannel> = {},
): GuardContext {
  const route = matchRoute(routes, new URL(url, 'http://portal.invalid').pathname);
  if (!route) throw new Error(`no route for ${url}`);
  return {
    route: { ...route, row: { ...route.row, ...meta } },
    url,
    user,
    hasToken: user !== null,
    now,
    environment: plainBrowser,
    channel: { ...openChannel(null, 'http://portal.invalid'), ...more },
  };
}

const reservation = '/standard/booking/reservation/h1/s1?patientId=p1&index=2';
const toLogin = `/user/login?target=${encodeURIComponent(reservation)}`;

describe('pages of the first slice', () => {
  test.each<[string, string, GuardUser | null, string | null]>([
    ['a visitor on an open page', '/hospital/1', null, null],
    ['a visitor who wants to book', reservation, null, toLogin],
    ['a visitor told by the gateway', reservation, { ...member, login: false }, toLogin],
    ['a member who wants to book', reservation, member, null],
    [
      'a temporary sign-in who wants to book',
      reservation,
      temporary,
      `/authLogin?target=${encodeURIComponent(reservation)}`,
    ],
    ['a temporary sign-in on a page that asks for login only', '/my/order/list', temporary, null],
    ['an expired sign-in who wants to book', reservation, expired, `${toLogin}&expired=1`],
    ['an expired sign-in on an open page', '/hospital/1', expired, null],
    ['a visitor at the login', '/user/login?target=%2Fmy%2Fprofile', null, null],
    ['a temporary sign-in at the binding page', '/authLogin?target=%2F', temporary, null],
  ])('%s', (_, url, user, to) => {
    const verdict = checkAccess(contextOf(url, user));
    expect(verdict.kind === 'redirect' ? verdict.to : null).toBe(to);
    expect(verdict.kind).toBe(to === null ? 'allow' : 'redirect');
  });
});

describe('verification', () => {
  const requires = ['login', 'verify'] as const;
  test.each([
    [0, 'allow'],
    [1, 'allow'],
    [2, 'redirect'],
    [3, 'redirect'],
  ])('verifyStatus %i: %s', (verifyStatus, kind) => {
    const context = contextOf(
      '/my/order/list',
      { ...member, verifyStatus },
      { requires },
      { financeServer: 'https://finance.example.com' },
    );
    expect(checkAccess(context).kind).toBe(kind);
  });
  test('leads to the finance server and back, and blocks where there is none', () => {
    const user = { ...member, verifyStatus: 2 };
    expect(
      checkAccess(
        contextOf(
          '/my/order/list?a=1',
          user,
          { requires },
          { financeServer: 'https://finance.example.com' },
        ),
      ),
    ).toMatchObject({
      to: 'https://finance.example.com/bind?targetUrl=%2Fmy%2Forder%2Flist%3Fa%3D1',
    });
    expect(checkAccess(contextOf('/my/order/list', user, { requires }))).toMatchObject({
      kind: 'block',
      page: 'error',
    });
  });
});

describe('partner lists', () => {
  test.each<[string, RouteMeta['domain'], string | null, string[], 'allow' | 'block']>([
    ['no lists', undefined, 'sanming', [], 'allow'],
    ['the main portal', { useWhiteList: true }, null, [], 'allow'],
    [
      'black list beats all',
      { useWhiteList: true, privateBlackList: ['sanming'], privateWhiteList: ['sanming'] },
      'sanming',
      ['sanming'],
      'block',
    ],
    ['black list of another', { privateBlackList: ['jinan'] }, 'sanming', [], 'allow'],
    ['global list', { useWhiteList: true }, 'sanming', ['sanming'], 'allow'],
    ['global list not used', { privateWhiteList: ['jinan'] }, 'sanming', ['sanming'], 'block'],
    ['private list', { useWhiteList: true, privateWhiteList: ['sanming'] }, 'sanming', [], 'allow'],
    [
      'on no list',
      { useWhiteList: true, privateWhiteList: ['jinan'] },
      'sanming',
      ['wuhan'],
      'block',
    ],
  ])('%s', (_, domain, partner, partnerWhiteList, kind) => {
    expect(
      checkAccess(
        contextOf('/', null, domain ? { domain } : {}, {
          partner,
          access: { ...openChannel(partner, 'http://portal.invalid').access, partnerWhiteList },
        }),
      ).kind,
    ).toBe(kind);
  });
});

// Cheaper than webQueryParameters, and with the letters that matter in an address.
const anyQuery = fc.string({ maxLength: 30 }).map((text) => `a=${encodeURIComponent(text)}`);

describe('the chain', () => {
  const anyUser = fc.option(
    fc.record({
      login: fc.boolean(),
      isTempLogin: fc.boolean(),
      type: fc.constant(0),
      corpconsult: fc.boolean(),
      wxConfigVO: fc.record({ hasWxDevice: fc.boolean() }),
      verifyStatus: fc.nat({ max: 3 }),
      gmtExpired: fc.option(
        fc.constantFrom(
          '2026-12-01T07:00:00+08:00',
          '2026-12-01T08:00:00+08:00',
          '2026-12-02T00:00:00+08:00',
        ),
      ),
    }),
  );
  const anyRequires = fc.constantFrom<readonly Requirement[] | undefined>(
    undefined,
    ['login'],
    ['login', 'binding'],
    ['login', 'binding', 'verify'],
  );

  test('asks in order and stops at the first that does not allow', () => {
    const context = contextOf('/', null);
    const later = vi.fn(() => block('error', 'late'));
    expect(checkAccess(context, [() => allow, () => redirect('/x', 'first'), later])).toMatchObject(
      { to: '/x' },
    );
    expect(later).not.toHaveBeenCalled();
  });

  test('whoever comes: nobody but a signed-in, unexpired, bound person gets through what is asked', () => {
    fc.assert(
      fc.property(anyUser, anyRequires, (user, requires) => {
        const verdict = checkAccess(
          contextOf('/my/order/list', user, requires ? { requires } : { requires: [] }),
        );
        const alive =
          user?.login && (user.gmtExpired === null || Date.parse(user.gmtExpired) > now);
        const may =
          !requires ||
          (alive === true &&
            (!requires.includes('binding') || !user?.isTempLogin) &&
            (!requires.includes('verify') || (user?.verifyStatus ?? 0) < 2));
        expect(verdict.kind === 'allow').toBe(may);
      }),
    );
  });

  test('whoever comes: a redirect is site-relative, carries the way back, and ends at a page that opens', () => {
    fc.assert(
      fc.property(anyUser, anyQuery, (user, query) => {
        const url = `/my/profile?${query}`;
        const verdict = checkAccess(contextOf(url, user));
        if (verdict.kind !== 'redirect') return;
        const next = new URL(verdict.to, 'http://portal.invalid');
        expect(next.host).toBe('portal.invalid');
        expect(next.searchParams.get('target')).toBe(url);
        expect(checkAccess(contextOf(verdict.to, user)).kind).toBe('allow');
      }),
    );
  });

  test('the error page is never guarded', () => {
    expect(
      checkAccess(contextOf('/error', expired, { requires: ['login'] }), [
        ...guards,
        () => redirect('/x', 'x'),
      ]),
    ).toEqual(allow);
  });
});
