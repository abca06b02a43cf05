import { currentChannel, mergePartner, routes } from '@xinglin/routes';
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

test('nothing leads to the pages it has closed, and there are no tabs', () => {
  const { footer, pageConfig } = currentChannel(
    { id: 'vip', code: 'vip' },
    table,
    partner.settings,
  );
  expect(footer).toBe(false);
  expect(pageConfig['directory.home']).toMatchObject({
    book: { hidden: true },
    moreHospitals: { hidden: true },
    hospitals: { title: { en: 'Partner hospitals' } },
  });
  expect(pageConfig['directory.hospital']).toMatchObject({
    guide: { hidden: true },
    introduction: { hidden: true },
    allHospitals: { hidden: true },
  });
});
