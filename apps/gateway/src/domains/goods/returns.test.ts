import { businessErrors } from '@xinglin/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/orders/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { orderAddresses } from '../../kernel/parcels/tables';
import { berries, device, medicine, medicineCents, openMall } from '../../testing/goods-fixture';
import { runRefunds } from '../../testing/payment-fixture';
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

describe('what came', () => {
  const asked = (lineNo: number, count: number, type = 'return') => ({
    type,
    lines: [{ lineNo, count }],
    reason: '尺寸不合适',
  });

  it('goes back in part by what each line was charged, and to the last cent', async () => {
    const order = await mall.received([{ skuId: berries, count: 3 }]);
    const { orderNo, act, detail } = order;
    const share = (await detail()).lines[0].shareCents;
    // No three equal parts.
    expect(share % 3).not.toBe(0);
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

  it('is refunded as announced, also after a return in between was withdrawn', async () => {
    const order = await mall.received([{ skuId: berries, count: 3 }]);
    const { orderNo, act, detail, amountCents } = order;
    const share = (await detail()).lines[0].shareCents;
    expect(share % 3).not.toBe(0);
    const picture = await uploadedPicture(gateway, order);
    const request = async (type = 'return') =>
      (await act('return', { ...asked(1, 1, type), fileIds: [picture] })).data;
    const finish = async ({ returnId }: { returnId: string }) => {
      await mall.desk('answer-goods-return', { returnId, agrees: true, answer: '请寄回' });
      await mall.desk('finish-goods-return', { returnId });
    };
    const [first, second] = [await request(), await request()];
    const exchange = await request('exchange');
    await act('return/withdraw', { returnId: first.returnId });
    const third = await request();
    await finish(exchange);
    const fourth = await request();
    const announced = [second, third, fourth].map(({ refundCents }) => refundCents);
    for (const one of [fourth, second, third]) await finish(one);
    const done = (await detail()).returns as { returnId: string; refundCents: number }[];
    const refunded = [second, third, fourth].map(
      ({ returnId }) => done.find((one) => one.returnId === returnId)?.refundCents,
    );
    expect(refunded).toEqual(announced);
    expect(announced.reduce((all, cents) => all + cents, 0)).toBe(share);
    expect(await sumsOf(orderNo)).toMatchObject({ refunded: amountCents, state: 'refunded' });
  });

  it('is not returned more than once, nor where it cannot be', async () => {
    const { act, detail, orderNo } = await mall.received(both);
    const drugs = await act('return', asked(1, 1));
    expect(drugs.code).toBe(businessErrors.returnTooMany);
    const { returnId } = (await act('return', asked(2, 2))).data;
    expect((await act('return', asked(2, 2))).code).toBe(businessErrors.returnTooMany);
    const closed = businessErrors.goodsOrderClosed;
    expect((await act('return/withdraw', { returnId: 'none' })).code).toBe(closed);
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
    await expect(tooMuch).rejects.toMatchObject({
      cause: { constraint: 'goods_order_lines_returned' },
    });
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
