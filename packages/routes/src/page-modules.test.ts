import { expect, test } from 'vitest';
import { pageModules } from './page-modules';
import { routes } from './generated/tables';
import type { RouteRow } from './route-row';

/** The screens that channel display settings refer to (spec 1 §2), by the name there and their path. */
const screens = [
  ['hospital page', '/hospital/:id'],
  ['hospital summary', '/hospital/summary/:id'],
  ['expert page', '/expert/:id'],
  ['expert book', '/expert/book/:doctorId'],
  ['standard expert book', '/standard/expert/book/:doctorId'],
  ['booking', '/booking/hospital'],
  ['booking reservation', '/standard/booking/reservation/:hospitalId/:shiftCaseId'],
  ['order detail', '/my/order/detail/:orderNo'],
  ['standard order detail', '/standard/my/order/detail/:orderNo'],
  ['my order list', '/my/order/list'],
  ['standard booking order list', '/standard/booking/order/list'],
  ['user login main', '/user/login'],
  ['combined login', '/login/combined'],
  ['my profile', '/my/profile'],
  ['profile settings', '/my/profile/setting'],
  ['profile account settings', '/my/acctset'],
  ['profile bind card', '/my/bindcard'],
  ['my patients', '/my/patients'],
  ['patient add', '/my/patient/node-add'],
  ['address add', '/order/address/add'],
  ['address edit', '/order/address/edit/:id'],
  ['expert consult', '/expert/consult/:id'],
  ['consult order detail', '/consult/order-detail/:orderKey'],
  ['consult list', '/my/consult/list'],
  ['consult list of all', '/my/consult/listall'],
  ['consult doctor', '/consult/doctor'],
  ['multi-question ask', '/multask'],
  ['my bconsult ask', '/my/bconsult/ask'],
  ['fast phone ask', '/fastphone/ask'],
  ['community ask', '/community/my/bconsult/ask'],
  ['community phone ask', '/community/fastphone/ask'],
  ['community video ask', '/community/videoconsult/ask'],
  ['ask entry special consult', '/ask/entry/specialconsult'],
  ['fast order', '/fastorder/department'],
  ['fast order expert list', '/fastorder/expertlist'],
  ['fast order hospital', '/fastorder/hospital'],
  ['order detail error', '/my/order/detail/error'],
  ['standard booking', '/standard/booking'],
  ['expert patient service', '/my/expert/patient'],
  ['package detail', '/package/detail/:packageCode'],
  ['package expert detail', '/package/expert/detail'],
  ['package team detail', '/package/team/detail'],
  ['my order package detail', '/my/order/package/detail/:orderNo'],
  ['package survey reply detail', '/package/survey/reply/detail'],
  ['expert praise detail', '/my/expert/praise/detail/:expertId'],
  ['comment-expert success', '/commentexpert/success/:medicalRecordId?'],
  ['order-centre deduct list', '/ordercentre/deduct/list'],
  ['order-centre coupon merge list', '/ordercentre/coupon/merge-list'],
  ['home search', '/home/search'],
  ['disease page', '/diseasepage/:id'],
  ['standard department', '/standardepartment/:id'],
  ['search', '/search'],
  ['home', '/'],
] as const;

test.each(screens)(
  '%s (%s) has modules that a channel can hide, rename or lead elsewhere',
  (_, path) => {
    const [name, row] =
      Object.entries<RouteRow>(routes).find(
        ([, one]) => one.path === path || one.aliases?.includes(path),
      ) ?? [];
    const shown = row?.sameAs ?? name;
    expect(Object.keys(pageModules[shown as keyof typeof pageModules] ?? {})).not.toEqual([]);
  },
);

/** Of the same screens those whose parts no channel does without; each is hidden or renamed as a whole (`page`). */
const whole = [
  // Every way to ask, side by side.
  ['consult more', '/consult/more'],
  // The search of places is the search page with its modules.
  ['search yygh', '/search/yygh'],
  // Forms and lists of one thing.
  ['fill form', '/my/order/package/fill/form'],
  ['express address', '/my/order/package/expressaddress/:orderNo/:serviceId'],
  ['order error page', '/my/order/error'],
  ['medical exam private list', '/medical-examination/privately/list'],
  ['scaling detail', '/medical-examination/scaling/detail/:packageCode'],
  ['set-meal order add', '/medical-examination/set-meal/order/submit/:packageCode'],
] as const;

test.each(whole)('%s (%s) is there to be hidden as a whole', (_, path) => {
  expect(Object.values<RouteRow>(routes).some((one) => one.path === path)).toBe(true);
});
