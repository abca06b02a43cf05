import type { RouteMeta } from '@xinglin/routes';
import { describe, expect, test } from 'vitest';
import { isAllNode } from './all-node';
import { checkAccess } from './check-access';
import type { PartnerAccess } from './guard';
import { openChannel } from './guard-channel';
import { nativeBar } from './native-bar';
import { origin } from './testing/channels';
import { contextOf } from './testing/context-of';
import { people } from './testing/people';

const { access: noLists, info: unknown } = openChannel(null, origin);
const early = { ...unknown, partnerGmtCreated: '2019-05-01T00:00:00+08:00' };

describe('native-app-only hosts', () => {
  const meta = { nativeAppOnly: true };
  const channel = { nativeAppOnlyHost: true };
  const url = '/hospital/1?a=1';
  test('a marked page leads to where the app is opened, else it is blocked', () => {
    expect(checkAccess(contextOf(url, null, { meta, channel }))).toEqual({
      kind: 'redirect',
      to: '/app/wakeup?target=%2Fhospital%2F1%3Fa%3D1',
      reason: 'nativeAppOnly',
    });
    expect(
      checkAccess(contextOf(url, null, { meta, channel: { ...channel, wakeUpPath: null } })),
    ).toEqual({ kind: 'block', page: 'error', reason: 'nativeAppOnly' });
  });
  test('comes before sign-in', () => {
    const asks = { ...meta, requires: ['login'] } as const;
    expect(checkAccess(contextOf(url, null, { meta: asks, channel }))).toMatchObject({
      reason: 'nativeAppOnly',
    });
  });
  test.each([
    ['in the app', { meta, channel, environment: { nativeApp: true } }],
    ['on another host', { meta }],
    ['a page without the mark', { channel }],
  ])('%s: allowed', (_, differences) => {
    expect(checkAccess(contextOf(url, null, differences))).toEqual({ kind: 'allow' });
  });
});

describe('partner lists', () => {
  type Row = [string, RouteMeta['domain'], Partial<PartnerAccess>, string | null];
  const closed = { isAllNode: false };
  test.each<Row>([
    ['no lists, a closed partner', undefined, closed, 'partnerOnNoWhiteList'],
    ['no lists, an all-node partner', undefined, { isAllNode: true }, null],
    ['no lists, on the global list', undefined, { ...closed, isInPartnerWhiteList: true }, null],
    ['no lists, named globally', undefined, { ...closed, partnerWhiteList: ['p'] }, null],
    [
      'no lists, others named globally',
      undefined,
      { ...closed, partnerWhiteList: ['q'] },
      'partnerOnNoWhiteList',
    ],
    [
      'no lists, named by the config',
      undefined,
      { ...closed, privateWhiteRouteNameList: ['directory.home'] },
      null,
    ],
    [
      'black list beats all',
      { useWhiteList: true, privateBlackList: ['p'], privateWhiteList: ['p'] },
      { isAllNode: true, isInPartnerWhiteList: true },
      'partnerOnBlackList',
    ],
    [
      'black list of the config beats all',
      { useWhiteList: true, privateWhiteList: ['p'] },
      { isAllNode: true, privateBlackRouteNameList: ['directory.home'] },
      'partnerOnBlackList',
    ],
    ['black list of another', { privateBlackList: ['q'] }, { isAllNode: true }, null],
    ['black list of another, closed', { privateBlackList: ['q'] }, closed, 'partnerOnNoWhiteList'],
    ['global list', { useWhiteList: true }, { partnerWhiteList: ['p'] }, null],
    [
      'global list not used',
      { privateWhiteList: ['q'] },
      { isAllNode: true, partnerWhiteList: ['p'] },
      'partnerOnNoWhiteList',
    ],
    [
      'global list refused',
      { useWhiteList: false },
      { isAllNode: true, partnerWhiteList: ['p'] },
      'partnerOnNoWhiteList',
    ],
    ['private list', { useWhiteList: true, privateWhiteList: ['p'] }, closed, null],
    [
      'private list of the config',
      { useWhiteList: false },
      { ...closed, privateWhiteRouteNameList: ['directory.home'] },
      null,
    ],
  ])('%s', (_, domain, access, reason) => {
    const verdict = checkAccess(
      contextOf('/', null, {
        meta: domain ? { domain } : {},
        channel: { partner: 'p', info: early, access: { ...noLists, ...access } },
      }),
    );
    expect(verdict).toEqual(
      reason === null ? { kind: 'allow' } : { kind: 'block', page: 'notFound', reason },
    );
  });

  test('the main portal is on no list', () => {
    const meta = { domain: { useWhiteList: false } };
    expect(checkAccess(contextOf('/', null, { meta })).kind).toBe('allow');
  });
  test.each(['/user/login', '/authLogin', '/error', '/agreement/privacy'])(
    'a closed partner has %s',
    (url) => {
      const channel = { partner: 'p', info: early, access: { ...noLists, isAllNode: false } };
      expect(checkAccess(contextOf(url, null, { channel })).kind).toBe('allow');
    },
  );
});

