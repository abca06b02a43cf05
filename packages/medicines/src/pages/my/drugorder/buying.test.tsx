// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, listOf } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { sampleDrugQuote } from '../../../samples/drug-order-samples';
import { showPage } from '../../../testing/show-page';
import * as authorizationPage from './authorization.page';
import * as drugstorePage from './drugstore.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('choosing a pharmacy', () => {
  const path = '/my/drugorder/drugstore?prescriptionId=rx-1';

  it('says what each has, what it costs, and when it is there', async () => {
    const { gateway } = await showPage(drugstorePage, { path });
    expect(gateway.inputsOf('listPharmacies')).toEqual([{ prescriptionId: 'rx-1' }]);
    expect(screen.getAllByText('3 种都有')).toHaveLength(2);
    expect(screen.getByText('今天 22:10 前送到')).toBeTruthy();
    expect(screen.getByText('配送费 ¥5')).toBeTruthy();
    expect(screen.getByText(texts.pharmacy.reportsNot)).toBeTruthy();
    // The one that only hands out at its counter delivers nothing.
    expect(screen.queryByText('学院路惠民药房')).toBeNull();
    expect(link('选这家：杏林大药房文三路店')).toBe(
      '/my/drugorder/authorization?prescriptionId=rx-1&pharmacyId=ph-1&method=delivery',
    );
  });

  it('orders them as the address says, and names what one lacks', async () => {
    await showPage(drugstorePage, { path: `${path}&method=pickup&sort=soonest` });
    expect(names()).toEqual(['学院路惠民药房', '同仁堂翠苑店', '杏林大药房文三路店']);
    expect(screen.getByText('缺 阿托伐他汀钙片')).toBeTruthy();
    expect(link('药最全')).toBe(`${path}&method=pickup&sort=complete`);
  });

  it('offers the other way where no pharmacy delivers', async () => {
    await showPage(drugstorePage, { path, gateway: { listPharmacies: { items: [] } } });
    expect(screen.getByText(texts.drugstore.none.delivery)).toBeTruthy();
    expect(link(texts.drugstore.toPickup)).toBe(`${path}&method=pickup&sort=complete`);
  });
});

describe('confirming an order', () => {
  const path = '/my/drugorder/authorization?prescriptionId=rx-1&pharmacyId=ph-1&method=delivery';

  it('is agreed to before it is sent at the price that was shown', async () => {
    const { gateway } = await showPage(authorizationPage, {
      path,
      gateway: {
        submitDrugOrder: {
          orderNo: 'D1',
          amountCents: 14_150,
          payBefore: '2026-11-20T21:30:00+08:00',
        },
      },
    });
    expect(gateway.inputsOf('quoteDrugOrder')).toEqual([
      { prescriptionId: 'rx-1', pharmacyId: 'ph-1', method: 'delivery', addressId: 'a-1' },
    ]);
    expect(screen.getByText('今天 22:10 前送到')).toBeTruthy();
    for (const sentence of sampleDrugQuote.authorisation)
      expect(screen.getByText(sentence)).toBeTruthy();
    press('支付 ¥141.50');
    expect(screen.getAllByText(texts.authorization.problem.agree)).not.toEqual([]);
    expect(gateway.inputsOf('submitDrugOrder')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: texts.authorization.agree }));
    press('支付 ¥141.50');
    await waitFor(() =>
      expect(gateway.inputsOf('submitDrugOrder')).toMatchObject([
        { pharmacyId: 'ph-1', addressId: 'a-1', digest: 'digest-1', isAuthorised: true },
      ]),
    );
  });

  it('shows a price that changed, and sends nothing by that', async () => {
    const { gateway } = await showPage(authorizationPage, {
      path,
      gateway: { submitDrugOrder: businessRefusal('drugQuoteChanged', '价格变了', {}) },
    });
    fireEvent.click(screen.getByRole('checkbox'));
    press('支付 ¥141.50');
    expect(await screen.findByText(/价格变了，现在是 ¥141\.50/)).toBeTruthy();
    expect(gateway.inputsOf('submitDrugOrder')).toHaveLength(1);
    await waitFor(() => expect(gateway.inputsOf('quoteDrugOrder')).toHaveLength(2));
  });

  it('links to the order that has claimed the prescription', async () => {
    await showPage(authorizationPage, {
      path,
      gateway: {
        submitDrugOrder: businessRefusal('prescriptionClaimed', '这张处方已有订单', {
          orderNo: 'D7',
        }),
      },
    });
    fireEvent.click(screen.getByRole('checkbox'));
    press('支付 ¥141.50');
    await screen.findAllByText('这张处方已有订单');
    expect(link(texts.authorization.toOrder)).toBe('/my/drugorder/D7');
  });

  it('wants an address first for a delivery, and none for a pick-up', async () => {
    const gateway = { listAddresses: listOf([]) };
    const delivered = await showPage(authorizationPage, { path, gateway });
    expect(delivered.gateway.inputsOf('quoteDrugOrder')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^支付/ })).toBeNull();
    cleanup();
    const collected = await showPage(authorizationPage, {
      path: path.replace('delivery', 'pickup'),
      gateway,
    });
    expect(collected.gateway.inputsOf('quoteDrugOrder')).toEqual([
      { prescriptionId: 'rx-1', pharmacyId: 'ph-1', method: 'pickup' },
    ]);
  });
});
