import { z } from 'zod';
import { TalkKey } from './ids';
import { ClientId } from '../system/ids';
import { ChatMessage, ChatStanding } from './conversation-shapes';
import { defineCalls } from '../define-calls';
import { Instant, writtenText } from '../shapes';
import { UploadedFile, uploadLimits, voiceLimitMs } from '../system/upload';

const Which = z.object({ orderKey: TalkKey });
const chatTag = { type: 'Chat', by: 'orderKey' } as const;

/** How the wish for a prescription stands in a conversation. */
const PrescriptionRequest = z.object({
  orderKey: TalkKey,
  /**
   * `unavailable`: the conversation is not open, no doctor has answered yet, or the request was taken back. `possible`: it can be asked for.
   * `asked`: the doctor has not said anything yet. `noted` and `refused`: what the doctor said. `prescribed`: it was signed.
   */
  status: z.enum(['unavailable', 'possible', 'asked', 'noted', 'refused', 'prescribed']),
  /** When it was asked for; null before. */
  askedAt: Instant.nullable(),
  /** What the doctor said who prescribes nothing; null where nothing was refused. */
  reason: z.string().nullable(),
  /** What was signed; null before. */
  prescriptionId: z.string().nullable().default(null),
});

/** What conversations of consults can do besides words, and the same acts by the addresses of orders (spec 3 §7.6). */
export const chatConsultCalls = defineCalls({
  /**
   * Asks the doctor of an open consult for a prescription, by a card in the conversation; once a consult. It promises
   * none: the doctor notes it or says why not.
   */
  sendApplyPrescribeCard: {
    path: '/moduleim/sendcardmsg/applyprescribe',
    access: 'session',
    kind: 'mutation',
    request: Which,
    response: ChatMessage,
    refusals: ['conversationClosed', 'prescriptionNotYet'],
    tags: [chatTag],
  },
  /** Whether a prescription can be asked for in a conversation, and what the doctor said to it. */
  checkApplyPrescribeCard: {
    path: '/moduleim/checkapplyprescard',
    access: 'session',
    kind: 'query',
    request: Which,
    response: PrescriptionRequest,
    tags: [chatTag],
  },
  /**
   * Where a voice is uploaded, and what is taken there: a message for one's own conversation, or, without `orderKey`,
   * what is spoken in place of typing. Refuses with `conversationClosed` where nothing can be said now. The address takes uploads with the session alone, and what is
   * uploaded belongs to the account. Time-out 60 s (spec 3 §7.6).
   */
  getAudioUploadUrl: {
    path: '/moduleim/audiouploadurl',
    timeoutMs: 60_000,
    access: 'session',
    kind: 'query',
    request: Which.partial(),
    response: z.object({
      uploadPath: z.string().startsWith('/'),
      bytesAtMost: z.int().min(1).default(uploadLimits.voice),
      msAtMost: z.int().min(1).default(voiceLimitMs),
      contentTypes: z.array(UploadedFile.shape.contentType),
      /** Whether `voiceToText` can write down what is said; where not, a voice goes without words. */
      writesWords: z.boolean(),
      /** Until when something can be said there; null where it has no end. */
      closesAt: Instant.nullable(),
    }),
    refusals: ['conversationClosed'],
    tags: [chatTag],
  },
  /** Says something in words in the conversation of an order, as `replyDpchat` does (/consult/consultorder/reply). */
  replyConsultOrder: {
    path: '/consult/consultorder/reply',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({
      /** What the device calls the message, so that it is sent once however often it is tried. */
      clientId: ClientId,
      text: writtenText({ min: 1, max: 4000 }),
    }),
    response: ChatMessage,
    refusals: ['conversationClosed', 'messageRefused'],
  },
  /** What was said in the conversation of an order, from its beginning or after a number, oldest first. */
  listConsultOrderDetails: {
    path: '/consult/consultorder/detaillist',
    access: 'session',
    kind: 'query',
    request: Which.extend({
      after: z.int().min(0).default(0),
      pageSize: z.int().min(1).max(50).default(30),
    }),
    response: z.object({
      items: z.array(ChatMessage),
      /** Whether more was said after these. */
      hasMore: z.boolean(),
    }),
    tags: [chatTag],
  },
  /** Marks everything in the conversation of an order as read by its owner. */
  setConsultReadByOrderKey: {
    path: '/consult/consultorder/setreadbyorderkey',
    access: 'session',
    kind: 'mutation',
    request: Which,
    response: ChatStanding,
    tags: [chatTag, { type: 'Consult', by: 'orderKey' }],
  },
});
