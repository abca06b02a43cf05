import { z } from 'zod';
import { TalkKey } from './ids';
import { DoctorId } from '../directory/ids';
import { ClientId, FileId } from '../system/ids';
import { chatConsultCalls } from './chat-consult-calls';
import { ChatMessage, chatMessageTypes, ChatStanding } from './conversation-shapes';
import { defineCalls } from '../define-calls';
import { Gender } from '../account/patients';
import { Done, writtenText } from '../shapes';
import { streamOf } from '../stream-of';
import { VideoCall, videoCallCalls, VideoSignal } from './video-calls';

/** A conversation goes by the number of the order that it belongs to. */
const Which = z.object({ orderKey: TalkKey });

/** Numbers of functions, of `chatFunctions`. */
const FunctionId = z.int();

const chatTag = { type: 'Chat', by: 'orderKey' } as const;

/** Conversations with a doctor (spec 3 §7.6, moduleim). */
export const chat = defineCalls({
  /** Opens one's own conversation: with whom it is and how it stands. */
  connectDpchat: {
    path: '/moduleim/dpchat/connect',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({
      /** The kind of conversation, by its name. */
      kind: z.string(),
      doctor: z.object({
        doctorId: DoctorId,
        doctorName: z.string(),
        gender: Gender,
        titleText: z.string(),
        hospitalName: z.string(),
        hospDeptName: z.string(),
      }),
      standing: ChatStanding,
    }),
    tags: [chatTag],
  },
  /** Messages of one's own conversation in their order: the newest, those before a number, or those after one. */
  listDpchatDetails: {
    path: '/moduleim/dpchat/detaillist',
    access: 'session',
    kind: 'query',
    request: Which.extend({
      before: z.int().min(1).optional(),
      after: z.int().min(0).optional(),
      /** Only those whose words hold this. */
      words: writtenText({ min: 1, max: 50 }).optional(),
      pageSize: z.int().min(1).max(50).default(30),
    }),
    response: z.object({
      items: z.array(ChatMessage),
      /** Whether there are more in the direction that was asked for. */
      hasMore: z.boolean(),
      /** Nothing that was changed up to this revision is missing: where a reader of the stream begins. */
      revision: z.int().min(0),
    }),
  },
  /** Says something. The same `clientId` again says nothing new and is answered as before. */
  replyDpchat: {
    path: '/moduleim/dpchat/reply',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({
      /** What the device calls the message, so that it is sent once however often it is tried. */
      clientId: ClientId,
      type: z.enum(chatMessageTypes).default('text'),
      /** The words of a `text`; what is said in a `voice`, where the device has written it down. */
      text: writtenText({ max: 4000 }).optional(),
      /** Uploaded files of every other type. */
      fileIds: z.array(FileId).max(20).default([]),
    }),
    response: ChatMessage,
    refusals: ['conversationClosed', 'messageRefused', 'fileRefused'],
  },
  /** Takes one's own message back, for a short while and until the other side has read it. */
  withdrawDpchatMessage: {
    path: '/moduleim/dpchat/withdraw',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({ number: z.int().min(1) }),
    response: ChatMessage,
    refusals: ['withdrawTooLate', 'withdrawRead', 'withdrawRefused'],
  },
  /** Moves one's own read mark, which never goes back. */
  readDpchat: {
    path: '/moduleim/dpchat/read',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({ upTo: z.int().min(0) }),
    response: ChatStanding,
  },
  /** What the conversation offers besides words. */
  showDpchatService: {
    path: '/moduleim/dpchat/showservice',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({
      functions: z.array(z.object({ functionId: FunctionId, isPrivilege: z.boolean() })),
    }),
    tags: [chatTag],
  },
  /** What the patient has of it now. */
  getDpchatPatientService: {
    path: '/moduleim/dpchat/patientservice',
    access: 'session',
    kind: 'query',
    request: Which,
    response: ChatStanding,
    tags: [chatTag],
  },
  /** What is said below the messages. */
  getDpchatBottomTips: {
    path: '/moduleim/dpchat/bottomtips',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({ tips: z.array(z.string()) }),
    tags: [chatTag],
  },
  /** Whether one may write now, and how many questions are left. */
  checkDpchatReplyInfo: {
    path: '/moduleim/dpchat/checkreplyinfo',
    access: 'session',
    kind: 'query',
    request: Which,
    response: ChatStanding.pick({ mayWrite: true, turnsLeft: true, phase: true }),
    tags: [chatTag],
  },
  hasDpchatVidPhone: {
    path: '/moduleim/dpchat/hasvidphone',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({ hasVideo: z.boolean(), hasPhone: z.boolean() }),
    tags: [chatTag],
  },
  /** Whether a function may be used now. */
  verifyDpchatPrivilege: {
    path: '/moduleim/dpchat/verifyprivilege',
    access: 'session',
    kind: 'query',
    request: Which.extend({ functionId: FunctionId }),
    response: z.object({ isAllowed: z.boolean() }),
    tags: [chatTag],
  },
  /** The functions that are a privilege of this conversation, for a mark beside them. */
  showDpchatPrivilegeIcon: {
    path: '/moduleim/dpchat/showprivilegeicon',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({ functionIds: z.array(FunctionId) }),
    tags: [chatTag],
  },
  /** Reminds the doctor of a question that waits for an answer, now and then; the conversation says so. */
  sendSysMsg: {
    path: '/moduleim/sendsysmsg',
    access: 'session',
    kind: 'mutation',
    request: Which,
    response: Done,
    refusals: ['conversationClosed'],
  },
  /** What is said in a voice that was uploaded; null where nothing can write it down. */
  voiceToText: {
    path: '/moduleim/voicetotext',
    timeoutMs: 60_000,
    access: 'session',
    kind: 'query',
    request: z.object({ fileIds: z.array(FileId).length(1) }),
    response: z.object({ text: z.string().nullable() }),
    refusals: ['fileRefused'],
  },
  /**
   * Whether a call by video can begin, `notYet` before the doctor has taken the consult, how long one may take, and the
   * one that is open: a page that comes later than its news on the stream knows it by this.
   */
  checkVideoStatus: {
    path: '/moduleim/checkvideostatus',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({
      status: z.enum(['notOffered', 'notYet', 'closed', 'ready']),
      /** Minutes; null where nothing limits it. */
      callMinutes: z.int().min(1).nullable(),
      call: VideoCall.nullable(),
    }),
    tags: [chatTag],
  },
  ...chatConsultCalls,
  ...videoCallCalls,
  /**
   * The one stream of a person: what is said and changed in the conversations for which the reader says by `cursors`,
   * under their order's number, at which revision it stands; how a call in them stands and what its
   * other side signals; and how much is unread in all of them.
   */
  followDpchat: streamOf({
    path: '/moduleim/dpchat/follow',
    access: 'session',
    request: z.object({}),
    cursorKey: TalkKey,
    events: {
      message: { data: ChatMessage, key: ['orderKey', 'number'], order: 'number' },
      standing: { data: ChatStanding, key: ['orderKey'] },
      call: { data: VideoCall, key: ['callId'] },
      signal: { data: VideoSignal, key: ['callId', 'number'], order: 'number' },
      unread: { data: z.object({ of: z.literal('all'), count: z.int().min(0) }), key: ['of'] },
    },
  }),
});
