import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { submitDrugOrder } from './submit';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
});
afterAll(() => gateway.dispose());

const minuteMs = 60_000;

describe('an order of medicines', () => {
  it('lists pharmacies that can fill a prescription: complete ones first, then the cheapest', async () => {
    const patient = await shelf.newPatient();
    await shelf.setStock('test-b', 1, 'test-2');
    const { data } = await patient.call('/medicine/pharmacy/list.json', {
      prescriptionId: patient.prescriptionId,
    });
    await shelf.setStock('test-b', 100, 'test-2');
    expect(data.items.map((one: { pharmacyId: string }) => one.pharmacyId)).toEqual([
      'test-1',
      'test-3',
      'test-2',
    ]);
    expect(data.items[2]).toMatchObject({
      inStock: 2,
      of: 3,
      missing: ['药 test-b'],
      goodsCents: 7200,
      freightCents: 600,
      methods: ['delivery', 'pickup'],
    });
    expect(data.items[0].distanceMeters).toBeGreaterThan(0);
  });

  it('is quoted and agreed to, and refuses what was not shown', async () => {
    const patient = await shelf.newPatient();
    const { data } = await patient.quote();
    expect(data.quote).toMatchObject({ goodsCents: 12_000, freightCents: 600, totalCents: 12_600 });
    expect(data.authorisation).toHaveLength(3);
    expect(data.authorisation[0]).toContain('药房 1');
    const refused = async (more: object) => (await patient.submit(more)).code;
    expect(await refused({ isAuthorised: false })).toBe(businessErrors.pharmacyNotAuthorised);
    expect(await refused({ digest: 'another' })).toBe(businessErrors.drugQuoteChanged);
    expect(await refused({ addressId: undefined })).toBe(businessErrors.pharmacyOutsideDelivery);
    await shelf.setStock('test-a', 0);
    const old = await patient.order('submit', {
      ...patient.wish,
      digest: data.digest,
      isAuthorised: true,
    });
    await shelf.setStock('test-a', 100);
    expect(old.code).toBe(businessErrors.drugQuoteChanged);
    expect((await patient.quote({ pharmacyId: 'pharmacy-4' })).code).toBe(
      businessErrors.pharmacyCannotFill,
    );
    expect((await patient.submit({ method: 'pickup' })).data.amountCents).toBe(12_000);
  });

  it('is claimed once by fifty at once, and the stock is exact', async () => {
    const patient = await shelf.newPatient();
    const before = await shelf.stockOf('test-a');
    const { digest } = (await patient.quote()).data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        patient.order('submit', { ...patient.wish, digest, isAuthorised: true }),
      ),
    );
    const made = answers.filter(({ code }) => code === 0);
    expect(made).toHaveLength(1);
    const others = new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code));
    expect([...others]).toEqual([businessErrors.prescriptionClaimed]);
    expect(await shelf.stockOf('test-a')).toBe(before - 2);
    const orderNo = made[0]?.data.orderNo;
    expect(await shelf.stateOfSheet(patient.prescriptionId)).toMatchObject({ claimedBy: orderNo });
    const again = await patient.order('submit', { ...patient.wish, digest, isAuthorised: true });
    expect(again).toMatchObject({
      code: businessErrors.prescriptionClaimed,
      data: { orderNo },
    });
  });

  it('ends unpaid: stock and prescription are there again', async () => {
    // No other test orders the second maker's: what they leave unpaid ends as well.
    const before = await shelf.stockOf('test-c2');
    const order = await shelf.ordered(['test-c2'], { isPaid: false });
    expect(await order.detail()).toMatchObject({
      state: 'awaitingPayment',
      actions: ['pay', 'cancel'],
    });
    await gateway.advance(31 * minuteMs);
    expect(await order.detail()).toMatchObject({ state: 'unpaid', payBefore: null });
    expect(await shelf.stockOf('test-c2')).toBe(before);
    expect(await shelf.stateOfSheet(order.prescriptionId)).toEqual({
      state: 'approved',
      claimedBy: null,
    });
    expect((await order.submit()).code).toBe(0);
  });

  it('is cancelled before a pharmacy confirmed it, and asked afterwards', async () => {
    const early = await shelf.ordered();
    expect((await early.act('cancel')).data).toMatchObject({ isCancelled: true });
    expect(await early.sums()).toMatchObject({ refunded: early.amountCents, state: 'refunded' });
    expect((await early.act('cancel')).code).toBe(businessErrors.drugOrderClosed);

    const late = await shelf.ordered();
    const { orderNo } = late;
    await shelf.desk('confirm-drug-order', { orderNo });
    expect((await late.act('cancel', { reason: '买错了' })).data).toMatchObject({
      isCancelled: false,
    });
    const answer = { orderNo, isAgreed: false, reason: '已经拆零' };
    await shelf.desk('answer-drug-cancellation', answer);
    expect(await late.detail()).toMatchObject({
      state: 'confirmed',
      cancellation: { reason: '买错了', answer: '已经拆零' },
    });
    await late.act('cancel');
    await shelf.desk('answer-drug-cancellation', { orderNo, isAgreed: true });
    expect(await late.sums()).toMatchObject({ refunded: late.amountCents, state: 'refunded' });
    expect(await shelf.stateOfSheet(late.prescriptionId)).toMatchObject({ state: 'approved' });
  });

  it('is cancelled or confirmed, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await shelf.ordered(['test-a']);
      const { orderNo } = order;
      const [cancelled, confirmed] = await Promise.all([
        order.act('cancel'),
        shelf.desk('confirm-drug-order', { orderNo }),
      ]);
      const { state } = await order.detail();
      if (cancelled.data?.isCancelled === true) {
        expect(['refunding', 'refunded', 'cancelled']).toContain(state);
        expect(confirmed.code).toBe(businessErrors.drugOrderClosed);
      } else {
        expect(state).toBe('cancellationAsked');
      }
    }
  });

  it('belongs to its owner alone', async () => {
    const { orderNo } = await shelf.ordered(['test-a']);
    const other = await shelf.newPatient();
    const bodies = {
      detail: {},
      cancel: {},
      move: { pharmacyId: 'test-2' },
      substitution: { lineId: '1', isAccepted: true },
      schedule: { startsAt: '2026-12-01T02:00:00.000Z' },
      receive: { rightLineIds: [] },
    };
    for (const [name, body] of Object.entries(bodies))
      expect((await other.order(name, { orderNo, ...body })).status, name).toBe(403);
    expect((await other.order('list', {})).data).toMatchObject({ items: [], total: 0 });
  });

  it('is written whole or not at all', async () => {
    const patient = await shelf.newPatient();
    const { digest } = (await patient.quote()).data;
    const before = await shelf.stockOf('test-a');
    const { db } = gateway.services;
    const now = gateway.services.clock.now();
    const locale = 'zh-Hans';
    const died = db.transaction(async (tx) => {
      const context = { db: tx, now, locale, account: patient.userId } as const;
      const wish = { ...patient.wish, method: 'delivery' as const, digest, isAuthorised: true };
      await submitDrugOrder(wish, context);
      throw new Error('killed');
    });
    await expect(died).rejects.toThrow('killed');
    expect(await shelf.stockOf('test-a')).toBe(before);
    expect(await shelf.stateOfSheet(patient.prescriptionId)).toMatchObject({ state: 'approved' });
    expect((await patient.order('list', {})).data.total).toBe(0);
    expect((await patient.submit()).code).toBe(0);
  });
});
