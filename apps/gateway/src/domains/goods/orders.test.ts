import { businessErrors } from '@xinglin/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/orders/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { orderAddresses } from '../../kernel/parcels/tables';
import { device, medicine, medicineCents, openMall } from '../../testing/goods-fixture';
import { paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { goodsOrderLines } from './tables';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
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
    expect((await act('receive')).code).toBe(0);
    expect((await act('receive')).code).toBe(businessErrors.goodsOrderClosed);
    expect(await detail()).toMatchObject({ group: 'completed', actions: ['buyAgain'] });
    expect((await act('again')).data).toEqual({ lines: both, left: [] });
    const list = (input: object) =>
      gateway.call('/moduleoverlap/mergeorder/list', input, { token });
    expect((await list({ q: '感冒灵' })).data.items).toMatchObject([{ orderNo, kind: 'goods' }]);
    expect((await list({ kind: 'tip' })).data.items).toEqual([]);
    expect((await list({ q: '没有这个' })).data).toEqual({ items: [], next: null });
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
    const before = await mall.stockOf(medicine);
    const order = await mall.ordered([{ skuId: medicine, count: 4 }]);
    await gateway.advance(31 * minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'unpaid', payBefore: null });
    expect(await mall.stockOf(medicine)).toBe(before);
    expect((await order.act('payorder', { returnUrl: '/' })).code).toBe(
      businessErrors.orderNotPayable,
    );
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

  it('is never sold oftener than there is: forty buyers want the last seven', async () => {
    const skuId = 'g105-1';
    await mall.desk('set-goods-sku', { skuId, stock: 7 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => mall.newBuyer()));
    const lines = [
      { skuId, count: 1 },
      { skuId: device, count: 1 },
    ];
    const answers = await Promise.all(
      buyers.map(({ submit }, place) => submit(place % 2 === 0 ? lines : lines.toReversed())),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(7);
    expect(answers.filter(({ code }) => code === businessErrors.stockShort)).toHaveLength(33);
    expect(await mall.stockOf(skuId)).toBe(0);
  });
});

describe('what came', () => {
  const asked = (lineNo: number, count: number, type = 'return') => ({
    type,
    lines: [{ lineNo, count }],
    reason: '尺寸不合适',
  });

  it('goes back in part by what each line was charged, and to the last cent', async () => {
    const order = await mall.received([{ skuId: device, count: 3 }]);
    const { orderNo, act, detail } = order;
    const share = (await detail()).lines[0].shareCents;
    expect(share % 3).not.toBe(1);
    const picture = await uploadedPicture(gateway, order);
    let back = 0;
    for (const count of [1, 1, 1]) {
      const request = await act('return', { ...asked(1, count), fileIds: [picture] });
      const { returnId } = request.data;
      await mall.desk('answer-goods-return', { returnId, agrees: true, answer: '请寄回' });
      await mall.desk('finish-goods-return', { returnId });
      back += (await detail()).returns[0].refundCents;
    }
    expect(back).toBe(share);
    expect(await sumsOf(orderNo)).toMatchObject({
      refunded: order.amountCents,
      state: 'refunded',
    });
    expect((await act('return', asked(1, 1))).code).toBe(businessErrors.goodsOrderClosed);
  });

  it('is not returned more than once, nor where it cannot be', async () => {
    const { act, detail, orderNo } = await mall.received(both);
    const drugs = await act('return', asked(1, 1));
    expect(drugs.code).toBe(businessErrors.returnTooMany);
    const { returnId } = (await act('return', asked(2, 2))).data;
    expect((await act('return', asked(2, 2))).code).toBe(businessErrors.returnTooMany);
    expect((await act('return/withdraw', { returnId: 'none' })).code).toBe(-7);
    await act('return/withdraw', { returnId });
    const refused = (await act('return', asked(2, 3))).data.returnId;
    const no = { returnId: refused, agrees: false, answer: '已拆封' };
    await mall.desk('answer-goods-return', no);
    expect((await act('return/withdraw', { returnId: refused })).code).toBe(
      businessErrors.goodsOrderClosed,
    );
    const exchange = (await act('return', asked(2, 1, 'exchange'))).data;
    expect(exchange.refundCents).toBe(0);
    const open = (await mall.desk('list-goods-returns', {})).data.items;
    expect(open).toContainEqual(expect.objectContaining({ returnId: exchange.returnId, orderNo }));
    const yes = { returnId: exchange.returnId, agrees: true, answer: '好' };
    await mall.desk('answer-goods-return', yes);
    await mall.desk('finish-goods-return', { returnId: exchange.returnId });
    expect((await detail()).returns.map((one: { state: string }) => one.state).toSorted()).toEqual([
      'done',
      'refused',
      'withdrawn',
    ]);
    expect(await sumsOf(orderNo)).toMatchObject({ refunded: 0 });
  });

  it('is invoiced once, for what was not given back', async () => {
    const { act, detail, orderNo, amountCents } = await mall.received(both);
    const title = { type: 'company', name: '杏林', taxNo: '91330106MA2AXXXXX0' };
    const apply = (more: object) => act('invoice', { title, email: 'a@b.cn', ...more });
    expect((await apply({})).data.fields).toMatchObject([{ path: 'title.taxNo' }]);
    const person = { title: { type: 'person', name: '张三' } };
    expect((await apply(person)).data).toMatchObject({ amountCents });
    expect((await apply(person)).code).toBe(businessErrors.invoiceUnavailable);
    await mall.desk('issue-goods-invoice', { orderNo });
    expect((await detail()).invoice).toMatchObject({ status: 'issued', amountCents });
  });

  it('never gives back more than a line was charged: the database holds it', async () => {
    const { orderNo } = await mall.received(both);
    const tooMuch = gateway.services.db
      .update(goodsOrderLines)
      .set({ returnedCents: sql`${goodsOrderLines.shareCents} + 1` })
      .where(eq(goodsOrderLines.orderNo, orderNo));
    await expect(tooMuch).rejects.toThrow();
  });

  it('is received by itself and finished, is taken along, and keeps no address of who is gone', async () => {
    const order = await mall.ordered([{ skuId: medicine, count: 1 }]);
    await order.pay();
    // The colleague of the sandbox packs and sends it.
    for (const _ of [1, 2, 3]) await gateway.advance(3 * minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'shipped' });
    await gateway.advance(11 * dayMs);
    expect(await order.detail()).toMatchObject({ state: 'received' });
    await gateway.advance(8 * dayMs);
    expect(await order.detail()).toMatchObject({ state: 'finished' });
    const { db, all } = gateway.services;
    const taken = await Promise.all(
      all(exportedData).map((read) => read(db, order.userId, 'zh-Hans')),
    );
    expect(JSON.stringify(taken)).toContain('复方感冒灵颗粒');
    expect(order.amountCents).toBe(medicineCents + 800);
    await db.transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, order.userId, gateway.services.clock.now(), gateway.services);
    });
    const [address] = await db
      .select()
      .from(orderAddresses)
      .where(eq(orderAddresses.orderNo, order.orderNo));
    expect(address).toMatchObject({ name: '', mobile: '', detail: '' });
  });
});
