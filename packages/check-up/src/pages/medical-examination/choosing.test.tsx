// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, listOf, samplePatients } from '@xinglin/testing';
import {
  sampleCheckUp,
  sampleCheckUpPackage,
  sampleOrganisation,
} from '../../samples/check-up-samples';
import { sampleHome } from '../../samples/check-up-centre-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as homePage from '../medical-examination.page';
import * as storesPage from './choose-stores.page';
import * as covidPage from './covid-19.page';
import * as privatePage from './privately.page';
import * as guidePage from './privately/guide.page';
import * as privateListPage from './privately/list.page';
import * as organisationPage from './privately/org/$orgCode.page';
import * as scalingPage from './scaling.page';
import * as scalingGuidePage from './scaling/guide/$hospitalId.page';
import * as packagePage from './set-meal/detail/$packageCode.page';
import * as hospitalPage from './set-meal/list/$hospitalId.page';
import * as submitPage from './set-meal/order/submit/$packageCode.page';

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

describe('a package', () => {
  const path = '/medical-examination/set-meal/detail/p-1';

  it('shows its items by part, what each is for, who should not and the refund, and links to the stores', async () => {
    await showPage(packagePage, { path });
    const labels = within(screen.getByRole('list', { name: texts.package.main }));
    expect(labels.getByText('低剂量胸部 CT')).toBeTruthy();
    expect(screen.getByText('筛查糖尿病')).toBeTruthy();
    expect(screen.getByText('怀孕或备孕的人请勿做（低剂量胸部 CT）')).toBeTruthy();
    expect(screen.getByText('到检前 2 天 18:00 前取消，全退 ¥698')).toBeTruthy();
    expect(screen.getByText('体检日前 1 天 18:00 前取消，退 90%')).toBeTruthy();
    expect(screen.getByText('12月1日 起')).toBeTruthy();
    expect(link(texts.bar.choose)).toBe('/medical-examination/choose-stores?packageCode=p-1');
  });

  it('shows its price with the best coupon of the account', async () => {
    const coupon = {
      couponId: 'c-1',
      title: '体检满 399 减 50',
      offCents: 5000,
      endsAt: '2027-01-01T00:00:00Z',
      whyNot: null,
    };
    const { gateway } = await showPage(packagePage, {
      path,
      gateway: { listBestCoupons: listOf([coupon]) },
    });
    expect(await screen.findByText('已用 ¥50 券')).toBeTruthy();
    expect(screen.getByText('648')).toBeTruthy();
    expect(gateway.inputsOf('listBestCoupons')[0]).toEqual({
      use: 'checkUp',
      cents: 69_800,
      seller: 'health100',
    });
  });

  it('says how it fits the person of the address', async () => {
    const person = Object.values(samplePatients)[0];
    const { gateway } = await showPage(packagePage, {
      path: `${path}?patientId=${person?.patientId}`,
      gateway: {
        listPackageFits: {
          items: [
            {
              packageCode: 'p-1',
              fit: { kind: 'suits', values: [{ name: '血压', flag: 'high' }] },
            },
          ],
        },
      },
    });
    expect(await screen.findByText(new RegExp(`^${person?.name} \\d+ 岁，合适$`))).toBeTruthy();
    expect(screen.getByText(/血压偏高/)).toBeTruthy();
    expect(gateway.inputsOf('listPackageFits')[0]).toEqual({
      packageCodes: ['p-1'],
      patientId: person?.patientId,
    });
  });

  it('links to other organisations that offer it', async () => {
    const offers = [
      sampleCheckUp(),
      sampleCheckUp({ packageCode: 'p-2', orgName: '瑞和体检', priceCents: 65_800 }),
    ];
    await showPage(packagePage, { path, gateway: { listPhysicalPackages: listOf(offers) } });
    const others = await screen.findByRole('link', { name: /瑞和体检/ });
    expect(others.textContent).toContain('658');
    expect(others.getAttribute('href')).toBe('/medical-examination/set-meal/detail/p-2');
    expect(screen.queryByRole('link', { name: /杏林体检/ })).toBeNull();
  });

  it('without a store says so', async () => {
    const getPhysicalPackage = { ...sampleCheckUpPackage, storeCount: 0 };
    await showPage(packagePage, { path, gateway: { getPhysicalPackage } });
    expect(screen.getByText(texts.package.noStore)).toBeTruthy();
  });
});

