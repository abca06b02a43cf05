// Owns: the calls of the message centre: the messages of the product to an account, and which were read.
// Must not know: who sends messages, how they reach a phone.
// Used by: the list of domains, the shapes that answer them.
import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { marked } from '../marks';
import { OrderNo } from '../orders/ids';
import { Instant, Nothing, opaqueText } from '../shapes';
import { MatterId } from './ids';

/** The filters of the message centre, in the order in which they are shown. */
export const messageGroups = ['visits', 'consults', 'orders', 'account'] as const;

export const MessageGroup = z.enum(messageGroups).meta({ id: 'MessageGroup' });

/** What a message is about. */
export const messageTopics = [
  'order',
  'wait',
  'preciseRequest',
  'newShifts',
  'prescription',
  'card',
  'review',
  'contribution',
  'realName',
  'security',
  'closing',
] as const;

export const MessageTopic = z.enum(messageTopics).meta({ id: 'MessageTopic' });

/** Most messages that are counted. */
export const mostCountedMessages = 99;

/** All that was said of one matter: an order, a wait, one change of the account. */
export const MessageMatter = z
  .object({
    matterId: MatterId,
    topic: MessageTopic,
    group: MessageGroup,
    /** The order, where it is one of the reader's own. */
    orderNo: OrderNo.nullable(),
    /** Kind of the order that it is about, for instance `registration`. */
    orderKind: opaqueText({ max: 32 }).nullable(),
    /** What was ordered, in the reader's language; null where there is no order of theirs. */
    title: z.string().nullable(),
    /** The newest message in the words in which it was sent, without the sender's mark. */
    text: z.string(),
    /** When the newest message was sent. */
    at: Instant,
    count: z.int().min(1).max(mostCountedMessages),
    unreadCount: z.int().min(0).max(mostCountedMessages),
    /** Where else the newest message went, with the number or address masked; null where it is here alone. */
    twin: z.object({ channel: z.enum(['sms', 'email']), to: z.string() }).nullable(),
  })
  .meta({ id: 'MessageMatter' });

const Unread = z.object({
  /** Messages that were not read, {@link mostCountedMessages} at most. */
  count: z.int().min(0).max(mostCountedMessages),
});

/** The message centre. The specification names none: these calls are ours. */
export const messages = defineCalls({
  /** The messages of the account, one row a matter, the newest first. */
  listMessages: {
    path: '/user/message/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** All when left out. */
      group: MessageGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(30).default(20),
    }),
    response: z.object({
      // Which kinds of care a person is notified of says much about them.
      items: z.array(marked(MessageMatter, { private: true })),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Message'],
  },
  /** Marks as read what was said of one matter, or everything; what is read already stays as it is. */
  readMessages: {
    path: '/user/message/read.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      /** Everything when left out. */
      matterId: MatterId.optional(),
      /** The newest message that was shown: what came later stays unread. */
      // It is compared in the database, whose calendar has no year 0.
      until: Instant.regex(/^(?:19|20|21)/).optional(),
    }),
    response: Unread,
    tags: ['Message'],
  },
  getUnreadMessageCount: {
    path: '/user/message/unread.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: Unread,
    tags: ['Message'],
  },
});
