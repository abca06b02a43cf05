import { z } from 'zod';
import { PatientId } from '../account/ids';
import { AiConversationId } from './ids';
import { DeptId } from '../directory/ids';
import { ClientId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { Done, Instant, ListOf, Nothing, writtenText } from '../shapes';

/** Who said a message. */
export const aiChatSides = ['person', 'guide'] as const;

/** What a person makes of an answer. */
export const aiChatVerdicts = ['helpful', 'unhelpful'] as const;

const Which = z.object({ conversationId: AiConversationId });

/** How long a question may be stands in `aiChatRules`; the gateway tells a longer one at its field. */
const Question = writtenText({ min: 1, max: 4000 });

/** One message of a conversation with the guide. */
export const AiMessage = z
  .object({
    /** From 1 without a gap; an answer follows its question. */
    number: z.int().min(1),
    side: z.enum(aiChatSides),
    text: z.string(),
    at: Instant,
    /** Of a question: what its device called it. */
    clientId: ClientId.nullable(),
    /** The answer broke off or was stopped; what had come stays. */
    isBroken: z.boolean(),
    /** It says what cannot wait; no provider was asked. */
    isUrgent: z.boolean(),
    /** Departments to which the tables of symptoms lead, the best first. */
    departments: z.array(z.object({ deptId: DeptId, deptName: z.string() })),
    verdict: z.enum(aiChatVerdicts).nullable(),
  })
  .meta({ id: 'AiMessage' });

/** A conversation as lists show it. */
export const AiConversation = z
  .object({
    conversationId: AiConversationId,
    /** How its first question begins; called as what hides a person's own words in logs is. */
    text: z.string(),
    /** Whom it is about; null where it is no consult for one of the account's patients. */
    patientName: z.string().nullable(),
    lastAt: Instant,
  })
  .meta({ id: 'AiConversation' });

const aiChatTag = { type: 'AiChat', by: 'conversationId' } as const;

/**
 * Conversations with the AI guide (spec 3 §7.15 and §7.6, spec 2 §2.9 and §2.30). It leads to departments and doctors;
 * it never names a disease, a medicine or a dose.
 */
export const aiChat = defineCalls({
  /** Begins a conversation with its first question, for one of the account's patients where one is named. */
  beginAiChat: {
    path: '/aichat/begin',
    access: 'session',
    kind: 'mutation',
    request: z.object({ clientId: ClientId, text: Question, patientId: PatientId.optional() }),
    response: Which,
    refusals: ['messageRefused', 'aiChatsFull'],
    tags: ['AiChat'],
  },
  /**
   * Asks a question and tells the answer as it comes: sentences, and at the end the message as it is kept. The same
   * `clientId` asks nothing new: an answer that is whole is told again, one that broke off or is missing is made anew.
   * The conversation keeps what is said, also where the reader leaves before the end.
   */
  streamAiChat: {
    path: '/aichat/stream',
    access: 'session',
    kind: 'mutation',
    keepsNothing: true,
    timeoutMs: 0,
    streams: true,
    request: Which.extend({ clientId: ClientId, text: Question }),
    response: z.discriminatedUnion('type', [
      z.object({ type: z.literal('words'), text: z.string() }),
      z.object({ type: z.literal('message'), message: AiMessage }),
    ]),
    refusals: ['messageRefused', 'aiChatBusy', 'aiChatDayUsedUp', 'aiChatFull'],
  },
  /** The account's own conversations with the guide, the newest first. */
  aiChatCalls: {
    path: '/aichat/list',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(AiConversation),
    tags: ['AiChat'],
  },
  /** Everything that was said in one's own conversation. */
  getAiChat: {
    path: '/aichat/detail',
    access: 'session',
    kind: 'query',
    request: Which,
    response: AiConversation.extend({
      patientId: PatientId.nullable(),
      messages: z.array(AiMessage),
    }),
    tags: [aiChatTag],
  },
  /** Deletes one's own conversation with all that was said in it. */
  deleteAiChat: {
    path: '/aichat/delete',
    access: 'session',
    kind: 'mutation',
    request: Which,
    response: Done,
    tags: ['AiChat'],
  },
  /** Keeps what a person says of an answer in their own conversation: whether it helped, and why not. The last word counts. */
  reviewConsultAiRecord: {
    path: '/consult/ai/record/review.json',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({
      number: z.int().min(1),
      verdict: z.enum(aiChatVerdicts),
      reason: writtenText({ max: 200 }).optional(),
    }),
    response: Done,
    tags: [aiChatTag],
  },
});
