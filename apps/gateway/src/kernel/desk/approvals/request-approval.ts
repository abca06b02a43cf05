import { and, eq, gt, sql } from 'drizzle-orm';
import { newId } from '../../../platform/identifiers';
import type { DeskAction, DeskContext, DeskRefund } from '../desk-action';
import { deskApprovals } from '../tables';
import { approvalChanges } from './approval-changes';
import { refundSums } from './refund-sums';

const hourMs = 60 * 60_000;

/** How long an approval waits for a second person. */
const expiresAfterMs = 72 * hourMs;

/** Refunds of the same order within this time count together, so that several small ones do not pass below the limit. */
const countedMs = 24 * hourMs;

/** Serialises requests about the same things until the end of the transaction; in one order, so that none waits for another. */
async function lockNames({ db }: DeskContext, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`);
}

/** Cents that were refunded of these orders in the last day. */
async function refundedLately(
  { db, now, services }: DeskContext,
  { orderNos }: Pick<DeskRefund, 'orderNos'>,
): Promise<number> {
  if (orderNos.length === 0) return 0;
  const since = new Date(now.getTime() - countedMs);
  let cents = 0;
  for (const sumOf of services.all(refundSums)) cents += await sumOf(db, { orderNos, since });
  return cents;
}

/**
 * Where an action of the staff would refund more than one person may, writes that it waits for a second one and returns
 * the id; null where it may be done now. The same action about the same thing waits once.
 */
export async function requestApproval(
  action: DeskAction,
  input: Parameters<DeskAction['handle']>[0],
  context: DeskContext,
): Promise<string | null> {
  const { actor, db, now, services } = context;
  if (actor.kind === 'key' || action.refundOf === undefined) return null;
  const subject = action.subject?.(input) ?? null;
  const { orderNos } = await action.refundOf(input, context);
  await lockNames(context, [
    `desk approval ${action.name} ${subject ?? ''}`,
    ...orderNos.map((orderNo) => `desk refund ${orderNo}`),
  ]);
  // Read again: another refund may have been made before the lock was free.
  const refund = await action.refundOf(input, context);
  const whole = refund.cents + (await refundedLately(context, refund));
  if (refund.cents === 0 || whole <= services.config.staffRefundLimitCents) return null;
  const [waiting] = await db
    .select({ approvalId: deskApprovals.approvalId })
    .from(deskApprovals)
    .where(
      and(
        eq(deskApprovals.action, action.name),
        subject === null ? sql`false` : eq(deskApprovals.subject, subject),
        eq(deskApprovals.state, 'waiting'),
        gt(deskApprovals.expiresAt, now),
      ),
    )
    .limit(1);
  if (waiting) return waiting.approvalId;
  const approvalId = newId();
  await db.insert(deskApprovals).values({
    approvalId,
    action: action.name,
    input: JSON.stringify(input),
    subject,
    cents: refund.cents,
    requestedBy: actor.staffId,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + expiresAfterMs),
    state: 'waiting',
  });
  for (const notify of services.all(approvalChanges))
    await notify(context, {
      type: 'waits',
      approvalId,
      requestedBy: actor.staffId,
      cents: refund.cents,
    });
  return approvalId;
}