describe('all-node partners', () => {
  test.each<[string, string | null, boolean | null, boolean]>([
    ['p', '2020-11-01T23:59:59+08:00', null, false],
    ['p', '2020-11-02T00:00:00+08:00', null, true],
    ['p', '2020-11-01T16:00:00Z', null, true],
    ['p', '2020-11-02T00:00:00+08:00', false, true],
    ['p', '2019-01-01T00:00:00+08:00', true, true],
    ['sanming', '2019-01-01T00:00:00+08:00', null, true],
    ['sanming', '2019-01-01T00:00:00+08:00', false, false],
    ['p', null, null, true],
    ['p', null, false, false],
    ['p', 'no day', false, false],
  ])('%s created %s, config says %s: %s', (partner, partnerGmtCreated, says, expected) => {
    const info = { ...unknown, partnerGmtCreated };
    expect(isAllNode({ partner, info, access: { ...noLists, isAllNode: says } })).toBe(expected);
  });
});

describe('partner redirect', () => {
  const to = (redirectUrl: string | null) => ({
    info: { ...unknown, needRedirect: true, redirectUrl },
  });
  test.each<[string, string | null, string | null, string | null]>([
    [
      '/hospital/1',
      'https://www.partner.example/a',
      'https://www.partner.example/a',
      'partnerRedirect',
    ],
    ['/hospital/1', '/hospital/2', '/hospital/2', 'partnerRedirect'],
    ['/hospital/2?b=1', '/hospital/2?a=1', null, null],
    ['/hospital/2', `${origin}/hospital/2`, null, null],
    ['/hospital/1', 'xinglin://home', 'xinglin://home', 'partnerRedirect'],
    ['/hospital/1', 'https://evil.example/', '/', 'illegalRouterPath'],
    ['/hospital/1', '//partner.example/', '/', 'illegalRouterPath'],
    ['/hospital/1', 'javascript:alert(1)', '/', 'illegalRouterPath'],
    ['/', 'https://evil.example/', null, null],
    ['/hospital/1', null, null, null],
    ['/hospital/1', '', null, null],
    ['/user/login?target=%2F', 'https://www.partner.example/a', null, null],
  ])('%s with %s: %s', (url, redirectUrl, expected, reason) => {
    expect(checkAccess(contextOf(url, null, { channel: to(redirectUrl) }))).toEqual(
      expected === null ? { kind: 'allow' } : { kind: 'redirect', to: expected, reason },
    );
  });
  test('comes behind sign-in, and not at all where no redirect is needed', () => {
    expect(
      checkAccess(contextOf('/my/order/list', null, { channel: to('/hospital/2') })),
    ).toMatchObject({ reason: 'loginRequired' });
    const info = { ...to('/hospital/2').info, needRedirect: false };
    expect(checkAccess(contextOf('/', null, { channel: { info } })).kind).toBe('allow');
  });
});

describe("a partner's own page", () => {
  test.each([
    ['sanming', 'allow'],
    ['vip', 'block'],
    [null, 'block'],
  ])('for %s: %s', (partner, kind) => {
    const context = contextOf('/', people.bound, {
      meta: { partners: ['sanming'] },
      channel: { partner },
    });
    expect(checkAccess(context).kind).toBe(kind);
  });
});

describe('channel rules', () => {
  const rules: RouteMeta['requireChannelRules'] = [
    { query: 'channel', values: ['a', 'b'] },
    { query: '_cp', values: ['c'] },
  ];
  test.each([
    ['/?channel=b', 'allow'],
    ['/?_cp=c&channel=x', 'allow'],
    ['/?channel=c', 'block'],
    ['/?channel=', 'block'],
    ['/?channel=ab', 'block'],
    ['/', 'block'],
  ])('%s: %s', (url, kind) => {
    expect(checkAccess(contextOf(url, null, { meta: { requireChannelRules: rules } })).kind).toBe(
      kind,
    );
  });
});

describe('page configuration', () => {
  test.each([
    [{}, 'allow'],
    [{ 'directory.home': {} }, 'allow'],
    [{ 'directory.home': { doctors: { hidden: true } } }, 'allow'],
    [{ 'directory.home': { page: { hidden: false } } }, 'allow'],
    [{ 'directory.search': { page: { hidden: true } } }, 'allow'],
    [{ 'directory.home': { page: { hidden: true } } }, 'block'],
  ])('%j: %s', (pageConfig, kind) => {
    expect(checkAccess(contextOf('/', null, { channel: { pageConfig } })).kind).toBe(kind);
  });
});

describe('the native bar', () => {
  const canHide = 357;
  test.each<[boolean, number | null, boolean, { intercepts: boolean; native: boolean }]>([
    [true, 328, true, { intercepts: false, native: true }],
    [true, 329, true, { intercepts: false, native: true }],
    [true, 330, true, { intercepts: true, native: true }],
    [true, canHide, true, { intercepts: true, native: true }],
    [true, 330, false, { intercepts: false, native: true }],
    [true, 356, false, { intercepts: false, native: true }],
    [true, canHide, false, { intercepts: false, native: false }],
    [true, null, true, { intercepts: false, native: false }],
    [false, canHide, true, { intercepts: false, native: false }],
  ])('in the app: %s, version %s, marked: %s', (nativeApp, appVersion, enableNativeNavBar, bar) => {
    const canHideNavBar = nativeApp && appVersion === canHide;
    const environment = { nativeApp, appVersion, canHideNavBar, messagingApp: false };
    expect(nativeBar({ enableNativeNavBar }, environment)).toEqual(bar);
  });
});
