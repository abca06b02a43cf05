// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listOf, sampleAddresses } from '@xinglin/testing';
import {
  attendedCheckUp,
  invoicedCheckUp,
  postedCheckUp,
  sampleCheckUp,
  sampleCheckUpOrder,
  sampleCheckUpPackage,
  sampleFoundStore,
} from '../../samples/check-up-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as homePage from '../diagnosis-platform.page';
import * as applyPage from '../medical-examination/invoice/$orderId.page';
import * as storesPage from '../medical-examination/choose-stores.page';
import * as packagePage from '../medical-examination/set-meal/detail/$packageCode.page';
import * as submitPage from '../medical-examination/set-meal/order/submit/$packageCode.page';
import * as orderPage from '../my/order/physical-exam/detail/$orderId.page';
import * as ordersPage from './client/order.page';
import * as peoplePage from './client/patient-info.page';
import * as paperPage from './express/detail/$orderId.page';
import * as informationPage from './order/info.page';
import * as invoicePage from './order/invoice-detail.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const scan = { kind: 'diagnosis', packageCode: 'm-1', title: '头颅核磁共振' } as const;

describe('the platform of examinations', () => {
  it('lists its own packages by purpose, and leads on within itself', async () => {
    const { gateway } = await showPage(homePage, {
      path: '/diagnosis-platform?purpose=heart',
      gateway: { listPhysicalPackages: listOf([sampleCheckUp(scan)]) },
    });
    expect(gateway.inputsOf('listPhysicalPackages')[0]).toMatchObject({
      kind: 'diagnosis',
      purpose: 'heart',
    });
    expect(link(scan.title)).toBe('/diagnosis-platform/client/goods-detail?packageCode=m-1');
    expect(link(texts.diagnosisOrder.title)).toBe('/diagnosis-platform/client/order');
  });

  it('goes from the package over the stores to the form', async () => {
    const goods = { ...sampleCheckUpPackage, ...scan };
    const detail = await showPage(packagePage, {
      path: '/diagnosis-platform/client/goods-detail?packageCode=m-1',
      gateway: { getPhysicalPackage: goods },
    });
    expect(detail.gateway.inputsOf('getPhysicalPackage')).toEqual([{ packageCode: 'm-1' }]);
    expect(link(texts.bar.choose)).toBe('/diagnosis-platform/client/book?packageCode=m-1');
    cleanup();
    await showPage(storesPage, {
      path: '/diagnosis-platform/client/book?packageCode=m-1',
      gateway: { listPhysicalStores: listOf([sampleFoundStore]) },
    });
    expect(link(/下一步$/)).toBe(
      '/diagnosis-platform/order/confirm?packageCode=m-1&storeId=s-1&day=2026-12-01',
    );
    cleanup();
    const form = await showPage(submitPage, {
      path: '/diagnosis-platform/order/confirm?packageCode=m-1&storeId=s-1',
      gateway: { getPhysicalPackage: goods },
    });
    expect(form.gateway.inputsOf('getPhysicalSchedule')).toEqual([
      { packageCode: 'm-1', storeId: 's-1' },
    ]);
    expect(link(texts.submit.agreement)).toBe('/diagnosis-platform/agreement/detail');
  });

  it('lists the orders of its own kind alone', async () => {
    const { gateway } = await showPage(ordersPage, {
      path: '/diagnosis-platform/client/order?group=active',
    });
    expect(gateway.inputsOf('cicPatientOrder')[0]).toMatchObject({ group: 'active' });
    expect(gateway.inputsOf('listMyPhysicalOrders')).toEqual([]);
  });

  it('gives an order up and invoices it by its own calls', async () => {
    const own = { packageKind: 'diagnosis' } as const;
    const { gateway } = await showPage(orderPage, {
      path: '/diagnosis-platform/client/order-detail?orderNo=C1',
      gateway: {
        getPhysicalOrder: sampleCheckUpOrder(own),
        cicPatientRefund: { orderNo: 'C1', statusText: '已取消', refundCents: 71_820 },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: texts.cancel.button }));
    fireEvent.click(await screen.findByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('cicPatientRefund')).toEqual([
        { orderNo: 'C1', refundCents: 71_820 },
      ]),
    );
    cleanup();
    const { gateway: invoiced } = await showPage(applyPage, {
      path: '/medical-examination/invoice/C1',
      gateway: {
        getPhysicalOrder: { ...attendedCheckUp, ...own },
        cicPatientInvoice: { orderNo: 'C1', done: true },
      },
    });
    const type = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    type(/^发票抬头/, '沈知秋');
    type(/^接收邮箱/, 'qiu@example.com');
    fireEvent.click(screen.getByRole('button', { name: /^申请发票/ }));
    await waitFor(() => expect(invoiced.inputsOf('cicPatientInvoice')).toHaveLength(1));
  });
});

describe('the sides of an order', () => {
  const gateway = { getPhysicalOrder: attendedCheckUp };

  it('are who is examined, with the report of who has one', async () => {
    await showPage(peoplePage, {
      path: '/diagnosis-platform/client/patient-info?orderNo=C1',
      gateway,
    });
    expect(link('王芳的体检报告')).toBe(
      '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    );
    expect(screen.queryByRole('link', { name: '王建国的体检报告' })).toBeNull();
    expect(screen.getByText(texts.diagnosisPatient.stage.attended)).toBeTruthy();
  });

  it('are how its price came about', async () => {
    await showPage(informationPage, { path: '/diagnosis-platform/order/info?orderNo=C1', gateway });
    expect(screen.getByText('C1')).toBeTruthy();
    expect(screen.getByText('¥399.00')).toBeTruthy();
  });

  it('are its invoice, or the way to ask for one', async () => {
    const path = '/diagnosis-platform/order/invoice-detail?orderNo=C1';
    await showPage(invoicePage, { path, gateway: { getPhysicalOrder: invoicedCheckUp } });
    expect(screen.getByText('26112500001')).toBeTruthy();
    cleanup();
    await showPage(invoicePage, { path, gateway });
    expect(link(texts.invoice.apply)).toBe('/medical-examination/invoice/C1');
  });

  it('are the printed report, asked for at an address and followed', async () => {
    const path = '/diagnosis-platform/express/detail/C1';
    const { gateway: asked } = await showPage(paperPage, {
      path,
      gateway: {
        ...gateway,
        listAddresses: listOf([sampleAddresses.home]),
        applyPhysicalPaper: { orderNo: 'C1', done: true },
      },
    });
    const send = () => fireEvent.click(screen.getByRole('button', { name: texts.paper.send }));
    send();
    await waitFor(() => expect(screen.getAllByText(texts.paper.problem)).not.toEqual([]));
    fireEvent.change(screen.getByRole('combobox'), {
      target: { value: sampleAddresses.home.addressId },
    });
    send();
    await waitFor(() =>
      expect(asked.inputsOf('applyPhysicalPaper')).toEqual([
        { orderNo: 'C1', addressId: sampleAddresses.home.addressId },
      ]),
    );
    cleanup();
    await showPage(paperPage, { path, gateway: { getPhysicalOrder: postedCheckUp } });
    expect(screen.getByText('SF1234567890')).toBeTruthy();
  });
});
