import { readFileSync } from 'node:fs';
import {
  currentChannel,
  mergePartner,
  pageModules,
  routes,
  type PageModuleRow,
} from '@xinglin/routes';
import { expect, test } from 'vitest';
import { partner } from './index';

const { table } = mergePartner(routes, { ...partner, routes: {} });

test('only the named pages are there, with sign-in, the agreements and the generic pages', () => {
  expect(table).not.toHaveProperty(['booking.hospitalList']);
  expect(table).not.toHaveProperty(['directory.hospitalSummary']);
  expect(table).not.toHaveProperty(['consult.chronicDiseaseHome']);
  for (const name of ['account.login', 'portal.agreementPrivacy', 'portal.notFound'] as const)
    expect(table).toHaveProperty([name]);
});

test('every page of a person asks for a bound number', () => {
  for (const row of Object.values(table)) {
    if (row.requires) expect(row.requires).toContain('binding');
  }
});

test('nothing leads to the pages it has closed, and the tabs are those it has pages for', () => {
  const { footer, tabs, pageConfig } = currentChannel(
    { id: 'vip', code: 'vip' },
    table,
    partner.settings,
  );
  expect(footer).toBe(true);
  expect(tabs).toEqual(['home', 'me']);
  expect(pageConfig['directory.home']).toMatchObject({
    book: { hidden: true },
    moreHospitals: { hidden: true },
    hospitals: { title: { en: 'Partner hospitals' } },
  });
  expect(pageConfig['directory.hospital']).toMatchObject({
    guide: { hidden: true },
    introduction: { hidden: true },
    allHospitals: { hidden: true },
    search: { hidden: true },
    byDisease: { hidden: true },
    allDoctors: { hidden: true },
    familyDoctors: { hidden: true },
    international: { hidden: true },
  });
  expect(pageConfig['directory.search']).toMatchObject({
    season: { hidden: true },
    goods: { hidden: true },
    packages: { hidden: true },
    checkUps: { hidden: true },
  });
  expect(pageConfig['directory.doctor']).toMatchObject({ profile: { hidden: true } });
  expect(pageConfig['booking.orderList']).toMatchObject({
    waits: { hidden: true },
    review: { hidden: true },
  });
  expect(pageConfig['account.moreTools']).toMatchObject({ hospitals: { hidden: true } });
});

test.each([
  'account.profile',
  'account.profileSetting',
  'account.moreTools',
  'account.accountSettings',
] as const)('%s leads only to pages the channel has', (name) => {
  const file = new URL(
    `../../../packages/account/src/pages${routes[name].path}.page.tsx`,
    import.meta.url,
  );
  const named = readFileSync(file, 'utf8').matchAll(/href\(\s*'([\w.]+)'/g);
  const closed = [...named].flatMap(([, to = '']) => (to in table ? [] : [to]));
  // What a closed route is behind hides by itself: `currentChannel`.
  // Widened: not every page has modules.
  const modules: Readonly<Record<string, Readonly<Record<string, PageModuleRow>>>> = pageModules;
  // The list of tools hides what the personal centre hides.
  const hidden = [name, 'account.profile'].flatMap((page) =>
    Object.values(modules[page] ?? {}).map(({ leadsTo }) => leadsTo),
  );
  expect(closed.filter((to) => !hidden.some((one) => one === to))).toEqual([]);
});
