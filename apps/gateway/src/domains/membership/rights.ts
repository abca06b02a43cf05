import type { membership as calls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { patients } from '../../kernel/people/patients/tables';
import { rightUses, type FindHeldRight } from '../../kernel/pricing/member-rights';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { ownActivated } from './cards';
import { cardRights } from './products';
import { membershipCards, membershipProducts, membershipSeats, type CardRow } from './tables';

type Info = ResponseOf<(typeof calls)['getVipMemberInfo']>;

/** The people whom a card is for and who are still of the family. */
async function seatedOn(db: Queryable, cardId: string): Promise<string[]> {
  const rows = await db
    .select({ patientId: membershipSeats.patientId })
    .from(membershipSeats)
    .innerJoin(patients, eq(patients.patientId, membershipSeats.patientId))
    .where(and(eq(membershipSeats.cardId, cardId), isNull(patients.deletedAt)));
  return rows.map(({ patientId }) => patientId);
}

/** The card of an account in service; one that is locked is read again under its lock. */
async function serving(
  db: Queryable,
  ownerId: string,
  { now, isLocked }: { readonly now: Date; readonly isLocked: boolean },
): Promise<CardRow | undefined> {
  const found = db
    .select()
    .from(membershipCards)
    .where(and(ownActivated(ownerId, now), lte(membershipCards.startsAt, now)))
    .orderBy(desc(membershipCards.endsAt), asc(membershipCards.cardId))
    .limit(1);
  const [card] = await (isLocked ? found.for('update') : found);
  return card;
}

/** The counted right of the card in service that makes a thing free; null where the card includes none. */
export const findHeldRight: FindHeldRight = async (db, { ownerId, thing, now, isLocked }) => {
  const card = await serving(db, ownerId, { now, isLocked });
  if (!card?.endsAt) return null;
  const rights = await cardRights(db);
  const right = rights.find(({ covers }) => covers?.use === thing.use && covers.key === thing.key);
  const quota = right && card.quotas[right.rightId];
  if (right === undefined || quota === undefined) return null;
  const { cardId, endsAt } = card;
  const { rightId, title } = right;
  return { cardId, rightId, title, quota, endsAt, patientIds: await seatedOn(db, cardId) };
};

/** The rights of a card with what is used of each, in the order of rights. */
export async function rightsOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  cardId: string,
): Promise<Info['rights']> {
  const [card] = await db
    .select({ quotas: membershipCards.quotas, rightIds: membershipProducts.rightIds })
    .from(membershipCards)
    .innerJoin(membershipProducts, eq(membershipProducts.goodsId, membershipCards.goodsId))
    .where(eq(membershipCards.cardId, cardId));
  if (!card) return [];
  const { quotas, rightIds } = card;
  const used = new Map((await rightUses(db, [cardId])).map((one) => [one.rightId, one.used]));
  return (await cardRights(db)).flatMap(({ rightId, title, way, covers }) => {
    const quota = quotas[rightId] ?? null;
    // A counted right is the card's own; the others are those of what is sold.
    if (covers === null ? !rightIds.includes(rightId) : quota === null) return [];
    const count = covers === null ? 0 : (used.get(rightId) ?? 0);
    return [{ rightId, title: textIn(title, locale), way, quota, used: count }];
  });
}
