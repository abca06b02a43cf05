import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Services } from '../../platform/services';
import { billedDay, billedDayBefore } from './billed-day';
import { compareBill } from './compare-bill';
import { paymentProviders } from './configured-providers';
import { noteDifference } from './differences';
import { findProvider } from './provider';
import { paymentBills, paymentRefunds, payments } from './tables';

/** Name of the job that reads one day of a provider's bill. */
export const billJob = 'payment.bill';
export const billDeadline = 'payment.bills';

/** So many days back a bill is caught up with after the gateway stood still. */
const daysBack = 7;
/** Providers write the bill of a day in the morning after; where it is not there yet it is asked for again. */
const writtenAfterMs = 10 * 60 * 60_000;
const askAgainMs = 60 * 60_000;

/** Has each provider's bills read that are written and were not read yet. */
export async function sweepBills(
  db: Database,
  now: Date,
  { jobs, use }: Services,
): Promise<Date | null> {
  const written = new Date(now.getTime() - writtenAfterMs);
  const days = Array.from({ length: daysBack }, (_, index) => billedDayBefore(written, index + 1));
  const again = lte(paymentBills.askedAt, new Date(now.getTime() - askAgainMs));
  for (const { name: provider } of use(paymentProviders)) {
    const known = await db.select().from(paymentBills).where(eq(paymentBills.provider, provider));
    for (const day of days) {
      if (known.some((bill) => bill.day === day && bill.readAt !== null)) continue;
      await db.transaction(async (tx) => {
        const asked = await tx
          .insert(paymentBills)
          .values({ provider, day, askedAt: now })
          .onConflictDoUpdate({
            target: [paymentBills.provider, paymentBills.day],
            set: { askedAt: now },
            setWhere: sql`${isNull(paymentBills.readAt)} AND ${again}`,
          })
          .returning({ day: paymentBills.day });
        if (asked.length === 0) return;
        const singletonKey = `${provider}@${day}`;
        await jobs.send(billJob, { provider, day }, { db: tx, singletonKey });
      });
    }
  }
  return null;
}

/** Reads one day of a provider's bill and compares it with our books. Repeatable. */
export async function readBill(
  { provider: name, day }: { readonly provider: string; readonly day: string },
  services: Services,
): Promise<void> {
  const { db, clock, use } = services;
  const provider = findProvider(use(paymentProviders), name);
  if (!provider) return;
  const written = await provider.bill(day, db);
  // Some write none of a day without payments; after two days none will come.
  const isOver = day < billedDayBefore(clock.now(), 2);
  const rows = written ?? (isOver ? [] : null);
  if (rows === null) return;
  await compareBill({ provider, day, rows }, services);
  const readAt = clock.now();
  await db
    .insert(paymentBills)
    .values({ provider: name, day, askedAt: readAt, readAt })
    .onConflictDoUpdate({
      target: [paymentBills.provider, paymentBills.day],
      set: { readAt },
    });
  // Whichever of two days that follow each other is read last completes the first of them.
  await noteUnbilled(name, billedDayBefore(billedDay(day).from, 1), services);
  await noteUnbilled(name, day, services);
}

/**
 * Notes what our books have of a day and no bill does. What was paid around midnight stands in the bill of that day or of
 * the next, so both must have been read.
 */
async function noteUnbilled(provider: string, day: string, services: Services): Promise<void> {
  const { db } = services;
  const { from, to } = billedDay(day);
  const read = await db
    .select({ day: paymentBills.day })
    .from(paymentBills)
    .where(
      and(
        eq(paymentBills.provider, provider),
        inArray(paymentBills.day, [day, billedDayBefore(to, 0)]),
        isNotNull(paymentBills.readAt),
      ),
    );
  if (read.length < 2) return;
  const found = { provider, day, billedCents: null };
  const unbilled = await db
    .select({ subject: payments.paymentId, bookedCents: payments.receivedCents })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(payments.status, ['paid', 'mismatched']),
        isNull(payments.billedOn),
        gte(payments.settledAt, from),
        lt(payments.settledAt, to),
      ),
    );
  for (const payment of unbilled)
    await noteDifference(services, { ...found, ...payment, type: 'unbilledPayment' });
  const unbilledRefunds = await db
    .select({ subject: paymentRefunds.refundId, bookedCents: paymentRefunds.amountCents })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.paymentId, paymentRefunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        eq(paymentRefunds.status, 'done'),
        isNull(paymentRefunds.billedOn),
        gte(paymentRefunds.doneAt, from),
        lt(paymentRefunds.doneAt, to),
      ),
    );
  for (const refund of unbilledRefunds)
    await noteDifference(services, { ...found, ...refund, type: 'unbilledRefund' });
}
