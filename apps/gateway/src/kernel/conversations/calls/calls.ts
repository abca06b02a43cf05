import type { chat, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { nextCallRevision, openCall } from './end';
import { callSignals, conversationCalls, type CallRow, type CallSide } from './tables';
import { endCallIn, topicOf, type ConversationContext } from '../write';
import type { ConversationRow } from '../tables';

type Calls = typeof chat;
export type ShownCall = ResponseOf<Calls['openVideoCall']>['call'];
type SignalContent = RequestOf<Calls['signalVideoCall']>['signal'];

/** A call as its owner sees it. */
export function shownCall(call: CallRow): ShownCall {
  const { callId, state, mode, round, patientDevice, endedBy } = call;
  return {
    orderKey: call.key,
    callId,
    state,
    mode,
    round,
    clientId: patientDevice,
    startedAt: call.startedAt.toISOString(),
    joinedAt: call.joinedAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    endedBy,
  };
}

const deviceOf = (call: CallRow, side: CallSide) =>
  side === 'patient' ? call.patientDevice : call.doctorDevice;

/**
 * Lets a side into the call of a conversation that the caller has locked, and begins one where none is open. A device
 * that is in the call already changes nothing; any other one begins a new round, so that both connect anew.
 * @returns the call, and whether both are there for the first time.
 */
export async function enterCall(
  context: ConversationContext,
  { key, ownerId }: Pick<ConversationRow, 'key' | 'ownerId'>,
  side: CallSide,
  device: string,
): Promise<{ readonly call: CallRow; readonly isFirstMeeting: boolean }> {
  const { db, now } = context;
  const open = await openCall(db, key);
  if (open !== undefined && deviceOf(open, side) === device)
    return { call: open, isFirstMeeting: false };
  const revision = await nextCallRevision(db, key);
  const entered = side === 'patient' ? { patientDevice: device } : { doctorDevice: device };
  context.announce?.(topicOf(ownerId));
  if (open === undefined) {
    const [call] = await db
      .insert(conversationCalls)
      .values({
        callId: newId(),
        key,
        state: 'ringing',
        mode: 'video',
        round: 1,
        revision,
        startedAt: now,
        ...entered,
      })
      .returning();
    if (call === undefined) throw new Error('a call was not kept');
    return { call, isFirstMeeting: false };
  }
  const isThere = deviceOf(open, side === 'patient' ? 'doctor' : 'patient') !== null;
  await db.delete(callSignals).where(eq(callSignals.callId, open.callId));
  const [call] = await db
    .update(conversationCalls)
    .set({
      ...entered,
      revision,
      round: open.round + 1,
      ...(isThere && { state: 'joined' as const, joinedAt: open.joinedAt ?? now }),
    })
    .where(eq(conversationCalls.callId, open.callId))
    .returning();
  if (call === undefined) throw new Error('a call went while it was locked');
  return { call, isFirstMeeting: isThere && open.joinedAt === null };
}

/** A signal as a side sends it. */
interface SentSignal {
  readonly side: CallSide;
  readonly device: string;
  readonly round: number;
  readonly signal: SignalContent;
}

/**
 * Takes a signal of one side in a conversation that the caller has locked. What is too late does nothing: of a former
 * round, of a device that has left, of a call that is over.
 * @returns the call as it then stands; undefined where there never was one.
 */
export async function takeSignal(
  context: ConversationContext,
  { key, ownerId }: Pick<ConversationRow, 'key' | 'ownerId'>,
  { side, device, round, signal }: SentSignal,
): Promise<{ readonly isTaken: boolean; readonly call: CallRow | undefined }> {
  const { db, now } = context;
  const open = await openCall(db, key);
  if (open === undefined) return { isTaken: false, call: await lastCall(db, key) };
  // Hanging up is meant for the call, also while the other side connects anew.
  const isCurrent = deviceOf(open, side) === device;
  if (!isCurrent || (open.round !== round && signal.type !== 'leave'))
    return { isTaken: false, call: open };
  if (signal.type === 'leave')
    return { isTaken: true, call: (await endCallIn(context, key, side)) ?? undefined };
  const revision = await nextCallRevision(db, key);
  const number = open.lastSignal + 1;
  const [call] = await db
    .update(conversationCalls)
    .set({ lastSignal: number, ...(signal.type === 'mode' && { mode: signal.mode, revision }) })
    .where(eq(conversationCalls.callId, open.callId))
    .returning();
  await db.insert(callSignals).values({
    signalId: newId(),
    callId: open.callId,
    number,
    revision,
    round,
    side,
    content: JSON.stringify(signal),
    at: now,
  });
  context.announce?.(topicOf(ownerId));
  return { isTaken: true, call };
}

/** The call that a conversation has or had last. */
export async function lastCall(db: Queryable, key: string): Promise<CallRow | undefined> {
  const [row] = await db
    .select()
    .from(conversationCalls)
    .where(eq(conversationCalls.key, key))
    .orderBy(desc(conversationCalls.startedAt), desc(conversationCalls.revision))
    .limit(1);
  return row;
}

/** Calls of a conversation that changed between two revisions, in the order of that. */
export async function callsBetween(
  db: Queryable,
  key: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<readonly CallRow[]> {
  const { revision } = conversationCalls;
  return db
    .select()
    .from(conversationCalls)
    .where(and(eq(conversationCalls.key, key), gt(revision, after), lte(revision, upTo)))
    .orderBy(asc(revision));
}

/** A signal as the other side reads it. */
export interface ReadSignal {
  readonly callId: string;
  readonly round: number;
  readonly number: number;
  readonly signal: SignalContent;
}

/** What one side signalled in the open call of a conversation, in its order: behind a number, or between revisions. */
export async function signalsOf(
  db: Queryable,
  key: string,
  side: CallSide,
  behind: { readonly number: number } | { readonly after: number; readonly upTo: number },
): Promise<readonly ReadSignal[]> {
  const rows = await db
    .select({ found: callSignals })
    .from(callSignals)
    .innerJoin(conversationCalls, eq(conversationCalls.callId, callSignals.callId))
    .where(
      and(
        eq(conversationCalls.key, key),
        eq(callSignals.side, side),
        'number' in behind
          ? gt(callSignals.number, behind.number)
          : and(gt(callSignals.revision, behind.after), lte(callSignals.revision, behind.upTo)),
      ),
    )
    .orderBy(asc(callSignals.number));
  return rows.map(({ found: { callId, round, number, content } }) => ({
    callId,
    round,
    number,
    // Only `takeSignal` fills the column.
    signal: JSON.parse(content) as SignalContent,
  }));
}
