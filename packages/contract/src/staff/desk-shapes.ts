import { z } from 'zod';
import { consultStates } from '../consult/consult-order';
import { AttachedRecord, ConsultKind, PreconsultInfo } from '../consult/consult-shapes';
import { ChatMessage, conversationPhases } from '../consult/conversation-shapes';
import { IceServer, VideoCall, VideoSignal, VideoSignalContent } from '../consult/video-calls';
import { Cents, Id, Instant, opaqueText, writtenText } from '../shapes';
import {
  Approval,
  consultActs,
  QueueItem,
  QueuePatient,
  queueTabs,
  StaffMember,
  StaffNotice,
} from './desk-rows';
import { medicineDeskShapes } from './medicine-desk-shapes';
import { StaffRole } from './roles';
import { StaffAccountName } from './staff-session';

const OneConsult = z.object({ orderKey: Id });
const Reason = writtenText({ min: 1, max: 200 });
const ClientId = opaqueText({ max: 64 });

const Invitation = z.object({
  staffId: Id,
  /** Behind the app's own address: `/invitation#<token>`. Shown this once. */
  token: z.string(),
  expiresAt: Instant,
});

/** Shapes of the actions of the desk that the staff app shows by hand; all others are forms made from their schemas. */
export const deskShapes = {
  ...medicineDeskShapes,
  'list-consult-queue': {
    request: z.object({ tab: z.enum(queueTabs).default('waiting'), doctorId: Id.optional() }),
    response: z.object({
      counts: z.record(z.enum(queueTabs), z.int().min(0)),
      /** Of the tab: waiting ones by promise, the earliest first; others the latest first. A hundred at most. */
      items: z.array(QueueItem),
    }),
  },
  'open-consult': {
    request: OneConsult,
    response: z.object({
      orderKey: Id,
      kind: ConsultKind,
      medium: z.enum(['text', 'phone', 'video']),
      state: z.enum(consultStates),
      patientName: z.string(),
      patient: QueuePatient,
      doctorId: Id.nullable(),
      doctorName: z.string().nullable(),
      question: z.string(),
      /** The consult that it goes on from, whose conversation has more; null for none. */
      formerOrderKey: Id.nullable(),
      treated: z.string().nullable(),
      earlierDiagnosis: z.string().nullable(),
      /** What the patient added after it was sent. */
      added: PreconsultInfo.nullable(),
      /** Data addresses; null for one that is lost. */
      pictures: z.array(z.string().nullable()),
      /** Earlier records that its patient lets the doctor read; none once it is over. */
      records: z.array(AttachedRecord),
      askedAt: Instant,
      answerBefore: Instant.nullable(),
      answeredAt: Instant.nullable(),
      paidCents: Cents,
      refundedCents: Cents,
      /** Empty for one that another doctor has taken. */
      acts: z.array(z.enum(consultActs)),
    }),
  },
  'take-consult': {
    /** The doctor may be left out by a doctor, who takes it as the one that they are. */
    request: OneConsult.extend({ doctorId: Id.optional() }),
    response: OneConsult,
  },
  'ask-consult-pictures': { request: OneConsult.extend({ reason: Reason }), response: OneConsult },
  'refuse-consult': { request: OneConsult.extend({ reason: Reason }), response: OneConsult },
  'end-consult': { request: OneConsult, response: OneConsult },
  'refund-consult': {
    request: OneConsult.extend({
      cents: Cents.min(1).optional(),
      refundedCents: Cents.optional(),
      reason: Reason,
    }),
    response: z.object({ orderKey: Id, refundCents: Cents }),
  },
  'open-conversation': {
    request: OneConsult.extend({ before: z.int().min(1).optional() }),
    response: z.object({
      orderKey: Id,
      phase: z.enum(conversationPhases),
      mayAnswer: z.boolean(),
      items: z.array(ChatMessage),
      hasMore: z.boolean(),
    }),
  },
  'open-message-files': {
    request: OneConsult.extend({ number: z.int().min(1) }),
    response: z.object({ files: z.array(z.string().nullable()) }),
  },
  'answer-conversation': {
    /** Exactly one of words, a picture, a voice; both in Base64. */
    request: OneConsult.extend({
      text: writtenText({ min: 1, max: 4000 }).optional(),
      image: opaqueText({}).optional(),
      voice: z.base64().min(1).optional(),
      clientId: ClientId.optional(),
    }),
    response: z.object({ number: z.int() }),
  },
  'join-video-call': {
    request: OneConsult.extend({ clientId: Id }),
    response: z.object({
      call: VideoCall,
      iceServers: z.array(IceServer),
      credentialsUntil: Instant.nullable(),
    }),
  },
  'signal-video-call': {
    request: OneConsult.extend({
      clientId: Id,
      round: z.int().min(1),
      signal: VideoSignalContent,
    }),
    response: z.object({ isTaken: z.boolean(), call: VideoCall }),
  },
  'read-video-call': {
    request: OneConsult.extend({ clientId: Id.optional(), behind: z.int().min(0).default(0) }),
    response: z.object({
      call: VideoCall.nullable(),
      /** Whether the doctor’s browser is in the call: another one may have taken it over. */
      isHere: z.boolean(),
      /** Seconds until it ends, by the gateway’s clock; null for no limit, and once it is over. */
      secondsLeft: z.int().min(0).nullable(),
      signals: z.array(VideoSignal),
    }),
  },
  'list-staff-notices': {
    request: z.object({ before: Id.optional() }),
    response: z.object({
      unread: z.int().min(0),
      items: z.array(StaffNotice),
      hasMore: z.boolean(),
    }),
  },
  'read-staff-notices': {
    /** Those that were shown; all where none is named. */
    request: z.object({ noticeIds: z.array(Id).max(100).optional() }),
    response: z.object({ unread: z.int().min(0) }),
  },
  'list-approvals': {
    request: z.object({ state: z.enum(['waiting', 'decided']).default('waiting') }),
    response: z.object({ items: z.array(Approval) }),
  },
  'decide-approval': {
    request: z.object({
      approvalId: Id,
      isApproved: z.boolean(),
      reason: writtenText({ max: 200 }).optional(),
    }),
    response: Approval,
  },
  'list-staff': {
    request: z.object({}),
    response: z.object({ items: z.array(StaffMember) }),
  },
  'add-staff': {
    request: z.object({
      account: StaffAccountName,
      name: writtenText({ min: 1, max: 32 }),
      roles: z.array(StaffRole).min(1),
      /** Needed for a doctor, refused for all others. */
      doctorId: Id.optional(),
    }),
    response: Invitation,
  },
  'change-staff-roles': {
    request: z.object({ staffId: Id, roles: z.array(StaffRole).min(1), doctorId: Id.optional() }),
    response: StaffMember,
  },
  /** Password, second factor and recovery codes are set again; all sessions end. Also ends a lock. */
  'invite-staff-again': { request: z.object({ staffId: Id }), response: Invitation },
  'close-staff': { request: z.object({ staffId: Id }), response: StaffMember },
  'read-desk-ledger': {
    request: z.object({
      subject: Id.optional(),
      keyName: opaqueText({ max: 64 }).optional(),
      staffId: Id.optional(),
      action: opaqueText({ max: 64 }).optional(),
      /** The last line that was read: what came before it is next. */
      before: Id.optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          actId: Id,
          at: Instant,
          /** The key, or null where a person of the staff acted in the app. */
          keyName: z.string().nullable(),
          staffId: z.string().nullable(),
          staff: z.string().nullable(),
          action: z.string(),
          subject: z.string().nullable(),
          outcome: z.string(),
        }),
      ),
    }),
  },
} as const;

type Shapes = typeof deskShapes;
export type DeskShapeName = keyof Shapes;
export type DeskRequest<Name extends DeskShapeName> = z.input<Shapes[Name]['request']>;
export type DeskResponse<Name extends DeskShapeName> = z.output<Shapes[Name]['response']>;

/** What `POST /staff/actions/<name>` answers: what was done, or that a second person has to approve it first. */
export interface DeskActionAnswer<Data> {
  readonly done: Data | null;
  readonly approvalId: string | null;
}