describe('stores', () => {
  const path = '/medical-examination/choose-stores?packageCode=p-1&cityId=330100';

  it('are chosen with a day, and the bar continues with both', async () => {
    const { gateway, router } = await showPage(storesPage, { path });
    expect(gateway.inputsOf('listPhysicalStores')[0]).toMatchObject({
      packageCode: 'p-1',
      cityId: '330100',
    });
    expect(link(/杭州文化路店.*12月1日.*余 4/)).toBe(
      '/medical-examination/choose-stores?packageCode=p-1&cityId=330100&storeId=s-1',
    );
    const full = await screen.findByRole('radio', { name: /12月1日.*约满/ });
    expect(full).toHaveProperty('disabled', true);
    // The first day with room is chosen.
    expect(link(/12月2日.*下一步/)).toBe(
      '/medical-examination/set-meal/order/submit/p-1?storeId=s-1&day=2026-12-02',
    );
    fireEvent.click(screen.getByRole('radio', { name: /12月3日/ }));
    await waitFor(() => expect(router.state.location.search).toContain('day=2026-12-03'));
    await waitFor(() => expect(link(/12月3日.*下一步/)).toContain('day=2026-12-03'));
  });

  it('are those of the city that the person has chosen, unless the address says all', async () => {
    const preferences = { city: { areaId: '310100', name: '上海' } };
    const own = await showPage(storesPage, {
      path: '/medical-examination/choose-stores?packageCode=p-1',
      preferences,
    });
    expect(own.gateway.inputsOf('listPhysicalStores')[0]).toMatchObject({ cityId: '310100' });
    cleanup();
    const all = await showPage(storesPage, {
      path: '/medical-examination/choose-stores?packageCode=p-1&cityId=all',
      preferences,
    });
    expect(all.gateway.inputsOf('listPhysicalStores')[0]).not.toHaveProperty('cityId');
  });

  it('are all listed without a package, with their telephone', async () => {
    await showPage(storesPage, { path: '/medical-examination/choose-stores' });
    expect(link('400-555-1005')).toBe('tel:400-555-1005');
    expect(screen.queryByRole('link', { name: /下一步/ })).toBeNull();
  });
});

