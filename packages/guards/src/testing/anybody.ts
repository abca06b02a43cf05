import type { RouteMeta } from '@xinglin/routes';
import fc from 'fast-check';
import type { GuardChannel, GuardEnvironment, GuardUser } from '../guard';
import { partnerChannel, settings } from './channels';

/** Any user info, a visitor's as well. */
export const anyUser: fc.Arbitrary<GuardUser | null> = fc.option(
  fc.record({
    login: fc.boolean(),
    isTempLogin: fc.boolean(),
    type: fc.constantFrom(0, 0, 0, 1),
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

/** Any flags that a guard reads. */
export const anyMeta: fc.Arbitrary<Partial<RouteMeta>> = fc.record(
  {
    requires: fc.constantFrom<NonNullable<RouteMeta['requires']>>(
      [],
      ['login'],
      ['login', 'binding'],
      ['login', 'binding', 'verify'],
    ),
    skipGuards: fc.boolean(),
    nativeAppOnly: fc.boolean(),
    partners: fc.constantFrom(['sanming'], ['vip', 'tianjin']),
    domain: fc.record(
      {
        useWhiteList: fc.boolean(),
        privateWhiteList: fc.constantFrom(['sanming'], ['vip']),
        privateBlackList: fc.constantFrom(['sanming'], ['vip']),
      },
      { requiredKeys: [] },
    ),
    requireChannelRules: fc.constantFrom([{ query: 'channel' as const, values: ['a', 'b'] }]),
    corpConsult: fc.constantFrom(
      { path: '/corp/consult/history' },
      { path: '/corp/consult/order-detail/:orderKey' },
      { path: '/corp/consult/dpchat', query: ['orderKey'] },
    ),
    enableNativeNavBar: fc.boolean(),
    fullPageLoad: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Any channel, also ones that are set up badly. */
export const anyChannel: fc.Arbitrary<GuardChannel> = fc
  .record({
    base: fc.constantFrom(...Object.values(settings).map(({ channel }) => channel)),
    partner: fc.constantFrom(null, 'sanming', 'vip'),
    isAllNode: fc.constantFrom(null, true, false),
    partnerGmtCreated: fc.constantFrom(
      null,
      '2020-11-01T23:59:59+08:00',
      '2020-11-02T00:00:00+08:00',
      'x',
    ),
    needRedirect: fc.boolean(),
    redirectUrl: fc.constantFrom(
      null,
      '',
      '/',
      '/hospital/1?a=1',
      '/my/order/list',
      'https://www.h5.portal.example/hospital/1',
      'https://www.partner.example/x',
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'xinglin://home',
    ),
    white: fc.constantFrom([], ['booking.orderList']),
    black: fc.constantFrom([], ['booking.orderList']),
    hidden: fc.boolean(),
    wakeUpPath: fc.constantFrom(null, '/app/wakeup'),
    financeServer: fc.constantFrom(null, 'https://finance.example'),
    verificationPath: fc.constantFrom(null, '/my/bindcard'),
    corporateOrigin: fc.constantFrom(null, 'https://corporate.example'),
  })
  .map((facts) => ({
    ...facts.base,
    ...partnerChannel('', {}),
    nativeAppOnlyHost: facts.base.nativeAppOnlyHost,
    partner: facts.partner,
    wakeUpPath: facts.wakeUpPath,
    financeServer: facts.financeServer,
    verificationPath: facts.verificationPath,
    corporateOrigin: facts.corporateOrigin,
    info: {
      partnerGmtCreated: facts.partnerGmtCreated,
      needRedirect: facts.needRedirect,
      redirectUrl: facts.redirectUrl,
    },
    access: {
      ...facts.base.access,
      isAllNode: facts.isAllNode,
      privateWhiteRouteNameList: facts.white,
      privateBlackRouteNameList: facts.black,
    },
    pageConfig: { 'booking.orderList': { page: { hidden: facts.hidden } } },
  }));

export const anyEnvironment: fc.Arbitrary<GuardEnvironment> = fc.constantFrom(
  ...Object.values(settings).map(({ environment }) => environment),
);
