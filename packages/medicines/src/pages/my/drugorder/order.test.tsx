// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { sampleDrugOrder } from '../../../samples/drug-order-samples';
import {
  confirmedDrugOrder,
  readyDrugOrder,
  unconfirmedDrugOrder,
  unpaidDrugOrder,
} from '../../../samples/drug-order-states';
import { showPage } from '../../../testing/show-page';
import { forward } from '../drugorderMiddle.page';
import * as orderPage from './$orderId.page';
import * as checkPage from './checkmark.page';
import * as detailPage from './detail/$orderId.page';
import * as expressPage from './express.page';
import * as listPage from './order/list.page';
import * as schedulePage from './schedule/$orderId.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const path = '/my/drugorder/D1';

/** Opens the dialog behind a button and confirms it. */
async function cancel(button: string, confirm: string) {
  press(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  const said = dialog.getAllByText(/./).map(({ textContent }) => textContent);
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
  return said;
}

describe('an order of medicines', () => {
  it('is paid on its page', async () => {
    await showPage(orderPage, { path, gateway: { getDrugOrder: unpaidDrugOrder } });
    expect(screen.getByText(texts.order.promise)).toBeTruthy();
    expect(screen.getByText('依折麦布片')).toBeTruthy();
  });

  it('that no pharmacy confirmed moves to another with one tap', async () => {
    const { gateway } = await showPage(orderPage, {
      path,
      gateway: {
        getDrugOrder: unconfirmedDrugOrder,
        moveDrugOrder: { orderNo: 'D1', refundCents: 850 },
      },
    });
    expect(screen.getByText('今天 21:50 前换一家，不用再付款；不换就退 ¥141.50。')).toBeTruthy();
    press('换这家：同仁堂翠苑店');
    await waitFor(() =>
      expect(gateway.inputsOf('moveDrugOrder')).toEqual([{ orderNo: 'D1', pharmacyId: 'ph-2' }]),
    );
    expect(await screen.findAllByText('已换到同仁堂翠苑店，¥8.50 原路退回')).not.toEqual([]);
  });

  it('is cancelled at once before a pharmacy confirmed it', async () => {
    const { gateway } = await showPage(orderPage, {
      path,
      gateway: {
        getDrugOrder: unconfirmedDrugOrder,
        cancelDrugOrder: { orderNo: 'D1', isCancelled: true },
      },
    });
    const said = await cancel(texts.cancel.now.button, texts.cancel.now.confirm);
    expect(said.join('')).toContain('¥141.50 原路退回');
    await waitFor(() => expect(gateway.inputsOf('cancelDrugOrder')).toEqual([{ orderNo: 'D1' }]));
    expect(await screen.findAllByText(texts.cancel.now.done)).not.toEqual([]);
  });

  it('is only asked to be cancelled once a pharmacy has it', async () => {
    await showPage(orderPage, {
      path,
      gateway: {
        getDrugOrder: confirmedDrugOrder,
        cancelDrugOrder: { orderNo: 'D1', isCancelled: false },
      },
    });
    expect(screen.queryByRole('button', { name: texts.cancel.now.button })).toBeNull();
    const said = await cancel(texts.cancel.ask.button, texts.cancel.ask.confirm);
    expect(said.join('')).toContain('杏林大药房文三路店已接单，由药房决定');
    expect(await screen.findAllByText(texts.cancel.ask.done)).not.toEqual([]);
  });

  it('says what the pharmacy answered, and cannot be cancelled on its way', async () => {
    await showPage(orderPage, {
      path,
      gateway: {
        getDrugOrder: sampleDrugOrder({
          cancellation: {
            askedAt: '2026-11-20T19:40:00+08:00',
            reason: null,
            answer: '药已经送出',
          },
        }),
      },
    });
    expect(screen.getByText('药房没有同意取消：药已经送出')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /取消/ })).toBeNull();
    expect(link(texts.express.title)).toBe('/my/drugorder/express?orderId=D1');
  });

  it('has its facts, its parcels and its price on pages of their own', async () => {
    await showPage(detailPage, { path: '/my/drugorder/detail/D1' });
    expect(screen.getByText('8841 0272')).toBeTruthy();
    const fall = screen.getByRole('list', { name: texts.price.title });
    expect(
      within(fall)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['¥136.50药费', '+¥5配送费', '¥141.50实付']);
    cleanup();
    await showPage(expressPage, { path: '/my/drugorder/express?orderId=D1' });
    expect(screen.getByText('XL20261120001')).toBeTruthy();
    cleanup();
    await showPage(expressPage, {
      path: '/my/drugorder/express?orderId=D1',
      gateway: { getDrugOrder: confirmedDrugOrder },
    });
    expect(screen.getByText(texts.express.none)).toBeTruthy();
  });

  it('is brought at the time that is chosen', async () => {
    const { gateway } = await showPage(schedulePage, {
      path: '/my/drugorder/schedule/D1',
      gateway: { getDrugOrder: confirmedDrugOrder, scheduleDrugOrder: { orderNo: 'D1' } },
    });
    fireEvent.click(screen.getByRole('radio', { name: '明天 09:00–11:00' }));
    press(texts.schedule.send);
    await waitFor(() =>
      expect(gateway.inputsOf('scheduleDrugOrder')).toEqual([
        { orderNo: 'D1', startsAt: '2026-11-21T09:00:00+08:00' },
      ]),
    );
  });
});

