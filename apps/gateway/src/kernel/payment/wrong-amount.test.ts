import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  nothingBroken,
  type TestPerson,
} from '../../domains/booking/booking-fixture';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  openPayment,
  openUnpaidOrder,
  paidNotice,
  sendNotice,
} from '../../testing/payment-fixture';
import type { PaymentProvider } from './provider';
import { refundTries, runRefund } from './refunds';
import { sandboxProvider } from './sandbox-provider';
import { paymentRefunds, payments, type RefundRow } from './tables';

/** What the provider was asked to give back, and how often it still fails. */
const asked: { refundId: string; amountCents: number }[] = [];
let failures = 0;
const provider: PaymentProvider = {
  ...sandboxProvider(testConfig),
  async refund({ refundId, amountCents }) {
    asked.push({ refundId, amountCents });
    failures -= 1;
    if (failures >= 0) throw new Error('the bank is away');
    return 'done';
  },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: [provider] });
});
beforeEach(() => {
  asked.length = 0;
  failures = 0;
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  await gateway.dispose();
});

const unpaid = (of: TestGateway = gateway) => openUnpaidOrder(of);
const detail = async ({ token }: TestPerson, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data;
const refundsOf = (paymentId: string, of: TestGateway = gateway): Promise<RefundRow[]> =>
  of.services.db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId));
async function refundOf(paymentId: string): Promise<RefundRow> {
  const [refund, ...more] = await refundsOf(paymentId);
  if (!refund || more.length > 0) throw new Error(`${more.length} refunds too many, or none`);
  return refund;
}
/** What the person was told, the oldest first. */
const told = async ({ mobile }: TestPerson): Promise<string[]> =>
  (await gateway.messagesTo(mobile)).map(({ text }) => text).toReversed();
const desk = (action: string, body: object = {}) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

describe('an amount that is not the fee', () => {
  it.each([
    ['too high', 5000, '¥50.00'],
    ['too low', 1, '¥0.01'],
  ])('%s goes back in full, is told, and leaves the order payable', async (_, cents, money) => {
    const { person, orderNo, paymentId } = await unpaid();
    const answer = await sendNotice(gateway, paidNotice(paymentId, cents));
    expect([answer.status, answer.data.settlement]).toEqual([200, 'mismatched']);
    const refund = await refundOf(paymentId);
    expect(refund).toMatchObject({ amountCents: cents, cause: 'wrongAmount' });
    const onTheWay = {
      cause: 'wrongAmount',
      refundCents: cents,
      status: 'processing',
      expectedBy: refund.expectedBy.toISOString(),
    };
    expect((await detail(person, orderNo)).wrongPayments).toEqual([onTheWay]);
    await runRefund(refund, gateway.services);
    expect(asked).toEqual([{ refundId: refund.refundId, amountCents: cents }]);
    expect((await refundOf(paymentId)).status).toBe('done');

    const texts = await told(person);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(`付款 ${money}，与应付的挂号费 ¥38.00 不符`);
    expect(texts[0]).toMatch(/请在 \d\d:\d\d（医院当地时间）前重新支付 ¥38.00/);
    expect(texts[1]).toContain(`金额不符的付款 ${money} 已全额原路退回`);

    expect(await detail(person, orderNo)).toMatchObject({
      status: 'awaitingPayment',
      payment: 'failed',
      actions: ['pay', 'cancel'],
      refundCents: 0,
      refund: null,
      wrongPayments: [{ ...onTheWay, status: 'done' }],
    });
    await sendNotice(gateway, paidNotice(await openPayment(gateway, orderNo, person.token), 3800));
    expect(await detail(person, orderNo)).toMatchObject({ status: 'confirmed', refundCents: 0 });
  });

  it('is told in the language of the order', async () => {
    const { person, paymentId } = await openUnpaidOrder(gateway, 'en');
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    await runRefund(await refundOf(paymentId), gateway.services);
    const texts = await told(person);
    expect(texts[0]).toContain('we received ¥50.00; the fee is ¥38.00');
    expect(texts[1]).toContain('The payment of ¥50.00');
  });

  it('that is told ten times at once goes back once', async () => {
    const { person, paymentId } = await unpaid();
    const notices = Array.from({ length: 10 }, () =>
      sendNotice(gateway, paidNotice(paymentId, 5000)),
    );
    const answers = (await Promise.all(notices)).map(({ data }) => data.settlement);
    expect(answers.filter((settlement) => settlement === 'mismatched')).toHaveLength(1);
    const refund = await refundOf(paymentId);
    await Promise.all([runRefund(refund, gateway.services), runRefund(refund, gateway.services)]);
    await runRefund(refund, gateway.services);
    expect(new Set(asked.map(({ refundId }) => refundId))).toEqual(new Set([refund.refundId]));
    expect(await told(person)).toHaveLength(2);
  });

  it('of nothing at all has nothing to give back', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await sendNotice(gateway, paidNotice(paymentId, 0));
    expect(await refundsOf(paymentId)).toEqual([]);
    expect(await told(person)).toEqual([]);
    expect((await detail(person, orderNo)).wrongPayments).toEqual([]);
  });

  it('again is told with the one before, the first one first', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    await gateway.advance(60_000);
    await sendNotice(gateway, paidNotice(await openPayment(gateway, orderNo, person.token), 1));
    expect((await detail(person, orderNo)).wrongPayments).toMatchObject([
      { refundCents: 5000 },
      { refundCents: 1 },
    ]);
  });

  it('that comes after the order was cancelled or ran out goes back, and asks for nothing', async () => {
    for (const close of ['cancel', 'expire']) {
      const { person, orderNo, paymentId } = await unpaid();
      if (close === 'expire') await gateway.advance(3_600_000);
      else
        await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
      const { status } = await detail(person, orderNo);
      await sendNotice(gateway, paidNotice(paymentId, 5000));
      await runRefund(await refundOf(paymentId), gateway.services);
      expect((await detail(person, orderNo)).status).toBe(status);
      const [closed, wrong, returned] = await told(person);
      expect(closed).toMatch(/已取消|已失效/);
      expect(wrong).toContain('没有用于该预约');
      expect(wrong).not.toContain('重新支付');
      expect(returned).toContain('¥50.00 已全额原路退回');
    }
  });

  it('does not hold up, or end, the refund of the order itself', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    const second = await openPayment(gateway, orderNo, person.token);
    await sendNotice(gateway, paidNotice(second, 3800));
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });
    await runRefund(await refundOf(paymentId), gateway.services);
    expect((await detail(person, orderNo)).status).toBe('refunding');
    await runRefund(await refundOf(second), gateway.services);
    expect(await detail(person, orderNo)).toMatchObject({
      status: 'refunded',
      refundCents: 3800,
      refund: { refundCents: 3800, status: 'done' },
      wrongPayments: [{ refundCents: 5000, status: 'done' }],
    });
  });
});

