import type { chat, ResponseOf } from '@xinglin/contract';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { orders } from '../orders/tables';
import { readContent, type StoredContent } from './content';
import { standingOf, type StandingContext } from './conversation-kind';
import { conversationMessages, conversations, type ConversationRow } from './tables';

export type ChatStanding = ResponseOf<(typeof chat)['getDpchatPatientService']>;

/** An account's own conversation; refuses another's as one that there is not. */
export async function ownConversation(
  { db, account }: { readonly db: Queryable; readonly account: string },
  key: string,
): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.key, key), eq(conversations.ownerId, account)));
  return row ?? refuse('forbidden');
}

/** Messages that an owner has not read: the other side's, as long as they are there. */
const isUnread = and(
  gt(conversationMessages.number, conversations.ownerRead),
  ne(conversationMessages.side, 'patient'),
  isNotNull(conversationMessages.content),
);

/** The order of a conversation, where its owner took it off the lists. */
const hiddenOrder = (db: Queryable) =>
  db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.orderNo, conversations.key), isNotNull(orders.hiddenAt)));

/**
 * How much of an account's conversations is unread, by their keys; those without anything unread are left out. Without
 * `keys` it is of all that lists show: what its owner took off the lists can be read nowhere, and would stay unread.
 */
export async function unreadOf(
  db: Queryable,
  ownerId: string,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: conversations.key, count: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(conversationMessages, eq(conversationMessages.key, conversations.key))
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        keys === undefined ? notExists(hiddenOrder(db)) : inArray(conversations.key, [...keys]),
        isUnread,
      ),
    )
    .groupBy(conversations.key);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How one's own conversation stands, as the page shows it. */
export async function shownStanding(
  context: StandingContext,
  conversation: ConversationRow,
): Promise<ChatStanding> {
  const { key, ownerId, lastNumber, ownerRead, doctorRead, revision } = conversation;
  const { phase, mayWrite, turnsLeft, turns, until } = await standingOf(context, conversation);
  const unread = await unreadOf(context.db, ownerId, [key]);
  return {
    orderKey: key,
    phase,
    mayWrite: mayWrite.patient,
    turnsLeft,
    turns,
    until: until && { at: until.at.toISOString(), outcome: until.outcome },
    lastNumber,
    ownerRead,
    doctorRead,
    unread: unread.get(key) ?? 0,
    revision,
  };
}

/** Which messages of a conversation: the newest, or the nearest before or after a number. */
export interface Part {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly pageSize: number;
}

/** A part of a conversation in its order, and whether there is more in that direction. */
export async function readMessages(db: Queryable, key: string, { before, after, pageSize }: Part) {
  const { number } = conversationMessages;
  const isForward = after !== undefined;
  const rows = await db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.key, key),
        before === undefined ? undefined : lt(number, before),
        after === undefined ? undefined : gt(number, after),
      ),
    )
    .orderBy(isForward ? asc(number) : desc(number))
    .limit(pageSize + 1);
  const part = rows.slice(0, pageSize);
  return { rows: isForward ? part : part.toReversed(), hasMore: rows.length > pageSize };
}

/** Messages that were written or withdrawn between two revisions, in the order of that. */
export async function changedBetween(
  db: Queryable,
  key: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
  limit: number,
) {
  const { revision } = conversationMessages;
  return db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.key, key), gt(revision, after), lte(revision, upTo)))
    .orderBy(asc(conversationMessages.revision))
    .limit(limit);
}

/**
 * Questions that were asked and answered so far: each time the doctor writes after the patient. A request for pictures
 * answers nothing.
 */
export async function turnsTaken(db: Queryable, key: string): Promise<number> {
  const { rows } = await db.execute<{ turns: number }>(sql`
    SELECT count(*) FILTER (WHERE side = 'doctor' AND before = 'patient')::int AS turns FROM (
      SELECT side, lag(side) OVER (ORDER BY number) AS before FROM ${conversationMessages}
      WHERE key = ${key} AND side IN ('patient', 'doctor')
        AND content_type IS DISTINCT FROM 'pictureRequest'
    ) AS said`);
  return rows[0]?.turns ?? 0;
}

/** Everything that the doctor said in a conversation and did not take back, oldest first. */
export async function doctorContents(db: Queryable, key: string): Promise<StoredContent[]> {
  const rows = await db
    .select({ content: conversationMessages.content })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.key, key), eq(conversationMessages.side, 'doctor')))
    .orderBy(asc(conversationMessages.number));
  return rows.flatMap((row) => readContent(row) ?? []);
}
