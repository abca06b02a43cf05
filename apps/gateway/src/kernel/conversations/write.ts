import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import type { Live } from '../../platform/live/live';
import { consultTopics } from '../staff/topics';
import { callNotice, endCall } from './calls/end';
import { writeContent, type StoredContent } from './content';
import {
  conversationMessages,
  conversations,
  type ConversationRow,
  type MessageRow,
} from './tables';

/** What a change of a conversation runs in. */
export interface ConversationContext {
  /** A transaction. */
  readonly db: Queryable;
  readonly now: Date;
  /** Tells readers at once; without it they see the change when they look again, within five seconds. */
  readonly announce?: (topic: string) => void;
}

/** What the readers of an account's conversations follow. */
export const topicOf = (ownerId: string): string => `conversations:${ownerId}`;

/** Announces a change of a conversation to its owner and to the staff. */
export function announceConversation(
  { announce }: Pick<ConversationContext, 'announce'>,
  { key, ownerId, doctorId }: Pick<ConversationRow, 'key' | 'ownerId' | 'doctorId'>,
): void {
  for (const topic of [topicOf(ownerId), ...consultTopics(key, doctorId)]) announce?.(topic);
}

/** The context of a call or of an action at the desk, whose readers are told once it is committed. */
export function announcing(
  live: Live,
  context: Parameters<Live['announce']>[0] & Pick<ConversationContext, 'db' | 'now'>,
): ConversationContext {
  const { db, now } = context;
  return { db, now, announce: (topic) => live.announce(context, topic) };
}

/** Opens a conversation; one that is open under the same key stays as it is. */
export async function openConversation(
  { db, now }: ConversationContext,
  conversation: Pick<ConversationRow, 'kind' | 'key' | 'ownerId' | 'doctorId'>,
): Promise<void> {
  await db
    .insert(conversations)
    .values({ ...conversation, openedAt: now })
    .onConflictDoNothing();
}

/**
 * Locks a conversation until the transaction ends, and reads it as it is then.
 * @throws Error when there is none.
 */
export async function lockConversation(db: Queryable, key: string): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.key, key))
    .for('update');
  if (row === undefined) throw new Error('There is no such conversation');
  return row;
}

/** The message that its author named so; undefined where none was. */
export async function saidBefore(
  db: Queryable,
  key: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [said] = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.key, key), eq(conversationMessages.clientId, clientId)));
  return said;
}

/** What is said. */
export interface NewMessage extends Pick<MessageRow, 'side'> {
  readonly content: StoredContent;
  readonly clientId?: string;
}

/**
 * Says something in a conversation, whatever its state: who asks for a person has asked first whether they may. Said
 * again under the same client id, it is what was said before.
 */
export async function say(
  context: ConversationContext,
  key: string,
  message: NewMessage,
): Promise<{ readonly message: MessageRow; readonly isNew: boolean }> {
  const { db, now } = context;
  const conversation = await lockConversation(db, key);
  const { side, clientId = null } = message;
  if (clientId !== null) {
    const said = await saidBefore(db, key, clientId);
    if (said !== undefined) return { message: said, isNew: false };
  }
  const messageId = newId();
  const content = writeContent(message.content);
  // The number is taken and used in one statement: no failure in between can leave a gap.
  const { rows } = await db.execute<{ number: number; revision: number }>(sql`
    WITH place AS (
      UPDATE ${conversations} SET last_number = last_number + 1, revision = revision + 1
      WHERE key = ${key} RETURNING last_number, revision
    )
    INSERT INTO ${conversationMessages} (message_id, key, number, revision, client_id, side, content_type, content, at)
    SELECT ${messageId}, ${key}, last_number, revision, ${clientId}, ${side}, ${message.content.type},
      ${sql.param(content, conversationMessages.content)}, ${now.toISOString()}::timestamptz
    FROM place RETURNING number, revision`);
  const [place] = rows;
  if (place === undefined) throw new Error('a conversation went while it was locked');
  announceConversation(context, conversation);
  return {
    message: {
      messageId,
      key,
      ...place,
      clientId,
      side,
      contentType: message.content.type,
      content,
      at: now,
    },
    isNew: true,
  };
}

/** Says that a conversation stands otherwise than before, so that its readers look again. */
export async function touchConversation(context: ConversationContext, key: string): Promise<void> {
  const [row] = await context.db
    .update(conversations)
    .set({ revision: sql`${conversations.revision} + 1` })
    .where(eq(conversations.key, key))
    .returning();
  if (row) announceConversation(context, row);
}

/**
 * Ends the call of a locked conversation, and says in it how long it was.
 * @returns the call; null where none is open.
 */
export async function endCallIn(
  context: ConversationContext,
  key: string,
  endedBy: Parameters<typeof endCall>[2],
): Promise<Awaited<ReturnType<typeof endCall>>> {
  const ended = await endCall(context, key, endedBy);
  if (ended !== null) await say(context, key, { side: 'system', content: callNotice(ended) });
  return ended;
}

/** Ends a conversation and the call in it; one that has ended stays as it is. */
export async function closeConversation(context: ConversationContext, key: string): Promise<void> {
  const { closedAt } = await lockConversation(context.db, key);
  if (closedAt !== null) return;
  await endCallIn(context, key, 'system');
  await context.db
    .update(conversations)
    .set({ closedAt: context.now })
    .where(eq(conversations.key, key));
  await touchConversation(context, key);
}

/** Withdraws a message: its content is gone for all readers, its number stays. */
export const withdrawMessage = (
  context: ConversationContext,
  message: Pick<MessageRow, 'key' | 'number'>,
): Promise<MessageRow> => replaceContent(context, message, null);

/** Replaces what a message holds, so that its readers see it in its old position. */
export async function replaceContent(
  context: ConversationContext,
  { key, number }: Pick<MessageRow, 'key' | 'number'>,
  content: StoredContent | null,
): Promise<MessageRow> {
  const conversation = await lockConversation(context.db, key);
  const { revision } = conversation;
  await context.db
    .update(conversations)
    .set({ revision: revision + 1 })
    .where(eq(conversations.key, key));
  const [row] = await context.db
    .update(conversationMessages)
    .set({ content: content && writeContent(content), revision: revision + 1 })
    .where(and(eq(conversationMessages.key, key), eq(conversationMessages.number, number)))
    .returning();
  if (row === undefined) throw new Error('There is no such message');
  announceConversation(context, conversation);
  return row;
}

/** Moves the read mark of one side on; it never goes back, nor beyond the last message. */
export async function markRead(
  context: ConversationContext,
  key: string,
  side: 'patient' | 'doctor',
  upTo: number,
): Promise<ConversationRow> {
  const before = await lockConversation(context.db, key);
  const mark = Math.min(upTo, before.lastNumber);
  const current = side === 'patient' ? before.ownerRead : before.doctorRead;
  if (mark <= current) return before;
  const [row] = await context.db
    .update(conversations)
    .set({
      ...(side === 'patient' ? { ownerRead: mark } : { doctorRead: mark }),
      revision: before.revision + 1,
    })
    .where(eq(conversations.key, key))
    .returning();
  announceConversation(context, before);
  return row ?? before;
}
