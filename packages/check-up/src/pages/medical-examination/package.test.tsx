// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, samplePatients } from '@xinglin/testing';
import { sampleCheckUp, sampleCheckUpPackage } from '../../samples/check-up-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as storesPage from './choose-stores.page';
import * as packagePage from './set-meal/detail/$packageCode.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

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
