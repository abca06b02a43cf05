import { asc, eq, lt } from 'drizzle-orm';
import { accountMessages } from '../../kernel/messages/tables';
import type { Queryable } from '../../platform/database';
import type { Purge } from '../../platform/purge';

/** How long a message stays: a year, so that a visit can be looked up until the next one of the same kind. */
const messageLifeMs = 365 * 24 * 60 * 60 * 1000;

/** Deletes what is past its life. */
export const purgeOldMessages: Purge = (db, now) =>
  db
    .delete(accountMessages)
    .where(lt(accountMessages.sentAt, new Date(now.getTime() - messageLifeMs)));

/** Deletes all messages of an account. */
export async function eraseMessages(db: Queryable, userId: string): Promise<void> {
  await db.delete(accountMessages).where(eq(accountMessages.ownerId, userId));
}

/** The messages of an account, for a copy of its data. */
export async function exportedMessages(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(accountMessages)
    .where(eq(accountMessages.ownerId, ownerId))
    .orderBy(asc(accountMessages.sentAt), asc(accountMessages.messageId));
  return {
    messages: rows.map(({ body, channel, maskedTo, sentAt, readAt }) => ({
      text: body,
      channel,
      sentTo: maskedTo,
      sentAt: sentAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}
