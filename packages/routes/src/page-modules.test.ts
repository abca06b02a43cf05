import { expect, test } from 'vitest';
import { pageModules } from './page-modules';
import { routes } from './generated/tables';

/** The built screens among those that channel display settings refer to (spec 1 §2), by the name there and their path. */
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
  ['disease page', '/diseasepage/:id'],
  ['standard department', '/standardepartment/:id'],
  ['search', '/search'],
  ['home', '/'],
] as const;

test.each(screens)(
  '%s (%s) has modules that a channel can hide, rename or lead elsewhere',
  (_, path) => {
    const [name, row] = Object.entries(routes).find(([, one]) => one.path === path) ?? [];
    const shown = row && 'sameAs' in row ? row.sameAs : name;
    expect(Object.keys(pageModules[shown as keyof typeof pageModules] ?? {})).not.toEqual([]);
  },
);
