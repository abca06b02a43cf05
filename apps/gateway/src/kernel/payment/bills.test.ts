import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants, nothingBroken } from '../../domains/booking/booking-fixture';
import { openUnpaidOrder, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { askPayment, sweepAsks } from './asked-payments';
import { readBill, sweepBills } from './bills';
import { billedDayBefore } from './billed-day';
import type { BillRow, PaymentNotice, PaymentProvider } from './provider';
import { runRefund } from './refunds';
import { sandboxName, sandboxProvider } from './sandbox-provider';
import { paymentBills, paymentDifferences, paymentRefunds, payments } from './tables';

/** What the provider's own books say. */
const answers = new Map<string, PaymentNotice>();
const bills = new Map<string, readonly BillRow[] | null>();
const closed: string[] = [];
let refundAnswer: 'done' | 'processing' = 'done';
const provider: PaymentProvider = {
  ...sandboxProvider(testConfig),
  ask: async (paymentId) => answers.get(paymentId) ?? null,
  async close(paymentId) {
    closed.push(paymentId);
  },
  refund: async () => refundAnswer,
  bill: async (day) => bills.get(day) ?? null,
};

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
const today = () => billedDayBefore(now(), 0);
const minute = 60_000;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: [provider] });
});
beforeEach(() => {
  bills.clear();
  closed.length = 0;
  refundAnswer = 'done';
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(db())).toEqual(nothingBroken);
  await gateway.dispose();
});

const desk = (action: string, body: object = {}) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: '0417', ...body });
const paymentOf = async (paymentId: string) =>
  (await db().select().from(payments).where(eq(payments.paymentId, paymentId)))[0];
const statusOf = async (token: string, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data.status;
const differencesOf = (...subjects: string[]) =>
  db().select().from(paymentDifferences).where(inArray(paymentDifferences.subject, subjects));
const read = (day: string, rows: readonly BillRow[]) => {
  bills.set(day, rows);
  return readBill({ provider: sandboxName, day }, gateway.services);
};
const billed = (paymentId: string, amountCents = 3800) =>
  ({ type: 'payment', paymentId, amountCents, tradeNo: 'B1' }) as const;

describe('a payment whose notice was lost', () => {
  it('is settled when its provider is asked', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { askAt, createdAt } = (await paymentOf(paymentId)) ?? {};
    expect(askAt).toEqual(new Date((createdAt?.getTime() ?? 0) + 2 * minute));
    answers.set(paymentId, paidNotice(paymentId));
    await askPayment({ paymentId }, gateway.services);
    await askPayment({ paymentId }, gateway.services);
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
    expect(await paymentOf(paymentId)).toMatchObject({
      status: 'paid',
      askAt: null,
      tradeNo: 'T1',
    });
    // The notice comes after all.
    expect((await sendNotice(gateway, paidNotice(paymentId))).data.settlement).toBe('repeated');
  });

  it('is settled from the bill, and the desk can see that it was', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    await read(today(), [billed(paymentId)]);
    await read(today(), [billed(paymentId)]);
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid', billedOn: today() });
    const differences = await differencesOf(paymentId);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ type: 'lostNotice', billedCents: 3800 });
    expect(differences[0]?.mendedAt).not.toBeNull();
  });

  it('goes back where its order is over by then', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    await read(today(), [billed(paymentId)]);
    await runRefunds(gateway.services);
    expect(await statusOf(token, orderNo)).toBe('refunded');
  });
});

describe('a payment that nobody made', () => {
  it('is asked for again, later each time, and closed once its order waits no more', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    await askPayment({ paymentId }, gateway.services);
    const first = (await paymentOf(paymentId))?.askAt ?? now();
    expect(first > now()).toBe(true);
    expect(closed).toEqual([]);
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
    await askPayment({ paymentId }, gateway.services);
    expect(closed).toEqual([paymentId]);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'failed' });
  });

  it('is handed to one job when its time has come', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const later = new Date(now().getTime() + 3 * minute);
    await sweepAsks(db(), later, gateway.services);
    expect((await paymentOf(paymentId))?.askAt).toBeNull();
    await sweepAsks(db(), later, gateway.services);
    const jobs = await db().execute(
      `SELECT data FROM jobs.job WHERE name = 'payment.ask' AND data->>'paymentId' = '${paymentId}'`,
    );
    expect(jobs.rows).toHaveLength(1);
  });
});

