import { Id } from '@xinglin/contract';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { lockToSay, standingOf } from '../../kernel/conversations/conversation-kind';
import type { StoredContent } from '../../kernel/conversations/content';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { announcing, markRead, saidBefore, say } from '../../kernel/conversations/write';
import type { DeskContext } from '../../kernel/desk/desk-action';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';

/** Open conversations in which the patient has said what the doctor has not read, longest first. */
export async function waitingConversations(db: Queryable, where: SQL | undefined, limit: number) {
  const { number, side, at } = conversationMessages;
  const rows = await db
    .select({
      key: conversations.key,
      kind: conversations.kind,
      doctorId: conversations.doctorId,
      unread: sql<number>`count(*)::int`,
      // As epoch milliseconds: a computed column has no type of its own.
      since: sql<number>`(extract(epoch FROM min(${at})) * 1000)::float8`,
      last: sql<number>`(extract(epoch FROM max(${at})) * 1000)::float8`,
    })
    .from(conversations)
    .innerJoin(
      conversationMessages,
      and(
        eq(conversationMessages.key, conversations.key),
        eq(side, 'patient'),
        sql`${number} > ${conversations.doctorRead}`,
      ),
    )
    .where(and(isNull(conversations.closedAt), where))
    .groupBy(conversations.key)
    .orderBy(asc(sql`min(${at})`))
    .limit(limit);
  return rows.map(({ since, last, ...row }) => ({
    ...row,
    since: new Date(since),
    last: new Date(last),
  }));
}

/** What names a message of the hospital's system, so that a repeated one is known. */
export const DeskClientId = Id.optional();

/** Apart from the names that a patient's device gives, which share the column. */
const deskMark = 'desk:';
const nameAtDesk = (clientId: string): string => deskMark + clientId;

/** A message as its writer at the desk named it. */
export function asNamedAtDesk<Message extends { readonly clientId: string | null }>(
  message: Message,
): Message {
  const { clientId } = message;
  return clientId?.startsWith(deskMark) === true
    ? { ...message, clientId: clientId.slice(deskMark.length) }
    : message;
}

/**
 * Says something as the doctor, who has read what came before. Sent again under the same `clientId`, also after the
 * end, it is what was said before. Refuses with `conversationClosed`.
 */
export async function answer(
  context: Pick<DeskContext, 'db' | 'now' | 'services' | 'afterCommit'>,
  key: string,
  content: StoredContent | (() => Promise<StoredContent>),
  clientId?: string,
): Promise<{ readonly number: number }> {
  const { db, now, services } = context;
  const { conversation, kind } = await lockToSay({ db, all: services.all }, key);
  const name = clientId === undefined ? undefined : nameAtDesk(clientId);
  if (name !== undefined) {
    const said = await saidBefore(db, key, name);
    if (said !== undefined) return { number: said.number };
  }
  const { mayWrite } = await standingOf(
    { db, now, locale: 'zh-Hans', all: services.all },
    conversation,
  );
  if (!mayWrite.doctor) refuse('conversationClosed');
  const live = announcing(services.live, context);
  const { message } = await say(live, key, {
    side: 'doctor',
    // Made once it is known to be new: a picture is kept then.
    content: typeof content === 'function' ? await content() : content,
    ...(name !== undefined && { clientId: name }),
  });
  await markRead(live, key, 'doctor', message.number);
  await kind.said?.(context, conversation, message);
  return { number: message.number };
}
