import { deskShapes, Id, Instant } from '@xinglin/contract';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { conversationCalls } from '../../kernel/conversations/calls/tables';
import {
  enterCall,
  lastCall,
  shownCall,
  signalsOf,
  takeSignal,
} from '../../kernel/conversations/calls/calls';
import { lockToSay, standingOf } from '../../kernel/conversations/conversation-kind';
import { isConversationOfDoctor } from '../../kernel/conversations/of-doctor';
import { conversations } from '../../kernel/conversations/tables';
import { announcing } from '../../kernel/conversations/write';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { ownList } from '../../kernel/desk/scope';
import { refuse } from '../../platform/refusal';
import { watchCall } from './call-deadline';
import { iceServersFor } from './ice';
import { requireVideo } from './video-calls';

const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** Bytes of a signal: a session description, with what stands beside it. */
const signalBytes = 256 * 1024;

/** Refuses where there is no conversation by the key that the desk names. */
async function requireConversation({ db }: Pick<DeskContext, 'db'>, orderKey: string) {
  if ((await db.$count(conversations, eq(conversations.key, orderKey))) === 0) refuse('forbidden');
}

async function lockAtDesk(context: DeskContext, orderKey: string) {
  await requireConversation(context, orderKey);
  const { db, services } = context;
  return lockToSay({ db, all: services.all }, orderKey);
}

/** What a doctor does with calls by video: see who waits, join, signal, hang up. */
export const videoDesk = [
  deskAction({
    name: 'list-video-calls',
    summary: 'Patients who wait in a call by video, longest first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: ownList,
    request: z.object({ doctorId: Id.optional() }),
    response: z.object({
      items: z.array(z.object({ orderKey: Id, doctorId: Id, startedAt: Instant })),
    }),
    async handle({ doctorId: asked }, { db, onlyDoctorId }) {
      const doctorId = onlyDoctorId ?? asked;
      const rows = await db
        .select({
          orderKey: conversations.key,
          doctorId: conversations.doctorId,
          startedAt: conversationCalls.startedAt,
        })
        .from(conversationCalls)
        .innerJoin(conversations, eq(conversations.key, conversationCalls.key))
        .where(
          and(
            isNull(conversationCalls.endedAt),
            isNotNull(conversationCalls.patientDevice),
            isNull(conversationCalls.joinedAt),
            doctorId === undefined ? undefined : eq(conversations.doctorId, doctorId),
          ),
        )
        .orderBy(asc(conversationCalls.startedAt))
        .limit(linesShown);
      return {
        items: rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
      };
    },
  }),
  deskAction({
    name: 'join-video-call',
    summary:
      'The doctor enters the call of a consult by video, which answers the consult when the patient is there; the same clientId again changes nothing.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    ...deskShapes['join-video-call'],
    subject,
    async handle({ orderKey, clientId }, context) {
      const { db, now, services } = context;
      const { conversation, kind } = await lockAtDesk(context, orderKey);
      const standing = await standingOf(
        { db, now, locale: 'zh-Hans', all: services.all },
        conversation,
      );
      requireVideo(standing);
      const live = announcing(services.live, context);
      const { call, isFirstMeeting } = await enterCall(live, conversation, {
        side: 'doctor',
        device: clientId,
        callMinutes: standing.callMinutes,
      });
      watchCall(context, services, call);
      if (isFirstMeeting) await kind.met?.(context, conversation);
      return { call: shownCall(call), ...iceServersFor(services.config, call.callId, now) };
    },
  }),
  deskAction({
    name: 'signal-video-call',
    summary:
      'Tells the patient’s browser something in a call; isTaken is false for what is too late, and nothing is then done.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    ...deskShapes['signal-video-call'],
    bodyBytes: signalBytes,
    subject,
    async handle({ orderKey, clientId, round, signal }, context) {
      const { conversation } = await lockAtDesk(context, orderKey);
      const live = announcing(context.services.live, context);
      const { isTaken, call } = await takeSignal(live, conversation, {
        side: 'doctor',
        device: clientId,
        round,
        signal,
      });
      return { isTaken, call: shownCall(call ?? refuse('videoCallNotOffered')) };
    },
  }),
  deskAction({
    name: 'read-video-call',
    summary:
      'How the call of a consult stands, and what the patient’s browser signalled behind a number to the doctor’s browser that is in it; for asking every second or two while it goes on, so only its refusals stand in the ledger.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    ...deskShapes['read-video-call'],
    isPolled: true,
    subject,
    async handle({ orderKey, clientId, behind }, { db, now }) {
      await requireConversation({ db }, orderKey);
      const call = await lastCall(db, orderKey);
      const until = call?.endedAt === null ? call.until : null;
      const isHere = call !== undefined && call.endedAt === null && call.doctorDevice === clientId;
      return {
        call: call === undefined ? null : shownCall(call),
        isHere,
        secondsLeft: until && Math.max(0, Math.round((until.getTime() - now.getTime()) / 1000)),
        signals: isHere ? [...(await signalsOf(db, orderKey, 'patient', { number: behind }))] : [],
      };
    },
  }),
];
