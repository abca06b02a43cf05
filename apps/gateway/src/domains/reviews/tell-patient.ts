import { eq } from 'drizzle-orm';
import { sendMessage } from '../../kernel/messages/send-message';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import type { Queryable } from '../../platform/database';
import type { ReviewRow } from './tables';

/** Sends an account a text message about a review or a visit. Does nothing for an account without a number. */
export async function tellPatient(
  db: Queryable,
  to: { readonly ownerId: string; readonly locale: ReviewRow['locale'] },
  said: string,
  now: Date,
): Promise<void> {
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, to.ownerId));
  if (!user?.mobile) return;
  const text = await signedForOwner(db, to, said);
  await sendMessage(db, { channel: 'sms', to: user.mobile, text, about: { topic: 'review' } }, now);
}
