// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listOf } from '@xinglin/testing';
import { sampleCheckUp, sampleOrganisation } from '../../samples/check-up-samples';
import { sampleHome } from '../../samples/check-up-centre-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as homePage from '../medical-examination.page';
import * as covidPage from './covid-19.page';
import * as privatePage from './privately.page';
import * as guidePage from './privately/guide.page';
import * as privateListPage from './privately/list.page';
import * as organisationPage from './privately/org/$orgCode.page';
import * as scalingPage from './scaling.page';
import * as scalingGuidePage from './scaling/guide/$hospitalId.page';
import * as hospitalPage from './set-meal/list/$hospitalId.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the home', () => {
  const path = '/medical-examination';
  const rows = () => screen.getAllByRole('article').map((row) => row.textContent);

  it('puts packages in order for the person of the account, each with its reason and price', async () => {
    const { gateway } = await showPage(homePage, { path });
    expect(gateway.inputsOf('getPhysicalHome')[0]).toEqual({ person: 'parents' });
    const [heart, bone, year] = rows();
    expect(heart).toMatch(/心脑血管专项.*券后.*¥748.*血压、血脂偏高，适合查/);
    expect(bone).toMatch(/骨与关节体检.*¥468.*报告里还没有骨密度/);
    expect(bone).not.toContain('券后');
    expect(year).toMatch(/年度基础体检.*¥399 起.*已有一份还没用，12 项相同/);
    expect(screen.getByText('按王秀兰的情况排')).toBeTruthy();
    expect(link(/^全部：/)).toBe('/medical-examination?view=all&person=parents');
  });

  it('links to the day of an unused code, and to the last report with what was not normal', async () => {
    await showPage(homePage, { path });
    expect(link(/^选日子/)).toBe('/medical-examination/weibao-code?grantId=grant-1');
    const report = screen.getByRole('link', { name: /王秀兰上次体检快满一年/ });
    expect(report.textContent).toContain('血尿酸 436 µmol/L 偏高');
    expect(report.getAttribute('href')).toBe(
      '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    );
  });

  it('offers to add a person whom the account does not have', async () => {
    const getPhysicalHome = { ...sampleHome, patient: null, items: [], grants: [], report: null };
    const asked = { path: `${path}?person=child`, gateway: { getPhysicalHome } };
    const { gateway } = await showPage(homePage, asked);
    expect(gateway.inputsOf('listPhysicalPackages')[0]).toMatchObject({ person: 'child' });
    expect(rows()).toHaveLength(1);
    expect(link(texts.home.add.child)).toContain('relation=child');
  });

  it('shows anyone the packages and their number for whom', async () => {
    const { gateway } = await showPage(homePage, { path, user: null });
    expect(gateway.inputsOf('getPhysicalHome')).toEqual([]);
    expect(link('爸妈 12 个套餐')).toBe('/medical-examination?person=parents');
    expect(link('入职 3 个套餐')).toBe('/medical-examination?person=work');
    expect(rows()[0]).toContain('女性年度体检');
    expect(screen.queryByRole('link', { name: /^选日子/ })).toBeNull();
  });
});

describe('lists of packages', () => {
  it('ask by person, purpose and price, all of it in the address', async () => {
    const path = '/medical-examination?person=parents&purpose=heart&most=1000';
    const { gateway } = await showPage(homePage, { path });
    expect(gateway.inputsOf('listPhysicalPackages')[0]).toMatchObject({
      kind: 'general',
      grouped: true,
      suits: 'parents',
      person: 'parents',
      purpose: 'heart',
      mostCents: 100_000,
    });
    expect(link('女性年度体检')).toBe('/medical-examination/set-meal/detail/p-1');
    expect(link(texts.person.self)).toContain('person=self&purpose=heart&most=1000');
    expect(screen.getByRole('article').textContent).toContain('女性 · 21 岁以上');
    press('筛选 2');
    expect(link('500 元以内')).toContain('person=parents&purpose=heart&most=500');
  });

  it('show one card for a package of several organisations, with its lowest price', async () => {
    const gateway = { listPhysicalPackages: listOf([sampleCheckUp({ orgCount: 4 })]) };
    await showPage(homePage, { path: '/medical-examination?view=all', gateway });
    const row = screen.getByRole('article').textContent;
    expect(row).toContain('4 家机构');
    expect(row).toContain('¥698 起');
    expect(row).not.toContain('杏林体检');
  });

  it.each([
    ['tests', covidPage, 'covid-19', { kind: 'nucleic' }],
    ['scaling', scalingPage, 'scaling', { kind: 'dental' }],
    ['private ones', privateListPage, 'privately/list', { kind: 'private' }],
    ['an organisation', organisationPage, 'privately/org/ruihe', { orgCode: 'ruihe' }],
    ['a hospital', hospitalPage, 'set-meal/list/h-1', { hospitalId: 'h-1' }],
  ] as const)('of %s ask for just those', async (_, page, path, asked) => {
    const { gateway } = await showPage(page, { path: `/medical-examination/${path}` });
    expect(gateway.inputsOf('listPhysicalPackages')[0]).toMatchObject(asked);
  });

  it('lead each kind to its own page', async () => {
    const dental = sampleCheckUp({ kind: 'dental', title: '单人洁牙' });
    await showPage(scalingPage, {
      path: '/medical-examination/scaling',
      gateway: { listPhysicalPackages: listOf([dental]) },
    });
    expect(link('单人洁牙')).toBe('/medical-examination/scaling/detail/p-1');
    expect(link(/看看当天怎么做/)).toBe('/medical-examination/scaling/guide/ruihe');
  });
});

describe('who carries them out', () => {
  it('is listed, with the way to its packages', async () => {
    await showPage(privatePage, { path: '/medical-examination/privately' });
    expect(link(sampleOrganisation.name)).toBe('/medical-examination/privately/org/ruihe');
  });

  it.each([
    ['all', guidePage, 'privately/guide'],
    ['one', scalingGuidePage, 'scaling/guide/ruihe'],
  ] as const)('is told step by step of %s', async (_, page, path) => {
    await showPage(page, { path: `/medical-examination/${path}` });
    expect(screen.getByText('先做需要空腹的项目')).toBeTruthy();
  });
});
