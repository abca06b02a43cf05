import { defineErrors } from '../define-errors';

/** Why consults, conversations and the AI guide refuse. */
export const consultErrors = defineErrors({
  /** The doctor takes no such consult now, or there is none. */
  consultClosed: 42701,
  /** The account shields itself from the doctor. */
  consultShielded: 42702,
  /** The patient has an open consult of the kind with the doctor; its number in `data.orderKey`. */
  consultOpenAlready: 42703,
  /** The account has as many open consults as it may, or used its free ones of the month. */
  consultLimitReached: 42704,
  /** The moment of the call is taken. */
  consultTimeTaken: 42705,
  /** The doctor has answered: the consult can be ended, not cancelled. */
  consultAnswered: 42706,
  /** The state of the consult does not allow it. */
  consultNotOpen: 42707,
  remindedJustNow: 42708,
  /** The consult has no written answer, is not over, or is not the holder's own. */
  caseNotShareable: 42711,
  /** The case, or the words that are agreed to, changed since they were shown. */
  caseChanged: 42712,
  /** The consult is shared already, with other words. */
  caseSharedAlready: 42713,
  /** The consult cannot go on in that way. */
  consultChangeUnavailable: 42714,
  /** The consult goes on as another already; its number in `data.orderKey`. */
  consultUpgradedAlready: 42715,
  /** A refund of the consult was requested already. */
  consultRefundAsked: 42716,
  /** The writer's side may not write in the conversation now. */
  conversationClosed: 42801,
  /** The message holds words that are refused. */
  messageRefused: 42802,
  /** The message is too old to be withdrawn. */
  withdrawTooLate: 42803,
  /** What a conversation begins with belongs to its order. */
  withdrawRefused: 42804,
  /** It was answered already, or its time is over. */
  followUpClosed: 42805,
  /** A prescription can be requested once the doctor has answered. */
  prescriptionNotYet: 42806,
  /** The conversation has no calls by video. */
  videoCallNotOffered: 42807,
  /** The doctor has not taken the consult. */
  videoCallNotYet: 42808,
  /** The other side has read the message. */
  withdrawRead: 42809,
  /** An answer of the AI guide is still being written in the conversation. */
  aiChatBusy: 42821,
  /** The account has asked the AI guide as often as it may within a day. */
  aiChatDayUsedUp: 42822,
  /** The conversation holds as many questions as one can. */
  aiChatFull: 42823,
  /** The account has as many conversations with the AI guide as it may; one has to be deleted first. */
  aiChatsFull: 42824,
});
