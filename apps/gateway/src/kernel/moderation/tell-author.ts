import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Locale } from '../../platform/context';
import { sendMessage } from '../messages/send-message';
import { signedForOwner } from '../people/accounts/signature';
import { users } from '../people/accounts/tables';

/** Tells the author of a comment by message what was decided over it; who has no number, or no account any more, is told nothing. */
export async function tellAuthor(
  db: Queryable,
  { ownerId, locale }: { readonly ownerId: string | null; readonly locale: Locale },
  said: string,
  now: Date,
): Promise<void> {
  if (ownerId === null) return;
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  if (!user?.mobile) return;
  const text = await signedForOwner(db, { ownerId, locale }, said);
  await sendMessage(
    db,
    { channel: 'sms', to: user.mobile, text, about: { topic: 'contribution' } },
    now,
  );
}
