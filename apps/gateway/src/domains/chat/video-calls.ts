import { chatFunctions, type chat, type RequestOf, type ResponseOf } from '@xinglin/contract';
import { enterCall, shownCall, takeSignal } from '../../kernel/conversations/calls/calls';
import { lockToSay, standingOf, type Standing } from '../../kernel/conversations/conversation-kind';
import { ownConversation } from '../../kernel/conversations/read';
import { announcing } from '../../kernel/conversations/write';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { iceServersFor } from './ice';

type Calls = typeof chat;

/** Whether a conversation has calls by video. */
export const offersVideo = ({ functions }: Standing): boolean =>
  functions.some(({ functionId }) => functionId === chatFunctions.video);

/** Refuses what has no calls by video, or none now. */
export function requireVideo(standing: Standing): void {
  if (!offersVideo(standing)) refuse('videoCallNotOffered');
  if (standing.phase === 'waiting') refuse('videoCallNotYet');
  if (standing.phase === 'closed') refuse('conversationClosed');
}

/** Enters the call of one's own conversation. */
export async function openVideoCall(
  { orderKey, clientId }: RequestOf<Calls['openVideoCall']>,
  context: CallContext,
  services: Services,
): Promise<ResponseOf<Calls['openVideoCall']>> {
  await ownConversation(context, orderKey);
  await services.limits.consume('videoCallByConversation', orderKey);
  const { conversation, kind } = await lockToSay(context, orderKey);
  const standing = await standingOf(context, conversation);
  requireVideo(standing);
  const { db, now, account } = context;
  const live = announcing(services.live, context);
  const { call, isFirstMeeting } = await enterCall(live, conversation, 'patient', clientId);
  if (isFirstMeeting) await kind.met?.({ db, now, services }, conversation);
  const { revision } = await ownConversation({ db, account }, orderKey);
  return {
    call: shownCall(call),
    ...iceServersFor(services.config, call.callId, now),
    closesAt: standing.until?.at.toISOString() ?? null,
    revision,
  };
}

/** Tells the doctor's side something in one's own call. */
export async function signalVideoCall(
  { orderKey, clientId, round, signal }: RequestOf<Calls['signalVideoCall']>,
  context: CallContext,
  { live, limits }: Services,
): Promise<ResponseOf<Calls['signalVideoCall']>> {
  await ownConversation(context, orderKey);
  await limits.consume('videoSignalByConversation', orderKey);
  const { conversation } = await lockToSay(context, orderKey);
  const { isTaken, call } = await takeSignal(announcing(live, context), conversation, {
    side: 'patient',
    device: clientId,
    round,
    signal,
  });
  return { isTaken, call: shownCall(call ?? refuse('videoCallNotOffered')) };
}
