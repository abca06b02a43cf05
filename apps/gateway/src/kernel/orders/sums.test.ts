import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople, brokenInvariants, nothingBroken } from '../../domains/booking/booking-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { paymentRefunds, payments } from '../payment/tables';
import {
  courseDomain,
  courseKind,
  createCourseTable,
  orderCourse,
} from '../../testing/course-fixture';
import { moneyOf } from './move-context';
import { moveOrder, refundIfPaid } from './move-order';
import { lockOrder } from './read-order';
import { orders } from './tables';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [courseDomain] });
  await createCourseTable(db());
});
afterAll(() => gateway.dispose());

const acts = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('pay' as const),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ act: 'payWrong' as const }) },
    { weight: 1, arbitrary: fc.constant({ act: 'payLate' as const }) },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('giveBack' as const),
        cents: fc.integer({ min: 1, max: 5000 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ act: 'cancel' as const }) },
    { weight: 2, arbitrary: fc.constant({ act: 'runRefunds' as const }) },
  ),
  { maxLength: 10 },
);

it('the register is the sum of payments, and refunds stay within them, whatever comes in whatever order', async () => {
  const [person] = await addPeople(db(), 1, now());
  if (!person) throw new Error('nobody');
  const { services } = gateway;
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const orderNo = await orderCourse(db(), person, now());
      const opened: string[] = [];
      const open = async () => {
        const body = { orderNo, returnUrl: '/' };
        const { code } = await gateway.call('/pay/geth5payurl.json', body, { token: person.token });
        // Nothing is due any more: the notice of a payment of before comes again.
        if (code !== 0) return opened.at(-1);
        const paymentId = await openPayment(gateway, orderNo, person.token);
        opened.push(paymentId);
        return paymentId;
      };
      const amountOf = async (paymentId: string) => {
        const byId = eq(payments.paymentId, paymentId);
        return (await db().select().from(payments).where(byId))[0]?.amountCents ?? 0;
      };
      for (const step of sequence) {
        if (step.act === 'runRefunds') await runRefunds(services);
        else if (step.act === 'giveBack' || step.act === 'cancel') {
          await db().transaction(async (tx) => {
            const context = { db: tx, now: now(), services };
            if (step.act === 'cancel') {
              const moved = await moveOrder(context, courseKind, orderNo, 'cancel', 'patient');
              if (moved) await refundIfPaid(context, courseKind, moved, 'cancelled');
              return;
            }
            const before = await lockOrder(tx, courseKind, orderNo);
            const left = (before?.paidCents ?? 0) - (before?.refundedCents ?? 0);
            const begun = await moneyOf(services).refund(context, orderNo, step.cents);
            expect(begun).toBe(Math.min(step.cents, left));
          });
        } else {
          const paymentId = step.act === 'payLate' ? opened[0] : await open();
          if (paymentId === undefined) continue;
          const asked = await amountOf(paymentId);
          const notice = paidNotice(paymentId, step.act === 'payWrong' ? asked + 7 : asked);
          const times = step.act === 'pay' ? step.times : 1;
          await Promise.all(Array.from({ length: times }, () => sendNotice(gateway, notice)));
        }
        expect(await brokenInvariants(db())).toEqual(nothingBroken);
      }
      await runRefunds(services);
      const [order] = await db().select().from(orders).where(eq(orders.orderNo, orderNo));
      const rows = await db().select().from(payments).where(eq(payments.orderNo, orderNo));
      const received = rows.filter(({ status }) => status === 'paid');
      expect(order?.paidCents).toBe(received.reduce((sum, row) => sum + row.amountCents, 0));
      expect(order?.refundedCents).toBe(received.reduce((sum, row) => sum + row.refundedCents, 0));
      const waiting = eq(paymentRefunds.status, 'processing');
      expect(await db().$count(paymentRefunds, waiting)).toBe(0);
    }),
    { numRuns: 40 },
  );
});
