import {
  businessErrors,
  registrationKindName,
  registrationMachine,
  registrationStates,
} from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit } from '../../kernel/ledger/ledger';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { healthCoinGoods } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const goodsId = 'coin-goods-1';
const price = 60;
const westLake = {
  name: '张三',
  mobile: '13812345678',
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detail: '文三路138号',
};

/** A signed-in account with an address, and coins where some are given. */
async function newPerson(coins = 0) {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
  const member = (name: string, body: object = {}) =>
    call(`/modulemember/healthcoin/${name}`, body);
  const { db, clock } = gateway.services;
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  const ownerId = user?.userId ?? '';
  const addressId: string = (await call('/logistics/postingaddress/add', westLake)).data.addressId;
  if (coins > 0)
    await credit(db, {
      ownerId,
      kind: 'healthCoin',
      amount: coins,
      reason: 'test.gives',
      key: 'test.gives',
      now: clock.now(),
    });
  const exchange = (body: object = {}) =>
    member('exchange', { goodsId, count: 1, addressId, coins: price, ...body });
  const balance = async (): Promise<number> =>
    (await call('/healthcoin/json/user/coin')).data.balance.coins;
  return { mobile, ownerId, addressId, call, member, exchange, balance };
}

const stockOf = async (id: string) =>
  (
    await gateway.services.db.select().from(healthCoinGoods).where(eq(healthCoinGoods.goodsId, id))
  )[0]?.stock ?? 0;

describe('tasks', () => {
  it('are judged by the gateway’s records and give their coins once', async () => {
    const { call, member, balance } = await newPerson();
    const stateOf = async (kind: string): Promise<string> =>
      (await call('/healthcoin/json/tasks')).data.items.find(
        (task: { kind: string }) => task.kind === kind,
      ).state;
    expect(await stateOf('address')).toBe('ready');
    expect(await stateOf('profile')).toBe('open');
    const ready = (await member('receivetasklist')).data.items;
    expect(ready.map((task: { kind: string }) => task.kind)).toEqual(['signIn', 'address']);
    expect((await call('/healthcoin/json/home')).data.readyCoins).toBe(25);
    const answers = await Promise.all(Array.from({ length: 5 }, () => member('receiveall')));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect(await balance()).toBe(25);
    expect(await stateOf('address')).toBe('received');
    expect((await member('receiveall')).data).toEqual({ coins: 0, balance: 25 });
  });

  it.each(
    registrationStates.map((state) => [state, state === 'completed' ? 'ready' : 'open'] as const),
  )('of the first visit: after an order in the state %s it is %s', async (state, task) => {
    const { ownerId, call } = await newPerson();
    const { db, clock } = gateway.services;
    const now = clock.now();
    await db.insert(orders).values({
      orderNo: `visit-${ownerId}`,
      kind: registrationKindName,
      ownerId,
      state,
      stateGroup: registrationMachine.groups[state],
      locale: 'zh-Hans',
      totalCents: 2500,
      createdAt: now,
      movedAt: now,
    });
    const { items } = (await call('/healthcoin/json/tasks')).data;
    expect(items).toContainEqual(expect.objectContaining({ kind: 'firstVisit', state: task }));
  });

  it('that are daily come again the next day', async () => {
    const { member, balance } = await newPerson();
    await member('receiveall');
    await gateway.advance(24 * 60 * 60_000);
    expect((await member('receiveall')).data.coins).toBe(5);
    expect(await balance()).toBe(30);
  });

  it('stand open for a visitor, who has no balance', async () => {
    const { items } = (await gateway.call('/healthcoin/json/tasks', {})).data;
    expect(items).toHaveLength(7);
    expect(items.every((task: { state: string }) => task.state === 'open')).toBe(true);
    const home = (await gateway.call('/healthcoin/json/home', {})).data;
    expect(home).toMatchObject({ balance: null, readyCoins: 0, signIn: null });
    expect(home.goods.inReach).toBeNull();
  });
});

describe('the store', () => {
  const list = async (body: object, locale?: string) =>
    (await gateway.call('/modulemember/healthcoin/goods/list', body, { locale })).data;

  it('lists goods by kind, the cheapest first, in the reader’s language', async () => {
    expect((await list({})).total).toBe(40);
    const { items } = await list({ category: 'care' }, 'en');
    expect(items).toHaveLength(8);
    expect(items[0]).toMatchObject({ title: 'Iodine swabs, pack of 20', coins: 50 });
    const hot = (await gateway.call('/healthcoin/json/hotexchange?pageSize=5')).data.items;
    expect(hot).toHaveLength(5);
    expect(hot.every((goods: { stock: number }) => goods.stock > 0)).toBe(true);
  });

  it('shows goods with what the person can spend', async () => {
    const { call } = await newPerson(75);
    const path = `/modulemember/healthcoin/goods/detail/${goodsId}`;
    expect((await call(path)).data).toMatchObject({ goodsId, coins: price, balance: 75, most: 5 });
    expect((await gateway.call(path, {})).data.balance).toBeNull();
    expect((await call('/modulemember/healthcoin/goods/detail/none')).code).toBe(-7);
    expect((await call('/healthcoin/json/home/config')).data).toMatchObject({ mostPieces: 5 });
  });
});

