import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { callSignals, conversationCalls, type CallRow } from './tables';
import type { StoredContent } from '../content';
import { conversations } from '../tables';

const minuteMs = 60_000;

/** Gives a locked conversation its next revision, as one at which a call changed. */
export async function nextCallRevision(db: Queryable, key: string): Promise<number> {
  const next = sql`${conversations.revision} + 1`;
  const [row] = await db
    .update(conversations)
    .set({ revision: next, callRevision: next })
    .where(eq(conversations.key, key))
    .returning({ revision: conversations.revision });
  if (row === undefined) throw new Error('There is no such conversation');
  return row.revision;
}

/** The call of a conversation that is not over. */
export async function openCall(db: Queryable, key: string): Promise<CallRow | undefined> {
  const [row] = await db
    .select()
    .from(conversationCalls)
    .where(and(eq(conversationCalls.key, key), isNull(conversationCalls.endedAt)));
  return row;
}

/** Ends the call of a locked conversation and forgets what was signalled. Null where none is open. */
export async function endCall(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  key: string,
  endedBy: NonNullable<CallRow['endedBy']>,
): Promise<CallRow | null> {
  const open = await openCall(db, key);
  if (open === undefined) return null;
  const { callId, until } = open;
  // One whose time was over before this was looked at took no longer.
  const endedAt = endedBy === 'system' && until !== null && until < now ? until : now;
  const [ended = null] = await db
    .update(conversationCalls)
    .set({ state: 'ended', endedAt, endedBy, revision: await nextCallRevision(db, key) })
    .where(eq(conversationCalls.callId, callId))
    .returning();
  await db.delete(callSignals).where(eq(callSignals.callId, callId));
  return ended;
}

/** What the conversation says of a call that is over: how many minutes it took, the last one counted as begun. */
export function callNotice({
  joinedAt,
  endedAt,
  endedBy,
  until,
  patientDevice,
}: CallRow): StoredContent {
  if (joinedAt === null || endedAt === null) {
    const who = patientDevice === null ? 'unanswered' : 'missed';
    return { type: 'notice', textKey: `conversation.call.${who}` };
  }
  const minutes = Math.max(1, Math.ceil((endedAt.getTime() - joinedAt.getTime()) / minuteMs));
  const isTimeOver = endedBy === 'system' && until !== null && endedAt >= until;
  const textKey = isTimeOver ? 'conversation.call.timeOver' : 'conversation.call.ended';
  return { type: 'notice', textKey, values: { minutes } };
}
