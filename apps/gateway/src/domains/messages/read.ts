import { mostCountedMessages, type messages as calls, type RequestOf } from '@xinglin/contract';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { accountMessages } from '../../kernel/messages/tables';
import type { Queryable } from '../../platform/database';

/** Messages that an account has not read, as many as are counted. */
export async function unreadCount(db: Queryable, ownerId: string): Promise<number> {
  const some = db
    .select({ messageId: accountMessages.messageId })
    .from(accountMessages)
    .where(and(eq(accountMessages.ownerId, ownerId), isNull(accountMessages.readAt)))
    .limit(mostCountedMessages)
    .as('some');
  const [found] = await db.select({ unread: count() }).from(some);
  return found?.unread ?? 0;
}

/** Notes when messages of one matter, or all, were read; those that were keep their moment. */
export async function markRead(
  db: Queryable,
  ownerId: string,
  { matterId, until }: RequestOf<typeof calls.readMessages>,
  now: Date,
): Promise<void> {
  await db
    .update(accountMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(accountMessages.ownerId, ownerId),
        isNull(accountMessages.readAt),
        matterId === undefined ? undefined : eq(accountMessages.matterId, matterId),
        until === undefined ? undefined : lte(accountMessages.sentAt, new Date(until)),
      ),
    );
}