describe('what goes wrong on the way back', () => {
  it('is written down together with the refund or not at all', async () => {
    const { db } = gateway.services;
    const { person, paymentId } = await unpaid();
    await db.execute(
      sql.raw(`
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END';
        CREATE TRIGGER stuck BEFORE INSERT ON payment_refunds
          FOR EACH ROW WHEN (NEW.payment_id = '${paymentId}') EXECUTE FUNCTION fail()`),
    );
    expect((await sendNotice(gateway, paidNotice(paymentId, 5000))).status).toBe(500);
    const [payment] = await db.select().from(payments).where(eq(payments.paymentId, paymentId));
    expect(payment?.status).toBe('open');
    expect(await told(person)).toEqual([]);
    await db.execute(sql`DROP TRIGGER stuck ON payment_refunds`);
    // The provider repeats what was not acknowledged.
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    expect((await refundOf(paymentId)).amountCents).toBe(5000);
  });

  it('is made good where a wrong amount was written down without its refund', async () => {
    const { db, clock } = gateway.services;
    const { person, paymentId } = await unpaid();
    await db
      .update(payments)
      .set({ status: 'mismatched', receivedCents: 5000, settledAt: clock.now() })
      .where(eq(payments.paymentId, paymentId));
    await gateway.advance(0);
    await gateway.advance(0);
    expect(await refundOf(paymentId)).toMatchObject({ amountCents: 5000, status: 'processing' });
    expect(await told(person)).toHaveLength(1);
  });

  it('asks the provider under the same number when it died between asking and writing', async () => {
    const { db } = gateway.services;
    const { person, paymentId } = await unpaid();
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    const refund = await refundOf(paymentId);
    await db.execute(
      sql.raw(`
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''killed''; END';
        CREATE TRIGGER killed BEFORE UPDATE ON payment_refunds
          FOR EACH ROW WHEN (NEW.refund_id = '${refund.refundId}' AND NEW.status = 'done') EXECUTE FUNCTION die()`),
    );
    await expect(runRefund(refund, gateway.services)).rejects.toThrow('Failed query');
    await db.execute(sql`DROP TRIGGER killed ON payment_refunds`);
    await runRefund(refund, gateway.services);
    expect(asked.map(({ refundId }) => refundId)).toEqual([refund.refundId, refund.refundId]);
    expect(await told(person)).toHaveLength(2);
  });

  it('is given up after many failures, shown at the desk, and tried again from there', async () => {
    const { paymentId } = await unpaid();
    await sendNotice(gateway, paidNotice(paymentId, 5000));
    const { refundId } = await refundOf(paymentId);
    const stuck = async () =>
      (await desk('list-stuck-refunds')).data.items.find(
        (item: { refundId: string }) => item.refundId === refundId,
      );
    expect(await stuck()).toBeUndefined();
    failures = refundTries;
    for (let tries = 1; tries < refundTries; tries += 1) {
      await expect(runRefund({ refundId }, gateway.services)).rejects.toThrow('away');
    }
    await runRefund({ refundId }, gateway.services);
    await runRefund({ refundId }, gateway.services);
    expect(asked).toHaveLength(refundTries);
    expect(await stuck()).toMatchObject({ paymentId, cause: 'wrongAmount', tries: refundTries });
    expect((await stuck()).givenUpAt).not.toBeNull();
    expect(gateway.log.join('')).toContain('refund given up');

    expect((await desk('retry-refund', { refundId: 'nothing' })).status).toBe(403);
    expect((await desk('retry-refund', { refundId })).data.status).toBe('processing');
    await runRefund({ refundId }, gateway.services);
    expect(await stuck()).toBeUndefined();
    expect((await desk('retry-refund', { refundId })).data.status).toBe('done');
  });
});

it('comes through by its own job when the provider fails twice', async () => {
  failures = 2;
  const working = await openTestGateway({ work: true, payments: [provider] });
  try {
    const { paymentId } = await unpaid(working);
    await sendNotice(working, paidNotice(paymentId, 5000));
    const status = async () => (await refundsOf(paymentId, working))[0]?.status;
    await expect.poll(status, { interval: 200 }).toBe('done');
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ refundId }) => refundId)).size).toBe(1);
  } finally {
    await working.dispose();
  }
});
