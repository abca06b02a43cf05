import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffNotices } from '../../kernel/staff/notices/tables';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
});
afterAll(() => gateway.dispose());

const minuteMs = 60_000;
const inMinutes = (minutes: number) =>
  new Date(gateway.services.clock.now().getTime() + minutes * minuteMs).toISOString();

/** How many notices of silence the staff have about an order. */
const noticesOf = (orderNo: string) =>
  gateway.services.db.$count(staffNotices, eq(staffNotices.orderKey, orderNo));

async function confirmed(drugIds: readonly string[]) {
  const order = await shelf.ordered(drugIds);
  await shelf.desk('confirm-drug-order', { orderNo: order.orderNo });
  return order;
}

describe('an order that no pharmacy acknowledges', () => {
  it('is asked again, then offered elsewhere, where it is at most as dear', async () => {
    const order = await shelf.ordered(['test-a']);
    const { orderNo } = order;
    await gateway.advance(11 * minuteMs);
    expect(await noticesOf(orderNo)).toBe(1);
    expect(await order.detail()).toMatchObject({ state: 'sent', elsewhere: null });
    await gateway.advance(10 * minuteMs);
    const { state, elsewhere } = await order.detail();
    expect(state).toBe('unconfirmed');
    expect(elsewhere.pharmacies).toMatchObject([{ pharmacyId: 'test-2', goodsCents: 3600 }]);
    const [message] = await gateway.messagesTo(order.mobile);
    expect(message?.text).toContain('换一家药房');
    const refused = await order.act('move', { pharmacyId: 'test-3' });
    expect(refused.code).toBe(businessErrors.pharmacyCannotFill);
    const before = {
      first: await shelf.stockOf('test-a', 'test-1'),
      second: await shelf.stockOf('test-a', 'test-2'),
    };
    expect((await order.act('move', { pharmacyId: 'test-2' })).data.refundCents).toBe(400);
    expect(await shelf.stockOf('test-a', 'test-1')).toBe(before.first + 2);
    expect(await shelf.stockOf('test-a', 'test-2')).toBe(before.second - 2);
    expect(await order.detail()).toMatchObject({
      state: 'sent',
      pharmacy: { pharmacyId: 'test-2' },
      lines: [{ state: 'waiting', shareCents: 3600, refundedCents: 0 }],
    });
    expect((await order.act('move', { pharmacyId: 'test-1' })).code).toBe(
      businessErrors.drugOrderClosed,
    );
    await shelf.desk('confirm-drug-order', { orderNo });
    await order.move('1', 'declined', { reason: '缺货' });
    expect(await order.sums()).toMatchObject({ refunded: order.amountCents, state: 'refunded' });
  });

  it('is refunded where no other pharmacy is chosen in time', async () => {
    const order = await shelf.ordered(['test-a']);
    await gateway.advance(21 * minuteMs);
    await gateway.advance(31 * minuteMs);
    expect(await order.detail()).toMatchObject({ group: 'cancelled' });
    // The refund begins with the next look at what is due.
    await gateway.advance(minuteMs);
    expect(await order.sums()).toMatchObject({ refunded: order.amountCents, state: 'refunded' });
    expect(await shelf.stateOfSheet(order.prescriptionId)).toEqual({
      state: 'approved',
      claimedBy: null,
    });
  });
});

describe('a pharmacy that is silent after it confirmed', () => {
  it('is work for the staff and a message to the patient, once', async () => {
    const order = await confirmed(['test-a']);
    await gateway.advance(61 * minuteMs);
    await gateway.advance(5 * minuteMs);
    expect(await noticesOf(order.orderNo)).toBe(1);
    const [message] = await gateway.messagesTo(order.mobile);
    expect(message?.text).toContain('没有新消息');
    await order.move('1', 'preparing');
    await gateway.advance(61 * minuteMs);
    expect(await noticesOf(order.orderNo)).toBe(2);
  });

  it('is no longer waited for where all is on hold beyond the stated time', async () => {
    const order = await confirmed(['test-a']);
    await order.move('1', 'onHold', { reason: '断货', expectedAt: inMinutes(10) });
    await gateway.advance(11 * minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'confirmed' });
    await gateway.advance(70 * minuteMs);
    const { state, elsewhere } = await order.detail();
    expect(state).toBe('unconfirmed');
    expect(elsewhere.pharmacies).toMatchObject([{ pharmacyId: 'test-2' }]);
    await gateway.advance(31 * minuteMs);
    await gateway.advance(minuteMs);
    expect(await order.sums()).toMatchObject({ refunded: order.amountCents, state: 'refunded' });
  });

  it('loses what is on hold, while the others continue', async () => {
    const order = await confirmed(['test-a', 'test-b']);
    await order.move('1', 'onHold', { reason: '断货', expectedAt: inMinutes(10) });
    await order.prepare('2');
    await order.send('2');
    await gateway.advance(81 * minuteMs);
    expect(await order.sums()).toMatchObject({ refunded: 4000, state: 'onTheWay' });
    expect((await order.detail()).lines).toMatchObject([{ state: 'declined' }, { state: 'ready' }]);
  });
});

describe('an order that was handed over', () => {
  it('counts as received three days later', async () => {
    const order = await confirmed(['test-a']);
    await order.prepare('1');
    const { parcelId } = (await order.send('1')).data;
    const { handoverCode } = (await order.detail()).parcels[0];
    await shelf.desk('report-drug-parcel', { parcelId, text: '已交付', handoverCode });
    expect(await order.detail()).toMatchObject({ state: 'onTheWay' });
    await gateway.advance(3 * 24 * 60 * minuteMs + minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'received' });
  });
});