describe('the form', () => {
  const path = '/medical-examination/set-meal/order/submit/p-1?storeId=s-1&day=2026-12-03';
  const people = Object.values(samplePatients);
  const women = people.filter(({ gender }) => gender === 'female');

  it('sends who, where and when at the price that is shown', async () => {
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        submitPhysicalOrder: { orderNo: 'C1', amountCents: 1, payBefore: '2026-11-20T21:00:00Z' },
      },
    });
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (!box.checked) fireEvent.click(box);
    press(/^提交并支付/);
    await waitFor(() => expect(gateway.inputsOf('submitPhysicalOrder')).toHaveLength(1));
    expect(gateway.inputsOf('submitPhysicalOrder')[0]).toMatchObject({
      storeId: 's-1',
      day: '2026-12-03',
      patientIds: people.map(({ patientId }) => patientId),
      totalCents: people.length * sampleCheckUpPackage.priceCents,
    });
  });

  it.each([
    ['unpaidOrderLimit', '还有未付款的订单', '去支付或取消：年度基础体检'],
    ['orderedAlready', '同样的订单已经有一个了', '查看这笔订单：年度基础体检'],
  ] as const)('links to the orders that are in the way: %s', async (name, message, label) => {
    const order = { orderNo: 'C7', kind: 'checkUp', title: '年度基础体检' };
    await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        submitPhysicalOrder: businessRefusal(name, message, { orderNo: 'C7', orders: [order] }),
      },
    });
    press(/^提交并支付/);
    expect(await screen.findByText(message)).toBeTruthy();
    const earlier = await screen.findByRole('link', { name: label });
    expect(earlier.getAttribute('href')).toBe('/my/order/physical-exam/detail/C7');
  });

  it('offers only people whom the package fits, says why others cannot go, and sends nothing without a person', async () => {
    const { gateway } = await showPage(submitPage, { path });
    const adults = women.filter(({ birthDate }) => birthDate < '2005');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const free = boxes.filter(({ disabled }) => !disabled);
    expect(free.map(({ value }) => value)).toEqual(adults.map(({ patientId }) => patientId));
    for (const box of boxes.filter(({ disabled }) => disabled))
      expect(box.closest('li')?.textContent).toMatch(/性别不适合|年龄偏小/);
    for (const box of free) if (box.checked) fireEvent.click(box);
    press(texts.submit.missing.people);
    await waitFor(() => expect(screen.getAllByText(texts.submit.problem.people)).not.toEqual([]));
    expect(gateway.inputsOf('submitPhysicalOrder')).toEqual([]);
  });

  it('uses the best coupon without being asked, and none where the person says so', async () => {
    const coupon = { title: '券', endsAt: '2027-01-01T00:00:00Z', whyNot: null };
    const coupons = [
      { ...coupon, couponId: 'c-1', offCents: 10_000 },
      { ...coupon, couponId: 'c-2', title: '小券', offCents: 5000 },
    ];
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        listBestCoupons: listOf(coupons),
        submitPhysicalOrder: { orderNo: 'C1', amountCents: 1, payBefore: '2026-11-20T21:00:00Z' },
        listPayWays: { items: [], takesMoney: false },
      },
    });
    const [first] = people;
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked !== (box.value === first?.patientId)) fireEvent.click(box);
    expect(await screen.findByRole('button', { name: '提交并支付 ¥598' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /不使用/ }));
    press('提交并支付 ¥698');
    await waitFor(() => expect(gateway.inputsOf('submitPhysicalOrder')).toHaveLength(1));
    expect(gateway.inputsOf('submitPhysicalOrder')[0]).not.toHaveProperty('couponId');
  });

  it('names a missing day on its button', async () => {
    await showPage(submitPage, {
      path: '/medical-examination/set-meal/order/submit/p-1?storeId=s-1',
      gateway: { getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null } },
    });
    expect(screen.getByRole('button', { name: texts.submit.missing.day })).toBeDefined();
  });

  it('adds a parent for a package for parents, and returns to what was chosen', async () => {
    await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: {
          ...sampleCheckUpPackage,
          purposes: ['parents'],
          sex: 'any',
          minAge: 90,
        },
      },
    });
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
    const address = new URL(link(texts.submit.add.parent) ?? '', 'http://portal.test');
    expect(address.pathname).toBe('/my/patient/node-add');
    expect(address.searchParams.get('relation')).toBe('parent');
    expect(address.searchParams.get('backurl')).toBe(path);
  });

  it('selects the people of the address, a new family member among them', async () => {
    const [first, second] = people.map(({ patientId }) => patientId);
    await showPage(submitPage, {
      path: `${path}&people=${first}&patientId=${second}`,
      gateway: { getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null } },
    });
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(ticked.map(({ value }) => value)).toEqual([first, second]);
    // Another family member may be added before the order is sent.
    const address = new URL(link(texts.submit.add.anyone) ?? '', 'http://portal.test');
    expect(address.searchParams.get('backurl')).toBe(`${path}&people=${first}%2C${second}`);
  });

  it('asks for a store first', async () => {
    await showPage(submitPage, { path: '/medical-examination/set-meal/order/submit/p-1' });
    expect(link(texts.chooseStore.title)).toBe(
      '/medical-examination/choose-stores?packageCode=p-1',
    );
  });
});
