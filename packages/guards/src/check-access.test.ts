import { matchRoute, routes, type RouteMeta } from '@xinglin/routes';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { checkAccess } from './check-access';
import { allow, block, redirect, type GuardUser } from './guard';
import { guardChain, type GuardStep } from './guard-chain';
import { anyChannel, anyEnvironment, anyMeta, anyUser } from './testing/anybody';
import { origin } from './testing/channels';
import { contextOf } from './testing/context-of';
import { people } from './testing/people';

const reservation = '/standard/booking/reservation/h1/s1?patientId=p1&index=2';
const toLogin = `/user/login?target=${encodeURIComponent(reservation)}`;
const { bound: member, temporary, expired } = people;

describe('pages that are there', () => {
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

  test('the error page is never guarded', () => {
    const context = contextOf('/error', expired, {
      meta: { requires: ['login'] },
      channel: { pageConfig: { 'portal.error': { page: { hidden: true } } } },
    });
    expect(checkAccess(context)).toEqual(allow);
  });
});

describe('the order', () => {
  const step = (guard: GuardStep['guard']): GuardStep => ({
    name: 'signedIn',
    stage: 2,
    guard,
    asks: () => true,
  });

  test('asks in order and stops at the first that does not allow; effects before it stay', () => {
    const later = vi.fn(() => block('error', 'hiddenByPageConfig'));
    expect(
      checkAccess(contextOf('/', null), [
        step(() => ({ kind: 'allow', effects: ['clearToken'] })),
        step(() => redirect('/x', 'loginRequired')),
        step(later),
      ]),
    ).toEqual({ kind: 'redirect', to: '/x', reason: 'loginRequired', effects: ['clearToken'] });
    expect(later).not.toHaveBeenCalled();
  });

  test('is that of the specification: host, then person and partner, then page configuration', () => {
    expect(guardChain.map(({ stage, name }) => `${stage} ${name}`)).toMatchInlineSnapshot(`
      [
        "1 inNativeApp",
        "2 unexpired",
        "2 deviceRegistered",
        "2 recognised",
        "2 signedIn",
        "2 bound",
        "2 verified",
        "2 corporateApart",
        "2 notRedirected",
        "2 partnerOwned",
        "2 partnerListed",
        "2 channelMatched",
        "3 pageShown",
        "3 addressWhole",
      ]
    `);
    expect(guardChain.map(({ stage }) => stage)).toEqual(
      guardChain.map(({ stage }) => stage).toSorted((one, other) => one - other),
    );
  });

  test('whoever comes, the verdict is that of the first guard that refuses', () => {
    fc.assert(
      fc.property(
        anyUser,
        anyMeta,
        anyChannel,
        anyEnvironment,
        (user, meta, channel, environment) => {
          const context = contextOf('/my/order/list', user, { meta, channel, environment });
          const verdict = checkAccess(context);
          expect(checkAccess(context)).toEqual(verdict);
          const refusals = guardChain
            .map(({ guard }) => guard(context))
            .filter(({ kind }) => kind !== 'allow');
          const { effects: _, ...plain } = verdict;
          const { effects: __, ...first } = refusals[0] ?? allow;
          expect(plain).toEqual(meta.skipGuards ? allow : first);
        },
      ),
    );
  });
});

describe('whoever comes', () => {
  test('nobody but a signed-in, unexpired, bound person gets through what is asked', () => {
    fc.assert(
      fc.property(anyUser, anyMeta, (user, { requires = [] }) => {
        const context = contextOf('/my/order/list', user, { meta: { requires } });
        const verdict = checkAccess(context);
        const alive =
          user?.login &&
          user.type === 0 &&
          (user.gmtExpired === null || Date.parse(user.gmtExpired) > context.now);
        const may =
          requires.length === 0 ||
          (alive === true &&
            (!requires.includes('binding') || !user.isTempLogin) &&
            (!requires.includes('verify') || user.verifyStatus < 2));
        expect(verdict.kind === 'allow').toBe(may);
      }),
    );
  });

  test('a redirect leads to a place one may be led to, and keeps the way back', () => {
    fc.assert(
      fc.property(
        anyUser,
        anyMeta,
        anyChannel,
        anyEnvironment,
        (user, meta, channel, environment) => {
          const url = '/my/order/list?a=%2F%2Fevil.example&orderKey=k%2F..%2F1';
          const verdict = checkAccess(contextOf(url, user, { meta, channel, environment }));
          if (verdict.kind !== 'redirect') return;
          const next = new URL(verdict.to, origin);
          expect(next.origin).toBeOneOf([
            origin,
            'https://finance.example',
            'https://corporate.example',
            'https://www.partner.example',
            'null',
          ]);
          if (next.origin === 'null') expect(next.protocol).toBe('xinglin:');
          else expect(verdict.to).toMatch(/^(?:https:\/\/[a-z]|\/(?![/\\]))/);
          if (['loginRequired', 'bindingRequired', 'nativeAppOnly'].includes(verdict.reason))
            expect(next.searchParams.get('target')).toBe(url);
          if (verdict.reason === 'verificationRequired')
            expect([...next.searchParams]).toEqual([
              next.origin === origin ? ['target', url] : ['targetUrl', origin + url],
            ]);
        },
      ),
    );
  });

  test('who follows the redirects comes to an end within the site, or leaves it', () => {
    let followed = 0;
    fc.assert(
      fc.property(
        anyUser,
        anyMeta,
        anyChannel,
        anyEnvironment,
        fc.constantFrom(
          '/my/order/list',
          '/',
          '/hospital/1',
          '/user/login',
          '/authLogin',
          '/my/bindcard',
        ),
        (user, meta, channel, environment, start) => {
          // The changed meta holds for every page but those a partner cannot do without.
          const metaAt = (path: string): Partial<RouteMeta> =>
            matchRoute(routes, path)?.row.skipGuards ? {} : meta;
          let person = user;
          let url: string = start;
          const seen: string[] = [];
          for (;;) {
            expect(seen).not.toContain(url);
            seen.push(url);
            const path = new URL(url, origin).pathname;
            if (path === '/app/wakeup') break;
            const context = contextOf(url, person, {
              meta: metaAt(path),
              channel,
              environment,
              hasToken: person !== null,
            });
            const verdict = checkAccess(context);
            if (verdict.effects?.includes('clearToken')) person = null;
            if (verdict.kind !== 'redirect' || !verdict.to.startsWith('/')) break;
            url = verdict.to;
            followed += 1;
          }
          expect(seen.length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 500 },
    );
    expect(followed).toBeGreaterThan(50);
  });
});
