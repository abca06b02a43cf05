import { z } from 'zod';
import { consultStates } from '../consult/consult-order';
import { ConsultKind } from '../consult/consult-shapes';
import { conversationSides } from '../consult/conversation-shapes';
import { Cents, Id, Instant } from '../shapes';
import { StaffRole } from './roles';

/** What a doctor can do with a consult in its present state. */
export const consultActs = [
  'take',
  'answer',
  'askPictures',
  'video',
  'refuse',
  'end',
  'refund',
] as const;

export const QueuePatient = z.object({
  name: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  /** Completed years on the day of reading; null where no birthday is known. */
  age: z.int().min(0).nullable(),
});

/** Where consults stand for the staff: not answered yet, answered and open, over. */
export const queueTabs = ['waiting', 'running', 'ended'] as const;

/** A consult in the queue of the staff. */
export const QueueItem = z
  .object({
    orderKey: Id,
    kind: ConsultKind,
    medium: z.enum(['text', 'phone', 'video']),
    state: z.enum(consultStates),
    patient: QueuePatient,
    /** The question's beginning. */
    words: z.string(),
    doctorId: Id.nullable(),
    doctorName: z.string().nullable(),
    askedAt: Instant,
    /** The promise: an answer comes by then; null once it came, and where nothing was promised. */
    answerBefore: Instant.nullable(),
    /** When the patient reminded; null for never. */
    remindedAt: Instant.nullable(),
    /** Messages that the doctor has not read. */
    unread: z.int().min(0),
    last: z.object({ side: z.enum(conversationSides), words: z.string(), at: Instant }).nullable(),
    /** A patient waits in a call by video. */
    isCalling: z.boolean(),
  })
  .meta({ id: 'QueueItem' });

/** A message to the staff. `doctorId` and `orderKey` lead to what it is about. */
export const StaffNotice = z
  .object({
    noticeId: Id,
    kind: z.enum([
      'consultWaiting',
      'consultReminded',
      'promiseEndsSoon',
      'patientWrote',
      'videoCallWaits',
      'refundRequested',
      'approvalWaits',
      'approvalDecided',
      'reviewWaits',
      'prescriptionReturned',
      'prescriptionRecalled',
      'drugOrderSilent',
      'drugOrderWrong',
      'substitutionAsked',
    ]),
    at: Instant,
    /** In the language of the reader. */
    title: z.string(),
    text: z.string(),
    orderKey: Id.nullable(),
    isRead: z.boolean(),
  })
  .meta({ id: 'StaffNotice' });

/** A refund that needs a second person. */
export const Approval = z
  .object({
    approvalId: Id,
    action: z.string(),
    subject: z.string().nullable(),
    cents: Cents,
    reason: z.string().nullable(),
    requestedBy: z.string(),
    requestedAt: Instant,
    state: z.enum(['waiting', 'approved', 'refused', 'expired', 'failed']),
    decidedBy: z.string().nullable(),
    decidedAt: Instant.nullable(),
    /** The reason of the decision, or the name of the refusal with which an approved action failed. */
    outcome: z.string().nullable(),
    /** Whether the reader may decide it: another person with the right to. */
    mayDecide: z.boolean(),
  })
  .meta({ id: 'Approval' });

/** A person of the staff, for those who look after the accounts. */
export const StaffMember = z
  .object({
    staffId: Id,
    account: z.string(),
    name: z.string(),
    roles: z.array(StaffRole),
    doctorId: Id.nullable(),
    doctorName: z.string().nullable(),
    state: z.enum(['invited', 'active', 'locked', 'closed']),
    isOnDuty: z.boolean(),
    lastSeenAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'StaffMember' });
