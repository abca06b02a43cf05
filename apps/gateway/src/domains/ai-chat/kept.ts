import type { aiChat, ResponseOf } from '@xinglin/contract';
import { aiChatRules, cutText } from '@xinglin/rules';
import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { moderate, shownAfterReview } from '../../kernel/moderation/moderate';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { aiConversations, aiMessages, type AiMessageRow } from './tables';

/** What a question says by the tables: stored with it, so that no later question reads it again. */
export interface StoredReading {
  /** The signs of all questions before it, by their ids. */
  readonly before: readonly string[];
  /** Its own signs. */
  readonly own: readonly string[];
  /** Departments of all questions up to it, the newest first, with a reason in Simplified Chinese and English. */
  readonly departments: readonly {
    readonly departmentId: string;
    readonly reason: readonly [string, string] | null;
  }[];
}

/** What a message holds beside its marks, sealed as a whole: departments and signs tell how a person feels. */
export interface KeptWords {
  readonly text: string;
  readonly departmentIds: readonly string[];
  /** Of a question once it was read. */
  readonly reading?: StoredReading;
}

export type ShownMessage = ResponseOf<(typeof aiChat)['getAiChat']>['messages'][number];

/** What was written by this domain alone. */
export const wordsOf = ({ content }: Pick<AiMessageRow, 'content'>) =>
  JSON.parse(content) as KeptWords;

/** A conversation of the account; refuses any other with `forbidden`. */
export async function ownAiConversation(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  conversationId: string,
) {
  const [row] = await db
    .select()
    .from(aiConversations)
    .where(
      and(eq(aiConversations.conversationId, conversationId), eq(aiConversations.ownerId, account)),
    );
  return row ?? refuse('forbidden');
}

/** All messages of a conversation whose owner was checked, the oldest first. */
export function messagesOf(db: Queryable, conversationId: string): Promise<AiMessageRow[]> {
  return db
    .select()
    .from(aiMessages)
    .where(eq(aiMessages.conversationId, conversationId))
    .orderBy(asc(aiMessages.number));
}

/** The last so many messages up to a number, the oldest first. */
export async function lastMessagesOf(
  db: Queryable,
  { conversationId, number }: Pick<AiMessageRow, 'conversationId' | 'number'>,
  most: number,
): Promise<AiMessageRow[]> {
  const rows = await db
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.conversationId, conversationId), lte(aiMessages.number, number)))
    .orderBy(desc(aiMessages.number))
    .limit(most);
  return rows.toReversed();
}

/** The answer to a question that was asked before, where it was finished. */
export async function finishedAnswerTo(
  db: Queryable,
  { conversationId, clientId }: { readonly conversationId: string; readonly clientId: string },
): Promise<AiMessageRow | undefined> {
  const question = alias(aiMessages, 'question');
  const [row] = await db
    .select(getTableColumns(aiMessages))
    .from(aiMessages)
    .innerJoin(
      question,
      and(
        eq(question.conversationId, aiMessages.conversationId),
        eq(question.number, sql`${aiMessages.number} - 1`),
      ),
    )
    .where(
      and(
        eq(aiMessages.conversationId, conversationId),
        eq(question.clientId, clientId),
        eq(aiMessages.isBroken, false),
      ),
    );
  return row;
}

/** Messages as the calls show them, departments in the reader's language. */
export async function shownMessages(
  rows: readonly AiMessageRow[],
  context: Pick<CallContext, 'db' | 'locale'>,
): Promise<ShownMessage[]> {
  const ids = [...new Set(rows.flatMap((row) => wordsOf(row).departmentIds))];
  const named = new Map(
    (await standardDepartmentsOf(ids, context)).map(({ deptId, deptName }) => [
      deptId,
      { deptId, deptName },
    ]),
  );
  return rows.map((row) => {
    const { text, departmentIds } = wordsOf(row);
    const { number, side, clientId, isBroken, isUrgent, verdict } = row;
    return {
      number,
      side,
      text,
      at: row.at.toISOString(),
      clientId,
      isBroken,
      isUrgent,
      departments: departmentIds.flatMap((id) => named.get(id) ?? []),
      verdict,
    };
  });
}

/** Characters of the title of a conversation. */
const titleLength = 30;

/** How a conversation is called in a list. */
export const titleOf = (question: string): string =>
  cutText(question.replaceAll(/\s+/g, ' '), titleLength);

/**
 * A question as it is kept: abuse is hidden, touting is refused; what is forbidden may be spoken of, as with a doctor.
 * One that is too long is told at its field.
 */
export function fitQuestion(text: string): string {
  if ([...text].length > aiChatRules.textLength)
    refuse('invalidFields', { data: { fields: [{ path: 'text', message: 'invalid' }] } });
  const { found } = moderate(text);
  if (found.some(({ act, reason }) => act === 'block' && reason !== 'illegal'))
    refuse('messageRefused');
  return shownAfterReview(text);
}