describe('a refund that its provider accepted', () => {
  const refundOf = async (orderNo: string) =>
    (await db().select().from(paymentRefunds).where(eq(paymentRefunds.orderNo, orderNo)))[0];

  async function accepted() {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await sendNotice(gateway, paidNotice(paymentId));
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    const { refundId = '' } = (await refundOf(orderNo)) ?? {};
    refundAnswer = 'processing';
    await runRefund({ refundId }, gateway.services);
    return { token, orderNo, paymentId, refundId };
  }

  it('is waited for, and ends when it is asked again', async () => {
    const { token, orderNo, refundId } = await accepted();
    expect(await refundOf(orderNo)).toMatchObject({ status: 'processing', tries: 0 });
    expect(await statusOf(token, orderNo)).toBe('refunding');
    refundAnswer = 'done';
    await runRefund({ refundId }, gateway.services);
    expect(await statusOf(token, orderNo)).toBe('refunded');
    expect(await refundOf(orderNo)).toMatchObject({ status: 'done', askAt: null });
  });

  it('ends by the bill where nothing else told of it', async () => {
    const { token, orderNo, refundId, paymentId } = await accepted();
    const row = { type: 'refund', refundId, amountCents: 3800 } as const;
    await read(today(), [billed(paymentId), { ...row, isDone: false }]);
    expect(await statusOf(token, orderNo)).toBe('refunding');
    await read(today(), [billed(paymentId), { ...row, isDone: true }]);
    expect(await statusOf(token, orderNo)).toBe('refunded');
    expect(await differencesOf(refundId)).toMatchObject([{ type: 'lostRefund' }]);
  });
});

describe('a bill that differs from our books', () => {
  it('is noted for the desk, which writes down what was done', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    await sendNotice(gateway, paidNotice(paymentId));
    await read(today(), [
      billed(paymentId, 3700),
      billed('payment-of-nobody'),
      { type: 'refund', refundId: 'refund-of-nobody', amountCents: 5, isDone: true },
    ]);
    const listed = await desk('list-payment-differences');
    const mine = listed.data.items.filter(({ subject }: { subject: string }) =>
      [paymentId, 'payment-of-nobody', 'refund-of-nobody'].includes(subject),
    );
    expect(
      mine.map((one: { type: string; billedCents: number; bookedCents: number }) => [
        one.type,
        one.billedCents,
        one.bookedCents,
      ]),
    ).toEqual([
      ['otherAmount', 3700, 3800],
      ['unknownPayment', 3800, null],
      ['unknownRefund', 5, null],
    ]);
    const [{ differenceId }] = mine;
    const remark = '已与支付机构核实';
    await desk('mend-payment-difference', { differenceId, remark });
    const left = await desk('list-payment-differences');
    expect(left.data.items.map((one: { differenceId: string }) => one.differenceId)).not.toContain(
      differenceId,
    );
  });

  it('lacks what we have: told once both days it may stand in were read', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    await sendNotice(gateway, paidNotice(paymentId));
    const tomorrow = billedDayBefore(now(), -1);
    await read(today(), []);
    expect(await differencesOf(paymentId)).toEqual([]);
    await read(tomorrow, []);
    expect(await differencesOf(paymentId)).toMatchObject([
      { type: 'unbilledPayment', bookedCents: 3800, mendedAt: null },
    ]);
  });
});

it('each day is asked for until its bill is written, and read once', async () => {
  const morning = new Date(`${billedDayBefore(now(), -30)}T11:00:00+08:00`);
  const yesterday = billedDayBefore(morning, 1);
  const jobs = async () =>
    (
      await db().execute(
        `SELECT data->>'day' AS day FROM jobs.job WHERE name = 'payment.bill' AND data->>'day' = '${yesterday}'`,
      )
    ).rows.length;
  await sweepBills(db(), new Date(morning.getTime() - 2 * 60 * minute), gateway.services);
  expect(await jobs()).toBe(0);
  await sweepBills(db(), morning, gateway.services);
  await sweepBills(db(), morning, gateway.services);
  expect(await jobs()).toBe(1);
  await readBill({ provider: sandboxName, day: yesterday }, gateway.services);
  const [unread] = await db().select().from(paymentBills).where(eq(paymentBills.day, yesterday));
  expect(unread?.readAt).toBeNull();
  await read(yesterday, []);
  const [done] = await db().select().from(paymentBills).where(eq(paymentBills.day, yesterday));
  expect(done?.readAt).not.toBeNull();
});