describe('an exchange', () => {
  it('spends the coins, keeps the address, is sent, and is received', async () => {
    const { member, exchange, balance, mobile } = await newPerson(100);
    const { data } = await exchange();
    expect(data).toEqual({ orderNo: expect.any(String), balance: 40 });
    const { orderNo } = data;
    const detail = async () => (await member('order/detail', { orderNo })).data;
    expect(await detail()).toMatchObject({
      state: 'ordered',
      coins: price,
      address: { name: '张三', mobile: '138****5678' },
      parcels: [],
      actions: ['cancel'],
    });
    const waiting = (await gateway.call('/sandbox/desk/list-coin-exchanges', { staff: 'S1' })).data;
    expect(waiting.items).toContainEqual(expect.objectContaining({ orderNo, count: 1 }));
    const sent = { staff: 'S1', orderNo, carrier: '顺丰速运', trackingNo: 'SF100' };
    await gateway.call('/sandbox/desk/send-coin-exchange', sent);
    expect(await detail()).toMatchObject({
      state: 'sent',
      actions: ['receive'],
      parcels: [{ trackingNo: 'SF100', sender: '健康币商城' }],
    });
    expect((await member('order/cancel', { orderNo })).code).toBe(
      businessErrors.orderNotCancellable,
    );
    expect((await member('order/receive', { orderNo })).code).toBe(0);
    expect(await detail()).toMatchObject({ state: 'received', group: 'completed', actions: [] });
    expect((await member('order/receive', { orderNo })).code).toBe(businessErrors.goodsOrderClosed);
    expect(await balance()).toBe(40);
    expect((await member('order/list')).data).toMatchObject({ total: 1, items: [{ orderNo }] });
    expect((await gateway.messagesTo(mobile)).some(({ text }) => text.includes('已寄出'))).toBe(
      true,
    );
  });

  it('that is given up brings back coins and goods, and is written down', async () => {
    const { member, exchange, balance, call } = await newPerson(100);
    const before = await stockOf(goodsId);
    const { orderNo } = (await exchange()).data;
    expect(await stockOf(goodsId)).toBe(before - 1);
    expect((await member('order/cancel', { orderNo })).data).toEqual({
      orderNo,
      statusText: '已取消，健康币已退回',
      coins: price,
    });
    expect(await balance()).toBe(100);
    expect(await stockOf(goodsId)).toBe(before);
    const first = (await call('/healthcoin/json/user/coin', { pageSize: 2 })).data;
    expect(first.items).toMatchObject([
      { text: '取消兑换，退回', coins: price, balanceAfter: 100 },
      { text: '兑换商品', coins: -price, balanceAfter: 40 },
    ]);
    const rest = (await call('/healthcoin/json/user/coin', { cursor: first.next })).data;
    expect(rest).toMatchObject({ items: [{ coins: 100 }], next: null });
  });

  it('is received by itself some time after it was sent', async () => {
    const { member, exchange } = await newPerson(100);
    const { orderNo } = (await exchange()).data;
    const sent = { staff: 'S1', orderNo, carrier: '顺丰速运', trackingNo: 'SF101' };
    await gateway.call('/sandbox/desk/send-coin-exchange', sent);
    await gateway.advance(15 * 24 * 60 * 60_000 + 1000);
    const { data } = await member('order/detail', { orderNo });
    expect(data).toMatchObject({ state: 'received' });
  });

  it.each([
    ['too few coins', { coins: price }, 10, 'balanceShort'],
    ['another price than was shown', { coins: 1 }, 100, 'quoteChanged'],
    ['goods that are gone', { goodsId: 'coin-goods-7', coins: 150 }, 200, 'stockShort'],
    ['goods that are not offered', { goodsId: 'none' }, 100, 'goodsOffSale'],
    ['an address of nobody', { addressId: 'none' }, 100, 'forbidden'],
  ] as const)('is refused with %s, and nothing is spent', async (_, body, coins, refusal) => {
    const { exchange, balance } = await newPerson(coins);
    expect((await exchange(body)).code).toBe(businessErrors[refusal]);
    expect(await balance()).toBe(coins);
  });

  it('happens as often as the coins last, however many taps come at once', async () => {
    const { exchange, balance } = await newPerson(price * 3 + 10);
    const answers = await Promise.all(Array.from({ length: 12 }, () => exchange()));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    const others = answers.filter(({ code }) => code !== 0);
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set([businessErrors.balanceShort]));
    expect(await balance()).toBe(10);
  });

  it('belongs to who made it: nobody else sees, cancels or receives it, or uses the address', async () => {
    const { exchange, addressId } = await newPerson(100);
    const { orderNo } = (await exchange()).data;
    const other = await newPerson(100);
    for (const name of ['detail', 'cancel', 'receive'])
      expect((await other.member(`order/${name}`, { orderNo })).code, name).toBe(-7);
    expect((await other.exchange({ addressId })).code).toBe(-7);
    expect((await other.member('order/list')).data.total).toBe(0);
  });
});
