import { businessErrors, dispenseMoves, dispenseStates } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { drugOrderLines } from './tables';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
});
afterAll(() => gateway.dispose());

const dayMs = 24 * 60 * 60_000;
const tomorrow = () => new Date(gateway.services.clock.now().getTime() + dayMs).toISOString();

async function confirmed(
  drugIds?: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
) {
  const order = await shelf.ordered(drugIds, more);
  await shelf.desk('confirm-drug-order', { orderNo: order.orderNo });
  return order;
}

const states = (detail: { lines: readonly { state: string }[] }) =>
  detail.lines.map(({ state }) => state);

describe('dispensing', () => {
  it('moves a line only where the table of moves lets it', async () => {
    const { orderNo, move } = await confirmed(['test-a']);
    const { db } = gateway.services;
    const moved = ['preparing', 'onHold', 'ready', 'declined', 'returned'] as const;
    for (const from of dispenseStates)
      for (const to of moved.filter((one) => one !== from && one !== 'declined')) {
        if (from === 'declined') continue;
        await db
          .update(drugOrderLines)
          .set({ state: from })
          .where(eq(drugOrderLines.orderNo, orderNo));
        const { code } = await move('1', to, { reason: '缺货', expectedAt: tomorrow() });
        const mayMove = dispenseMoves[from].includes(to) && to !== 'returned';
        expect(code === 0, `${from} to ${to}`).toBe(mayMove);
      }
  });

  it('puts on hold what is missing, with the hour at which it is expected', async () => {
    await shelf.setStock('test-b', 1);
    const order = await confirmed();
    await shelf.setStock('test-b', 100);
    const detail = await order.detail();
    expect(states(detail)).toEqual(['waiting', 'onHold', 'waiting']);
    expect(detail.lines[1].stateReason).toBe('药房暂时缺货');
    expect(detail.lines[1].expectedAt).not.toBeNull();
    expect((await order.move('1', 'onHold', { expectedAt: tomorrow() })).data.fields).toMatchObject(
      [{ path: 'reason' }],
    );
  });

  it('is delivered in two parcels by code, and received', async () => {
    const order = await confirmed();
    const { orderNo, prescriptionId } = order;
    await order.prepare('1', '2');
    const { parcelId } = (await order.send('1', '2')).data;
    expect((await order.send('1')).code).toBe(businessErrors.drugOrderClosed);
    const [parcel] = (await order.detail()).parcels;
    expect(parcel).toMatchObject({ parcelId, lineIds: ['1', '2'], temperatureMaxTenths: 250 });
    expect(parcel.handoverCode).toMatch(/^\d{4}$/u);
    const english = { token: order.token, locale: 'en' };
    const read = await gateway.call('/medicine/order/detail.json', { orderNo }, english);
    expect(read.data.parcels[0].events).toMatchObject([
      { text: `Handed to ${parcel.carrier}, number ${parcel.trackingNo}` },
    ]);
    const atDesk = (await shelf.desk('open-drug-order', { orderNo })).data;
    expect(atDesk.parcels[0].handoverCode).toBeNull();
    const tell = async (handoverCode?: string) =>
      (
        await shelf.desk('report-drug-parcel', {
          parcelId,
          text: '在路上',
          progressPercent: 50,
          temperatureTenths: 215,
          ...(handoverCode !== undefined && { handoverCode }),
        })
      ).data.isDelivered;
    expect(await tell()).toBe(false);
    expect((await order.detail()).parcels[0]).toMatchObject({
      progressPercent: 50,
      temperatureTenths: 215,
    });
    const wrong = parcel.handoverCode === '0000' ? '0001' : '0000';
    expect(await tell(wrong)).toBe(false);
    expect(await tell(parcel.handoverCode)).toBe(true);
    const came = await order.detail();
    expect(states(came)).toEqual(['handedOver', 'handedOver', 'waiting']);
    expect(came.parcels[0].handoverCode).toBeNull();
    expect(await shelf.stateOfSheet(prescriptionId)).toMatchObject({ state: 'partlyDispensed' });
    await order.prepare('3');
    expect((await order.send('3')).code).toBe(0);
    expect((await order.detail()).parcels).toHaveLength(2);
    expect((await order.act('receive', { rightLineIds: ['1'] })).code).not.toBe(0);
    const wrongBox = { rightLineIds: ['1', '2'], wrong: '第三盒是别的药' };
    expect((await order.act('receive', wrongBox)).code).toBe(0);
    expect(await order.detail()).toMatchObject({ state: 'received' });
    expect(await shelf.stateOfSheet(prescriptionId)).toMatchObject({ state: 'dispensed' });
    const notices = (await shelf.desk('list-drug-orders', { tab: 'over' })).data.items;
    expect(notices).toContainEqual(expect.objectContaining({ orderNo, state: 'received' }));
  });

  it('lets no code count after five wrong ones', async () => {
    const order = await confirmed(['test-a']);
    await order.prepare('1');
    const { parcelId } = (await order.send('1')).data;
    const { handoverCode } = (await order.detail()).parcels[0];
    const wrong = handoverCode === '0000' ? '0001' : '0000';
    const tell = async (code: string) =>
      (await shelf.desk('report-drug-parcel', { parcelId, text: '门口', handoverCode: code })).data
        .isDelivered;
    for (let tries = 0; tries < 5; tries += 1) expect(await tell(wrong)).toBe(false);
    expect(await tell(handoverCode)).toBe(false);
    expect((await order.act('receive', { rightLineIds: ['1'] })).code).toBe(0);
    expect(await order.detail()).toMatchObject({ state: 'received' });
  });

  it('is collected at the counter by its code', async () => {
    const order = await confirmed(['test-a', 'test-b'], { method: 'pickup' });
    const { orderNo } = order;
    await order.prepare('1');
    expect(await order.detail()).toMatchObject({ state: 'confirmed', pickupCode: null });
    await order.prepare('2');
    const { pickupCode, state } = await order.detail();
    expect(state).toBe('readyToCollect');
    const hand = (code: string) => shelf.desk('hand-over-drugs', { orderNo, pickupCode: code });
    expect((await hand('000')).code).not.toBe(0);
    expect((await hand(pickupCode)).code).toBe(0);
    expect(await order.detail()).toMatchObject({ state: 'received', pickupCode: null });
    expect(await shelf.stateOfSheet(order.prescriptionId)).toMatchObject({ state: 'dispensed' });
  });

  it('refunds a declined line at once, and all of an order whose lines all ended unfilled', async () => {
    const before = await shelf.stockOf('test-a');
    const order = await confirmed(['test-a', 'test-b']);
    await order.move('1', 'declined', { reason: '缺货' });
    expect(await order.sums()).toMatchObject({ refunded: 4000, state: 'confirmed' });
    expect(await shelf.stockOf('test-a')).toBe(before);
    await order.move('2', 'declined', { reason: '缺货' });
    expect(await order.sums()).toMatchObject({ refunded: order.amountCents, state: 'refunded' });
    expect(await shelf.stateOfSheet(order.prescriptionId)).toEqual({
      state: 'approved',
      claimedBy: null,
    });
  });

  it('refunds what comes back, but no freight', async () => {
    const order = await confirmed(['test-a']);
    await order.prepare('1');
    await order.send('1');
    await order.act('receive', { rightLineIds: ['1'] });
    const before = await shelf.stockOf('test-a');
    expect((await order.move('1', 'returned', { reason: '破损' })).code).toBe(0);
    await order.move('1', 'returned', { reason: '破损' });
    expect(await order.sums()).toMatchObject({ refunded: 4000, state: 'received' });
    expect(await shelf.stockOf('test-a')).toBe(before);
    expect(await shelf.stateOfSheet(order.prescriptionId)).toMatchObject({ state: 'dispensed' });
  });

  it('is brought when its owner likes, until it is sent', async () => {
    const order = await confirmed(['test-a']);
    const { windows } = await order.detail();
    expect(windows.length).toBeGreaterThan(0);
    const { startsAt } = windows[0];
    expect((await order.act('schedule', { startsAt })).code).toBe(0);
    expect((await order.detail()).windows[0]).toMatchObject({ startsAt, isChosen: true });
    await order.prepare('1');
    await order.send('1');
    expect((await order.act('schedule', { startsAt })).code).toBe(businessErrors.drugOrderClosed);
  });
});
