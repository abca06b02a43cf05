import { sql } from 'drizzle-orm';
import { conversationCalls, type CallRow } from '../../kernel/conversations/calls/tables';
import {
  conversationMessages,
  conversations,
  type ConversationRow,
} from '../../kernel/conversations/tables';
import type { NoticeReason } from '../../kernel/staff/notices/reasons';
import type { StaffEvent } from '../../kernel/staff/notices/staff-event';
import { staffNotices } from '../../kernel/staff/notices/tables';

type Conversation = Pick<ConversationRow, 'key' | 'doctorId' | 'doctorRead'>;

/** A patient has written: one notice until the doctor has read, as the read mark names it. */
export const patientWrote = ({ key, doctorId, doctorRead }: Conversation): StaffEvent => ({
  kind: 'patientWrote',
  once: `${key}:${doctorRead}`,
  audience: { doctorIds: [doctorId] },
  orderKey: key,
  facts: { doctorRead },
});

/** A patient is in a call in which the doctor has not been. */
export const videoCallWaits = (
  { key, doctorId }: Conversation,
  { callId }: Pick<CallRow, 'callId'>,
): StaffEvent => ({
  kind: 'videoCallWaits',
  once: callId,
  audience: { doctorIds: [doctorId] },
  orderKey: key,
  facts: { callId },
});

/** The doctor has not read since, and not all of it was withdrawn; the patient waits in that call. */
export const chatReasons: readonly NoticeReason[] = [
  {
    kinds: ['patientWrote'],
    holds: () => sql`EXISTS (SELECT 1 FROM ${conversations} JOIN ${conversationMessages}
        ON ${conversationMessages.key} = ${conversations.key} AND ${conversationMessages.side} = 'patient'
          AND ${conversationMessages.number} > ${conversations.doctorRead}
          AND ${conversationMessages.content} IS NOT NULL
      WHERE ${conversations.key} = ${staffNotices.orderKey} AND ${conversations.closedAt} IS NULL
        AND ${conversations.doctorRead}::text = ${staffNotices.facts} ->> 'doctorRead')`,
  },
  {
    kinds: ['videoCallWaits'],
    holds: () => sql`EXISTS (SELECT 1 FROM ${conversationCalls}
      WHERE ${conversationCalls.callId} = ${staffNotices.facts} ->> 'callId'
        AND ${conversationCalls.endedAt} IS NULL AND ${conversationCalls.joinedAt} IS NULL)`,
  },
];
