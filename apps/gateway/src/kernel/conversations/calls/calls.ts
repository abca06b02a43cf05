import type { chat, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { nextCallRevision, openCall } from './end';
import { callSignals, conversationCalls, type CallRow, type CallSide } from './tables';
import { announceConversation, endCallIn, say, topicOf, type ConversationContext } from '../write';
import type { ConversationRow } from '../tables';

type Calls = typeof chat;
export type ShownCall = ResponseOf<Calls['openVideoCall']>['call'];
type SignalContent = RequestOf<Calls['signalVideoCall']>['signal'];

const minuteMs = 60_000;

/** Minutes for which a side that is alone in a call rings: a patient waits for a doctor who is late, a doctor rings a phone. */
const ringMinutes: Readonly<Record<CallSide, number>> = { patient: 30, doctor: 2 };

/** Signals of a side that one sent again is looked for in. */
const lookedBack = 30;

/** A call as its owner sees it. */
export function shownCall(call: CallRow): ShownCall {
  const { callId, state, mode, round, patientDevice, until, endedAt, endedBy } = call;
  return {
    orderKey: call.key,
    callId,
    state,
    mode,
    round,
    clientId: patientDevice,
    startedAt: call.startedAt.toISOString(),
    joinedAt: call.joinedAt?.toISOString() ?? null,
    until: endedAt === null ? (until?.toISOString() ?? null) : null,
    endedAt: endedAt?.toISOString() ?? null,
    endedBy,
  };
}

const deviceOf = (call: CallRow, side: CallSide) =>
  side === 'patient' ? call.patientDevice : call.doctorDevice;

const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * minuteMs);

/**
 * The call of a locked conversation that is not over. One whose time has come is ended by this, so that nothing depends
 * on when the deadline is looked at.
 */
export async function callInTime(
  context: ConversationContext,
  key: string,
): Promise<CallRow | undefined> {
  const open = await openCall(context.db, key);
  if (open === undefined || open.until === null || open.until > context.now) return open;
  await endCallIn(context, key, 'system');
  return undefined;
}

/** Who enters a call. */
interface Entrance {
  readonly side: CallSide;
  readonly device: string;
  /** Minutes that a call may take once both are there; null for no limit. */
  readonly callMinutes: number | null;
}

/**
 * Lets a side into the call of a conversation that the caller has locked, and begins one where none is open. A device
 * that is in the call already changes nothing; any other one begins a new round, so that both connect anew. A doctor who
 * begins one rings the patient, whose conversation says so.
 * @returns the call, and whether both are there for the first time.
 */
export async function enterCall(
  context: ConversationContext,
  conversation: Pick<ConversationRow, 'key' | 'ownerId' | 'doctorId'>,
  { side, device, callMinutes }: Entrance,
): Promise<{ readonly call: CallRow; readonly isFirstMeeting: boolean }> {
  const { db, now } = context;
  const { key } = conversation;
  const open = await callInTime(context, key);
  if (open !== undefined && deviceOf(open, side) === device)
    return { call: open, isFirstMeeting: false };
  const entered = side === 'patient' ? { patientDevice: device } : { doctorDevice: device };
  announceConversation(context, conversation);
  if (open === undefined) {
    if (side === 'doctor')
      await say(context, key, {
        side: 'system',
        content: { type: 'notice', textKey: 'conversation.call.rings' },
      });
    const [call] = await db
      .insert(conversationCalls)
      .values({
        callId: newId(),
        key,
        state: 'ringing',
        mode: 'video',
        round: 1,
        revision: await nextCallRevision(db, key),
        startedAt: now,
        until: later(now, ringMinutes[side]),
        ...entered,
      })
      .returning();
    if (call === undefined) throw new Error('a call was not kept');
    return { call, isFirstMeeting: false };
  }
  const isThere = deviceOf(open, side === 'patient' ? 'doctor' : 'patient') !== null;
  const isFirstMeeting = isThere && open.joinedAt === null;
  const met = isFirstMeeting && {
    state: 'joined' as const,
    joinedAt: now,
    until: callMinutes === null ? null : later(now, callMinutes),
  };
  await db.delete(callSignals).where(eq(callSignals.callId, open.callId));
  const [call] = await db
    .update(conversationCalls)
    .set({
      ...entered,
      revision: await nextCallRevision(db, key),
      round: open.round + 1,
      ...(isThere ? met : { until: later(now, ringMinutes[side]) }),
    })
    .where(eq(conversationCalls.callId, open.callId))
    .returning();
  if (call === undefined) throw new Error('a call went while it was locked');
  return { call, isFirstMeeting };
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
 * round, of a device that has left, of a call that is over. One that is sent again is taken once.
 * @returns the call as it then stands; undefined where there never was one.
 */
export async function takeSignal(
  context: ConversationContext,
  { key, ownerId }: Pick<ConversationRow, 'key' | 'ownerId'>,
  { side, device, round, signal }: SentSignal,
): Promise<{ readonly isTaken: boolean; readonly call: CallRow | undefined }> {
  const { db, now } = context;
  const open = await callInTime(context, key);
  if (open === undefined) return { isTaken: false, call: await lastCall(db, key) };
  // Hanging up is meant for the call, also while the other side connects anew.
  const isCurrent = deviceOf(open, side) === device;
  if (!isCurrent || (open.round !== round && signal.type !== 'leave'))
    return { isTaken: false, call: open };
  if (signal.type === 'leave')
    return { isTaken: true, call: (await endCallIn(context, key, side)) ?? undefined };
  const content = JSON.stringify(signal);
  const isKnown =
    signal.type === 'mode'
      ? signal.mode === open.mode
      : await wasSent(db, { callId: open.callId, round, side, content });
  if (isKnown) return { isTaken: true, call: open };
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
    content,
    at: now,
  });
  context.announce?.(topicOf(ownerId));
  return { isTaken: true, call };
}

/** Whether a side has sent just this in the round: no description and no candidate comes twice by itself. */
async function wasSent(
  db: Queryable,
  sent: Pick<typeof callSignals.$inferSelect, 'callId' | 'round' | 'side' | 'content'>,
): Promise<boolean> {
  const { callId, round, side } = callSignals;
  const rows = await db
    .select({ content: callSignals.content })
    .from(callSignals)
    .where(and(eq(callId, sent.callId), eq(round, sent.round), eq(side, sent.side)))
    .orderBy(desc(callSignals.number))
    .limit(lookedBack);
  return rows.some(({ content }) => content === sent.content);
}

/** The call that a conversation has now; undefined for none, and for one whose time has come. */
export async function presentCall(
  db: Queryable,
  key: string,
  now: Date,
): Promise<CallRow | undefined> {
  const { until } = conversationCalls;
  const [row] = await db
    .select()
    .from(conversationCalls)
    .where(
      and(
        eq(conversationCalls.key, key),
        isNull(conversationCalls.endedAt),
        or(isNull(until), gt(until, now)),
      ),
    );
  return row;
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

/**
 * Calls of a conversation that changed after a revision, in the order of that, as they are now: a signal must not be
 * told before the round that it is of.
 */
export async function callsAfter(
  db: Queryable,
  key: string,
  after: number,
): Promise<readonly CallRow[]> {
  const { revision } = conversationCalls;
  return db
    .select()
    .from(conversationCalls)
    .where(and(eq(conversationCalls.key, key), gt(revision, after)))
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
