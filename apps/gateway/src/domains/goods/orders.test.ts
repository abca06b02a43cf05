import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/orders/tables';
import { device, medicine, openMall } from '../../testing/goods-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const minuteMs = 60_000;
const both = [
  { skuId: medicine, count: 2 },
  { skuId: device, count: 3 },
];

/** The sums of an order after its refunds have run. */
async function sumsOf(orderNo: string) {
  await runRefunds(gateway.services);
  const [row] = await gateway.services.db
    .select({ paid: orders.paidCents, refunded: orders.refundedCents, state: orders.state })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  return row;
}

describe('an order of goods', () => {
  it('is paid, packed, sent by each shop, and received', async () => {
    const before = await mall.stockOf(device);
    const order = await mall.ordered(both, { note: '放门口' });
    const { orderNo, act, detail, token } = order;
    expect(await mall.stockOf(device)).toBe(before - 3);
    expect((await order.goods('cart')).data.count).toBe(0);
    expect(await detail()).toMatchObject({
      group: 'awaitingPayment',
      title: '复方感冒灵颗粒 等 5 件',
      actions: ['pay', 'cancel'],
      note: '放门口',
      address: { name: '张三', mobile: '138****5678', text: '浙江杭州西湖区文三路 1 号' },
      mayReceive: false,
    });
    expect((await act('payorder', { returnUrl: '/ordercentre/pay/result' })).data.url).toContain(
      '/sandbox/cashier/',
    );
    expect((await order.pay()).settlement).toBe('paid');
    expect((await act('status')).data).toMatchObject({ state: 'paid', payment: 'paid' });
    expect((await mall.desk('list-goods-orders', {})).data.items).toContainEqual({
      orderNo,
      state: 'paid',
      count: 5,
    });
    await mall.desk('pack-goods', { orderNo });
    expect((await act('cancel')).code).toBe(businessErrors.orderNotCancellable);
    const ship = async (shopId: string) =>
      mall.desk('ship-goods', { orderNo, shopId, carrier: '顺丰速运', trackingNo: 'SF1' });
    expect((await ship('shop-3')).code).toBe(-7);
    await ship('shop-1');
    expect((await detail()).state).toBe('packed');
    const { parcelId } = (await ship('shop-2')).data;
    expect(await detail()).toMatchObject({ state: 'shipped', actions: ['receive'] });
    await mall.desk('tell-of-parcel', { parcelId, text: '已签收', isDelivered: true });
    const opened = (await mall.desk('open-goods-order', { orderNo })).data;
    expect(opened.parcels).toHaveLength(2);
    expect((await detail()).parcels[1]).toMatchObject({
      sender: '康护家用器械',
      stateText: '已签收',
      events: [{ text: '已签收' }, { text: '商家已发货，顺丰速运 SF1' }],
    });
    // That it was sent is said in the reader's language, and what a carrier says as it was said.
    const english = { token, locale: 'en' };
    const read = await gateway.call('/modulemarketplace/order/detail', { orderNo }, english);
    expect(read.data.parcels[1].events).toMatchObject([
      { text: '已签收' },
      { text: 'Sent by 顺丰速运, SF1' },
    ]);
    expect((await act('receive')).code).toBe(0);
    expect((await act('receive')).code).toBe(businessErrors.goodsOrderClosed);
    expect(await detail()).toMatchObject({ group: 'completed', actions: ['buyAgain'] });
    expect((await act('again')).data).toEqual({ lines: both, left: [] });
    const list = (input: object) =>
      gateway.call('/moduleoverlap/mergeorder/list', input, { token });
    for (const q of ['感冒灵', '感冒靈'])
      expect((await list({ q })).data.items).toMatchObject([{ orderNo, kind: 'goods' }]);
    expect((await list({ kind: 'tip' })).data.items).toEqual([]);
    expect((await list({ q: '没有这个' })).data).toMatchObject({ items: [], next: null });
    const centre = await order.call('/ordercentre/rest/order', { orderNo });
    expect(centre.data).toMatchObject({ kind: 'goods', payment: 'paid' });
  });

  it('belongs to its owner alone', async () => {
    const { orderNo } = await mall.ordered(both);
    const other = await mall.newBuyer();
    const more = { returnUrl: '/', title: { type: 'person', name: '张三' }, email: 'a@b.cn' };
    const asked = { type: 'return', lines: [{ lineNo: 1, count: 1 }], reason: '不合适' };
    for (const name of ['detail', 'status', 'cancel', 'receive', 'again', 'payorder', 'invoice'])
      expect((await other.order(name, { orderNo, ...more })).status, name).toBe(403);
    expect((await other.order('return', { orderNo, ...asked })).status).toBe(403);
    expect((await other.call('/ordercentre/rest/order', { orderNo })).status).toBe(403);
    expect((await other.order('mylist', {})).data.items).toEqual([]);
  });

  it('is given up before it is packed, by its owner or the shop: money and stock go back', async () => {
    const before = await mall.stockOf(device);
    const order = await mall.ordered(both);
    await order.pay();
    expect((await order.act('cancel')).data).toMatchObject({ refundCents: order.amountCents });
    expect(await mall.stockOf(device)).toBe(before);
    expect(await sumsOf(order.orderNo)).toMatchObject({
      refunded: order.amountCents,
      state: 'refunded',
    });
    const missing = await mall.ordered(both);
    await missing.pay();
    const { orderNo } = missing;
    await mall.desk('goods-out-of-stock', { orderNo, reason: '厂家断货' });
    expect(await sumsOf(orderNo)).toMatchObject({ refunded: missing.amountCents });
    expect(await mall.stockOf(device)).toBe(before);
  });

  it('ends unpaid: what it took aside is there again, and what is paid later goes back', async () => {
    const skuId = 'g106-1';
    const before = await mall.stockOf(skuId);
    const order = await mall.ordered([{ skuId, count: 2 }]);
    const paymentId = await openPayment(gateway, order.orderNo, order.token);
    await gateway.advance(31 * minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'unpaid', payBefore: null });
    expect(await mall.stockOf(skuId)).toBe(before);
    const late = await order.act('payorder', { returnUrl: '/' });
    expect(late.code).toBe(businessErrors.orderNotPayable);
    const told = await sendNotice(gateway, paidNotice(paymentId, order.amountCents));
    expect(told.data.settlement).toBe('returned');
    expect(await sumsOf(order.orderNo)).toMatchObject({ refunded: order.amountCents });
  });

  it('is paid once: what is told twice changes nothing', async () => {
    const order = await mall.ordered(both);
    const { paymentId } = await order.pay();
    await sendNotice(gateway, paidNotice(paymentId, order.amountCents));
    expect(await sumsOf(order.orderNo)).toMatchObject({ paid: order.amountCents, refunded: 0 });
  });

  it('refuses what is not there, is not sold, or has no such tax number', async () => {
    const buyer = await mall.newBuyer();
    const skuId = 'g104-1';
    await mall.desk('set-goods-sku', { skuId, stock: 2 });
    const lines = [{ skuId, count: 3 }];
    expect(await buyer.submit(lines)).toMatchObject({
      code: businessErrors.stockShort,
      data: { lines: [{ skuId, stock: 2 }] },
    });
    await mall.desk('set-goods-sku', { skuId, isOnSale: false });
    expect((await buyer.submit(lines)).code).toBe(businessErrors.goodsOffSale);
    const company = { type: 'company', name: '杏林公司', taxNo: '91330106MA2AXXXXX0' };
    const invoice = { title: company, email: 'a@b.cn' };
    const refused = await buyer.submit([{ skuId: medicine, count: 1 }], { invoice });
    expect(refused.data.fields).toMatchObject([{ path: 'invoice.title.taxNo' }]);
    expect(await buyer.order('mylist', {})).toMatchObject({ data: { items: [] } });
  });
});