describe('what came', () => {
  const at = '/my/drugorder/checkmark?orderId=D1';

  it('is ticked against the prescription, and what is wrong is said in words', async () => {
    const { gateway } = await showPage(checkPage, {
      path: at,
      gateway: { getDrugOrder: readyDrugOrder, receiveDrugOrder: { orderNo: 'D1' } },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: '依折麦布片对得上' }));
    press(texts.checkMark.send);
    expect(screen.getAllByText(texts.checkMark.problem)).not.toEqual([]);
    expect(gateway.inputsOf('receiveDrugOrder')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '少一盒' } });
    press(texts.checkMark.sendWrong);
    await waitFor(() =>
      expect(gateway.inputsOf('receiveDrugOrder')).toEqual([
        { orderNo: 'D1', rightLineIds: ['1'], wrong: '少一盒' },
      ]),
    );
  });

  it('is received where all of it is right', async () => {
    const { gateway } = await showPage(checkPage, {
      path: at,
      gateway: { getDrugOrder: readyDrugOrder, receiveDrugOrder: { orderNo: 'D1' } },
    });
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    press(texts.checkMark.send);
    await waitFor(() =>
      expect(gateway.inputsOf('receiveDrugOrder')).toEqual([
        { orderNo: 'D1', rightLineIds: ['1', '2', '3'] },
      ]),
    );
  });

  it('is not checked before it is there', async () => {
    await showPage(checkPage, { path: at });
    expect(screen.getByText(texts.checkMark.notYet)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('my orders of medicines', () => {
  it('are all of them, and the open ones first in the standard flow', async () => {
    const all = await showPage(listPage, { path: '/my/drugorder/order/list' });
    expect(all.gateway.inputsOf('listDrugOrders')[0]).not.toHaveProperty('group');
    expect(link(/王秀兰 · 血脂 3 种药/)).toBe(path);
    cleanup();
    const open = await showPage(listPage, { path: '/standard/drugorder/order/list' });
    expect(open.gateway.inputsOf('listDrugOrders')[0]).toMatchObject({ group: 'open' });
  });

  it.each([
    ['orderId=D1', path],
    ['orderNo=D1', path],
    ['prescriptionId=rx-1', '/my/prescription/list?prescriptionId=rx-1'],
    ['', '/my/drugorder/order/list'],
    ['orderId=../evil', '/my/drugorder/order/list'],
  ])('are found by %s', (query, target) => {
    const place = { query: new URLSearchParams(query) } as Parameters<typeof forward>[0];
    expect(forward(place, {} as Parameters<typeof forward>[1])).toBe(target);
  });
});
