// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, listOf, sampleAddresses } from '@xinglin/testing';
import { sampleCoinGoods, sampleCoinOrder } from '../../../samples/coin-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/coins/zh-Hans.json';
import { showCoinPage } from '../../../testing/show-coin-page';
import * as resultPage from './exchange-result/$id.page';
import * as formPage from './information.page';
import * as ordersPage from './my-prize.page';
import * as orderPage from './order-detail/$id.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('an exchange', () => {
  const path = '/member/healthcoin/information?goodsId=coin-goods-1';
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

  it('names what is missing, and is sent once with what was shown', async () => {
    const { gateway, router } = await showCoinPage(formPage, {
      path,
      gateway: { exchangeHealthCoinGoods: { orderNo: 'E9', balance: 200 } },
    });
    press('确认兑换 60 币');
    expect(await screen.findAllByText(texts.exchange.noAddress)).not.toHaveLength(0);
    expect(gateway.inputsOf('exchangeHealthCoinGoods')).toEqual([]);
    choose(texts.exchange.count, '2');
    const address = screen.getByRole('combobox', { name: texts.exchange.address });
    const options = within(address).getAllByRole<HTMLOptionElement>('option');
    const addressId = options.at(-1)?.value ?? '';
    choose(texts.exchange.address, addressId);
    press('确认兑换 120 币');
    press('确认兑换 120 币');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/member/healthcoin/exchange-result/E9'),
    );
    expect(gateway.inputsOf('exchangeHealthCoinGoods')).toEqual([
      { goodsId: 'coin-goods-1', count: 2, addressId, coins: 120 },
    ]);
  });

  it('has the usual address preset', async () => {
    const address = { addressId: sampleAddresses.home.addressId, name: '', mobile: '', text: '' };
    const { gateway } = await showCoinPage(formPage, {
      path,
      gateway: {
        getActivityAddress: { address },
        exchangeHealthCoinGoods: { orderNo: 'E9', balance: 260 },
      },
    });
    press('确认兑换 60 币');
    await waitFor(() =>
      expect(gateway.inputsOf('exchangeHealthCoinGoods')).toEqual([
        { goodsId: 'coin-goods-1', count: 1, addressId: address.addressId, coins: 60 },
      ]),
    );
  });

  it('that costs more than there is says how much is missing', async () => {
    const { gateway } = await showCoinPage(formPage, {
      path,
      gateway: { getHealthCoinGoods: sampleCoinGoods({ balance: 100 }) },
    });
    choose(texts.exchange.count, '3');
    press('确认兑换 180 币');
    expect(await screen.findAllByText('差 80 币')).not.toHaveLength(0);
    expect(gateway.inputsOf('exchangeHealthCoinGoods')).toEqual([]);
  });

  it('shows that it was refused, keeps what was typed, and links onwards', async () => {
    await showCoinPage(formPage, {
      path,
      gateway: { exchangeHealthCoinGoods: businessRefusal('balanceShort', '余额不足') },
    });
    const address = screen.getByRole('combobox', { name: texts.exchange.address });
    const options = within(address).getAllByRole<HTMLOptionElement>('option');
    choose(texts.exchange.address, options.at(-1)?.value ?? '');
    press('确认兑换 60 币');
    expect(await screen.findByText('余额不足')).toBeTruthy();
    expect(link(texts.gain.title)).toBe('/member/healthcoin/gain-coin');
  });

  it('shows its state, and links to its page and to the store', async () => {
    await showCoinPage(resultPage, { path: '/member/healthcoin/exchange-result/E1' });
    expect(screen.getByText(texts.result.done)).toBeTruthy();
    expect(link(texts.result.see)).toBe('/member/healthcoin/order-detail/E1');
    cleanup();
    await showCoinPage(resultPage, {
      path: '/member/healthcoin/exchange-result/E1',
      gateway: {
        getHealthCoinOrder: sampleCoinOrder({ state: 'cancelled', statusText: '已取消' }),
      },
    });
    expect(screen.getByText(texts.order.next.cancelled)).toBeTruthy();
  });
});

describe('an order', () => {
  const path = '/member/healthcoin/order-detail/E1';

  it('is cancelled after a note of what is refunded', async () => {
    const { gateway } = await showCoinPage(orderPage, {
      path,
      gateway: { cancelHealthCoinOrder: { orderNo: 'E1', statusText: '已取消', coins: 60 } },
    });
    press(texts.cancel.button);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('60 币会马上退回。')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('radio', { name: texts.cancel.reason.mistake }));
    fireEvent.click(within(dialog).getByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('cancelHealthCoinOrder')).toEqual([
        { orderNo: 'E1', reason: texts.cancel.reason.mistake },
      ]),
    );
  });

  it('can be received once it was sent, and no longer cancelled', async () => {
    const { gateway } = await showCoinPage(orderPage, {
      path,
      gateway: {
        getHealthCoinOrder: sampleCoinOrder({ state: 'sent', statusText: '已寄出', actions: [] }),
        receiveHealthCoinOrder: {
          orderNo: 'E1',
          statusText: '已收货',
          receivedAt: '2026-11-25T20:00:00+08:00',
        },
      },
    });
    expect(screen.queryByRole('button', { name: texts.cancel.button })).toBeNull();
    press(texts.receive.button);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: texts.receive.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('receiveHealthCoinOrder')).toEqual([{ orderNo: 'E1' }]),
    );
  });

  it('is in the list', async () => {
    await showCoinPage(ordersPage, { path: '/member/healthcoin/my-prize' });
    expect(link(/口罩 10 只/)).toBe(path);
    cleanup();
    await showCoinPage(ordersPage, {
      path: '/member/healthcoin/my-prize',
      gateway: { listHealthCoinOrders: listOf([]) },
    });
    expect(link(texts.store.title)).toBe('/member/healthcoin/coin-store');
  });
});
