import { conversationRules } from '@xinglin/rules';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { deskActs } from '../../kernel/desk/tables';
import { orders } from '../../kernel/orders/tables';
import type { Locale } from '../../platform/context';
import type { Database, Queryable } from '../../platform/database';
import type { Purge } from '../../platform/purge';
import { eraseShares, exportedShares } from './case-shares/personal';
import { eraseRefundRequests, exportedChanges } from './changes/personal';
import { answersIn, askedIn } from './follow-ups';
import { exportedGrants } from './records/grants';
import { consultRecords } from './records/tables';
import {
  consultDrafts,
  consultInvoices,
  consultRecordings,
  doctorShields,
  followUpReplies,
  followUps,
} from './tables';

/** Days for which what was typed and not sent is kept. */
const draftLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets what an account holds beside its records. It bears being run again. */
export async function eraseBesides(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(consultDrafts).where(eq(consultDrafts.ownerId, ownerId));
  await db.delete(doctorShields).where(eq(doctorShields.ownerId, ownerId));
  const own = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.ownerId, ownerId));
  // Their bytes go with the account's files.
  await db.delete(consultRecordings).where(inArray(consultRecordings.orderNo, own));
  await eraseRefundRequests(db, ownerId);
  await eraseShares(db, ownerId);
  await db.delete(consultRecords).where(inArray(consultRecords.orderNo, own));
}

/** What of a consult is read at the desk, by the names of its actions. */
const readingActs = ['open-consult', 'open-conversation', 'open-message-files'];

/** Who opened the consults and conversations of an account, and when, oldest first. */
async function exportedReadings(db: Queryable, ownerId: string) {
  const rows = await db
    .select({ orderKey: orders.orderNo, at: deskActs.at, by: deskActs.staff })
    .from(deskActs)
    .innerJoin(orders, eq(orders.orderNo, deskActs.subject))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        inArray(deskActs.action, readingActs),
        eq(deskActs.outcome, 'done'),
      ),
    )
    .orderBy(asc(deskActs.at), asc(deskActs.actId));
  return rows;
}

/**
 * What an account typed and did not send, the invoices it applied for, what it was asked afterwards, the recordings of
 * its calls, what it shared, whom it shields itself from, and who read its consults, for its owner to take along.
 */
export async function exportedBesides(db: Queryable, ownerId: string, _locale: Locale) {
  const drafts = await db.select().from(consultDrafts).where(eq(consultDrafts.ownerId, ownerId));
  const shields = await db.select().from(doctorShields).where(eq(doctorShields.ownerId, ownerId));
  const asked = await db
    .select({ found: followUps })
    .from(followUps)
    .innerJoin(orders, eq(orders.orderNo, followUps.orderNo))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(asc(followUps.sentAt));
  const replies = await db
    .select()
    .from(followUpReplies)
    .where(
      inArray(
        followUpReplies.followUpId,
        asked.map(({ found }) => found.followUpId),
      ),
    )
    .orderBy(asc(followUpReplies.at));
  const invoices = await db
    .select({ invoice: consultInvoices })
    .from(consultInvoices)
    .innerJoin(orders, eq(orders.orderNo, consultInvoices.orderNo))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(asc(consultInvoices.appliedAt));
  const recordings = await db
    .select({ recording: consultRecordings })
    .from(consultRecordings)
    .innerJoin(orders, eq(orders.orderNo, consultRecordings.orderNo))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(asc(consultRecordings.startedAt));
  return {
    callRecordings: recordings.map(
      ({ recording: { orderNo, startedAt, durationMs, fileId, keptUntil } }) => ({
        orderKey: orderNo,
        startedAt,
        durationMs,
        fileId,
        keptUntil,
      }),
    ),
    consultInvoices: invoices.map(({ invoice: { orderNo, ...rest } }) => ({
      orderKey: orderNo,
      ...rest,
    })),
    consultDrafts: drafts.map(({ kind, doctorId, draft, savedAt }) => ({
      kind,
      doctorId,
      draft,
      savedAt,
    })),
    followUps: asked.map(({ found }) => ({
      orderKey: found.orderNo,
      title: found.title,
      ...askedIn(found),
      sentAt: found.sentAt,
      answeredAt: found.answeredAt,
      answers: answersIn(found),
      replies: replies.flatMap(({ followUpId, words, at }) =>
        followUpId === found.followUpId ? [{ words, at }] : [],
      ),
    })),
    ...(await exportedChanges(db, ownerId)),
    caseShares: await exportedShares(db, ownerId),
    recordsShownToDoctors: await exportedGrants(db, ownerId),
    consultReadings: await exportedReadings(db, ownerId),
    shieldedDoctors: shields.map(({ doctorId, shieldedAt }) => ({ doctorId, shieldedAt })),
  };
}

/** Removes abandoned drafts. */
export const purgeDrafts = (db: Database, now: Date) =>
  db.delete(consultDrafts).where(lt(consultDrafts.savedAt, new Date(now.getTime() - draftLifeMs)));

/** Removes follow-ups that need not be kept any longer, as conversations are. */
export const purgeFollowUps: Purge = async (db, now) => {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - conversationRules.keptYears);
  const old = db
    .select({ followUpId: followUps.followUpId })
    .from(followUps)
    .where(lt(followUps.sentAt, oldest));
  await db.delete(followUpReplies).where(inArray(followUpReplies.followUpId, old));
  await db.delete(followUps).where(lt(followUps.sentAt, oldest));
};
