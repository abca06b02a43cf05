import { textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable, Transaction } from '../../platform/database';
import { membershipCards, membershipGifts, membershipSeats } from './tables';

/** The cards of an account, as its owner takes them along. */
export async function exportedCards(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db.select().from(membershipCards).where(eq(membershipCards.ownerId, ownerId));
  return rows.map(({ title, orderNo, startsAt, endsAt, closedAt, createdAt }) => ({
    title: textIn(title, locale),
    orderNo,
    startsAt,
    endsAt,
    closedAt,
    createdAt,
  }));
}

/** Erases for whom the cards of an account were, and its gift. Bears being run again. */
export async function eraseMembership(db: Transaction, ownerId: string): Promise<void> {
  const own = db
    .select({ cardId: membershipCards.cardId })
    .from(membershipCards)
    .where(eq(membershipCards.ownerId, ownerId));
  await db.delete(membershipSeats).where(inArray(membershipSeats.cardId, own));
  await db.delete(membershipGifts).where(eq(membershipGifts.ownerId, ownerId));
}
