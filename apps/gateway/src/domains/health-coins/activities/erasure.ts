import { eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database';
import { activityEnrollTokens, activityEntries, activityGuests, activityInvites } from './tables';

/** Forgets whose entries were whose; the entries stay without an owner, so that every draw can still be checked. */
export async function eraseActivities(db: Transaction, ownerId: string): Promise<void> {
  const own = db
    .select({ inviteCode: activityInvites.inviteCode })
    .from(activityInvites)
    .where(eq(activityInvites.ownerId, ownerId));
  await db
    .delete(activityGuests)
    .where(or(eq(activityGuests.guestId, ownerId), inArray(activityGuests.inviteCode, own)));
  await db.delete(activityInvites).where(eq(activityInvites.ownerId, ownerId));
  await db.delete(activityEnrollTokens).where(eq(activityEnrollTokens.ownerId, ownerId));
  await db
    .update(activityEntries)
    .set({ ownerId: null, orderNo: null })
    .where(eq(activityEntries.ownerId, ownerId));
}
