import { conversationRules, textIn } from '@xinglin/rules';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { shownMessage } from '../../kernel/conversations/content';
import { callSignals, conversationCalls } from '../../kernel/conversations/calls/tables';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { closeConversation } from '../../kernel/conversations/write';
import { doctors } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable, Transaction } from '../../platform/database';
import type { Purge } from '../../platform/purge';

/** Everything that was said in an account's conversations, for its owner to take along; files by their ids. */
export async function exportedConversations(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({ conversation: conversations, doctorName: doctors.name })
    .from(conversations)
    .innerJoin(doctors, eq(doctors.id, conversations.doctorId))
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(asc(conversations.openedAt), asc(conversations.key));
  const exported = [];
  for (const { conversation, doctorName } of rows) {
    const { key, kind, openedAt, closedAt } = conversation;
    const messages = await db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.key, key))
      .orderBy(asc(conversationMessages.number));
    const calls = await db
      .select()
      .from(conversationCalls)
      .where(eq(conversationCalls.key, key))
      .orderBy(asc(conversationCalls.startedAt));
    exported.push({
      orderKey: key,
      kind,
      doctorName: textIn(doctorName, locale),
      openedAt,
      closedAt,
      messages: messages.map((row) => {
        const { number, side, at, content } = shownMessage(row, locale);
        return { number, side, at, content };
      }),
      calls: calls.map(({ mode, startedAt, joinedAt, endedAt: ended, endedBy }) => ({
        mode,
        startedAt,
        joinedAt,
        endedAt: ended,
        endedBy,
      })),
    });
  }
  return exported;
}

/**
 * Ends the conversations of an account that is closed. What was said is a record of treatment and stays, sealed, for
 * as long as the law asks; no sign-in leads to it any more.
 */
export async function endConversations(db: Transaction, ownerId: string, now: Date): Promise<void> {
  const open = await db
    .select({ key: conversations.key })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), isNull(conversations.closedAt)));
  for (const { key } of open) await closeConversation({ db, now }, key);
}

/** Hours after which signals of a call are of no use, also of one that both sides left without hanging up. */
const signalHours = 2;

/** Removes what was signalled in calls that have long been connected: it holds addresses of networks. */
export const purgeCalls: Purge = (db, now) =>
  db
    .delete(callSignals)
    .where(lt(callSignals.at, new Date(now.getTime() - signalHours * 60 * 60 * 1000)));

/** Conversations whose records need not be kept any longer. */
export const purgeConversations: Purge = async (db, now) => {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - conversationRules.keptYears);
  const old = db
    .select({ key: conversations.key })
    .from(conversations)
    .where(lt(conversations.closedAt, oldest));
  await db.delete(conversationMessages).where(inArray(conversationMessages.key, old));
  await db.delete(conversationCalls).where(inArray(conversationCalls.key, old));
  await db.delete(conversations).where(lt(conversations.closedAt, oldest));
};
