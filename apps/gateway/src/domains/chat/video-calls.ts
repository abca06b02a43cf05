import { chatFunctions, type chat, type RequestOf, type ResponseOf } from '@xinglin/contract';
import {
  enterCall,
  presentCall,
  shownCall,
  takeSignal,
} from '../../kernel/conversations/calls/calls';
import { lockToSay, standingOf, type Standing } from '../../kernel/conversations/conversation-kind';
import { ownConversation } from '../../kernel/conversations/read';
import { announcing } from '../../kernel/conversations/write';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { watchCall } from './call-deadline';
import { iceServersFor } from './ice';
import { videoCallWaits } from './staff-notices';

type Calls = typeof chat;

/** Whether a conversation has calls by video. */
const offersVideo = ({ functions }: Standing): boolean =>
  functions.some(({ functionId }) => functionId === chatFunctions.video);

/** Refuses what has no calls by video, or none now. */
export function requireVideo(standing: Standing): void {
  const status = statusOf(standing);
  if (status === 'notOffered') refuse('videoCallNotOffered');
  if (status === 'notYet') refuse('videoCallNotYet');
  if (status === 'closed') refuse('conversationClosed');
}

/** Whether a call of one's own conversation can begin, and how the one stands that there is. */
export async function videoStatus(
  { orderKey }: RequestOf<Calls['checkVideoStatus']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkVideoStatus']>> {
  const standing = await standingOf(context, await ownConversation(context, orderKey));
  const call = await presentCall(context.db, orderKey, context.now);
  return {
    status: statusOf(standing),
    callMinutes: offersVideo(standing) ? standing.callMinutes : null,
    call: call === undefined ? null : shownCall(call),
  };
}

function statusOf(standing: Standing): ResponseOf<Calls['checkVideoStatus']>['status'] {
  if (!offersVideo(standing)) return 'notOffered';
  if (standing.phase === 'waiting') return 'notYet';
  return standing.phase === 'closed' ? 'closed' : 'ready';
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
  const { call, isFirstMeeting } = await enterCall(live, conversation, {
    side: 'patient',
    device: clientId,
    callMinutes: standing.callMinutes,
  });
  watchCall(context, services, call);
  if (kind.isInStaffApp === true && call.joinedAt === null)
    await notifyStaff({ db, now, services }, videoCallWaits(conversation, call));
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
