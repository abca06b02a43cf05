// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { samplePatients } from '@xinglin/testing';
import {
  completedPackage,
  unboundPackage,
  unpaidPackage,
} from '../../../samples/service-package-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as errorPage from './error.page';
import * as bindPage from './package/bindpatient/$orderNo.page';
import * as callPage from './package/call/$orderNo/$serviceId.page';
import * as detailPage from './package/detail/$orderNo.page';
import * as ordersPage from './package/list.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const base = '/my/order/package';

describe('my packages', () => {
  it('stand by where they are', async () => {
    const { gateway } = await showPage(ordersPage, { path: `${base}/list?group=active` });
    expect(gateway.inputsOf('listPackageOrders')[0]).toMatchObject({ group: 'active' });
    expect(link(/高血压管理季包/)).toBe('/my/order/package/detail/P1');
  });

  it('say what is left of each item, and where it is used', async () => {
    await showPage(detailPage, { path: `${base}/detail/P1` });
    expect(screen.getByText('剩 1/2 次')).toBeTruthy();
    expect(link('使用图文咨询')).toBe('/my/order/package/customserver/order/P1/consult');
    expect(link('使用电话咨询')).toBe('/my/order/package/call/P1/call');
    expect(link('图文咨询记录')).toBe('/my/order/package/customserver/list/P1/consult');
    expect(link('去图文咨询')).toBe('/my/order/package/customserver/order/P1/consult');
    expect(link(/图文咨询 · 已申请.*24 小时内回复/s)).toBe(
      '/my/order/package/customserver/list/P1/consult',
    );
    expect(screen.getByText('现在退，可退 ¥449.50，用过的不退。')).toBeTruthy();
  });

  it('are given up for the sum that is told', async () => {
    const { gateway } = await showPage(detailPage, {
      path: `${base}/detail/P1`,
      gateway: { refundPackageOrder: { orderNo: 'P1', statusText: '退款中', refundCents: 44_950 } },
    });
    press(texts.giveUp.refundButton);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/449\.50/)).toBeTruthy();
    fireEvent.click(dialog.getByLabelText(texts.giveUp.reason.unneeded));
    fireEvent.click(dialog.getByRole('button', { name: texts.giveUp.refundConfirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('refundPackageOrder')).toMatchObject([
        { orderNo: 'P1', refundCents: 44_950 },
      ]),
    );
  });

  it('lead to the choice of a person first, and to nothing before they are paid', async () => {
    await showPage(detailPage, {
      path: `${base}/detail/P1`,
      gateway: { getPackageOrder: unboundPackage },
    });
    expect(link(texts.orderBindPatient.title)).toBe('/my/order/package/bindpatient/P1');
    expect(screen.queryByRole('link', { name: /^[使用去]/ })).toBeNull();
    cleanup();
    await showPage(callPage, {
      path: `${base}/call/P1/call`,
      gateway: { getPackageOrder: unpaidPackage },
    });
    expect(screen.getByText(texts.item.notUsable)).toBeTruthy();
  });

  it('are for one person', async () => {
    const { gateway } = await showPage(bindPage, {
      path: `${base}/bindpatient/P1`,
      gateway: {
        getPackageOrder: unboundPackage,
        bindPackageToPatient: { orderNo: 'P1', done: true },
      },
    });
    press(texts.orderBindPatient.send);
    expect(screen.getAllByText(texts.problem.patient)).not.toEqual([]);
    expect(gateway.inputsOf('bindPackageToPatient')).toEqual([]);
    const [first] = Object.values(samplePatients);
    if (!first) throw new Error('no patient');
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(first.name) }));
    press(texts.orderBindPatient.send);
    await waitFor(() =>
      expect(gateway.inputsOf('bindPackageToPatient')).toEqual([
        { orderNo: 'P1', patientId: first.patientId },
      ]),
    );
  });

  it('that are used up are bought again or reviewed', async () => {
    await showPage(detailPage, {
      path: `${base}/detail/P1`,
      gateway: { getPackageOrder: completedPackage },
    });
    expect(link(texts.orderComment.title)).toBe('/my/order/package/comment/P1');
    expect(link(texts.orderDetail.again)).toBe('/package/detail/hypertension-quarter');
    expect(screen.getAllByText(texts.quota.usedUp)).toHaveLength(6);
  });

  it('show their real state after a failure', async () => {
    await showPage(errorPage, { path: '/my/order/error?orderNo=P1' });
    expect(screen.getByText(texts.orderError.saved)).toBeTruthy();
    expect(link(texts.item.toOrder)).toBe('/my/order/package/detail/P1');
  });
});
