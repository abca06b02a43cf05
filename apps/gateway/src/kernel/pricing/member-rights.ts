import type { membership as calls, ResponseOf } from '@xinglin/contract';
import { rightLeft, textIn, type RightWhyNot } from '@xinglin/rules';
import { count, eq, inArray } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Localised } from '../../platform/localised';
import { collection } from '../../platform/ports';
import { refuse } from '../../platform/refusal';
import type { CouponUse } from './coupons';
import { memberRightUses } from './tables';

type Offer = ResponseOf<(typeof calls)['validateVipCard']>['right'];

/** What a right makes free: one thing of a kind of order, as its quote names it. */
export interface CoveredThing {
  readonly use: CouponUse;
  readonly key: string;
}

/** A counted right of an account's card in service. */
export interface HeldRight {
  readonly cardId: string;
  readonly rightId: string;
  readonly title: Localised;
  /** How often the term of the card includes it. */
  readonly quota: number;
  readonly endsAt: Date;
  /** For whom the card is. */
  readonly patientIds: readonly string[];
}

/** What is asked of the owner of cards. */
interface Asked {
  readonly ownerId: string;
  readonly thing: CoveredThing;
  readonly now: Date;
  /** Locks the card until the transaction ends, so that uses of it are counted one after the other. */
  readonly isLocked: boolean;
}

/** The right of an account's card in service that makes a thing free; null where no card includes it. */
export type FindHeldRight = (db: Queryable, asked: Asked) => Promise<HeldRight | null>;

/** Brought by the domain that owns memberships. */
export const heldRights = collection<FindHeldRight>('held rights');

/** A right beside one person of the family: what is left of it, and why it does not apply. */
export interface OfferedRight extends HeldRight {
  readonly thing: CoveredThing;
  readonly patientId: string;
  readonly left: number;
  readonly whyNot: RightWhyNot | null;
}

type Buyer = Pick<CallContext, 'db' | 'all' | 'account' | 'now'>;

/** What a thing is and whom it is for. */
interface Wanted {
  readonly thing: CoveredThing;
  readonly patientId: string;
}

/** How often each right of some cards is used, by orders that live or were carried out. */
export async function rightUses(
  db: Queryable,
  cardIds: readonly string[],
): Promise<readonly { cardId: string; rightId: string; used: number }[]> {
  if (cardIds.length === 0) return [];
  const { cardId, rightId } = memberRightUses;
  return db
    .select({ cardId, rightId, used: count() })
    .from(memberRightUses)
    .where(inArray(cardId, [...cardIds]))
    .groupBy(cardId, rightId);
}

async function offered(
  { db, all, account: ownerId, now }: Buyer,
  { thing, patientId }: Wanted,
  isLocked: boolean,
): Promise<OfferedRight | null> {
  for (const find of all(heldRights)) {
    const held = await find(db, { ownerId, thing, now, isLocked });
    if (!held) continue;
    const uses = await rightUses(db, [held.cardId]);
    const used = uses.find(({ rightId }) => rightId === held.rightId)?.used ?? 0;
    const isSeated = held.patientIds.includes(patientId);
    const left = rightLeft({ quota: held.quota, used, isSeated });
    return { ...held, thing, patientId, ...left };
  }
  return null;
}

/** The right that makes a thing free, and whether it applies to a person; null where no card in service includes it. */
export const offeredRight = (buyer: Buyer, wanted: Wanted): Promise<OfferedRight | null> =>
  offered(buyer, wanted, false);

/** The right that makes a thing free for a person, to be used. Refuses with `memberRightGone` where it does not apply. */
export async function usableRight(buyer: Buyer, wanted: Wanted): Promise<OfferedRight> {
  const right = await offered(buyer, wanted, false);
  return right?.whyNot === null ? right : refuse('memberRightGone');
}

/**
 * Takes one use of a right for an order, in the transaction that makes the order. The card is locked and its uses are
 * counted again: of orders that come at once no more are free than are left. Refuses the others with `memberRightGone`.
 */
export async function takeRight(
  buyer: Buyer,
  orderNo: string,
  { cardId, rightId, thing, patientId }: OfferedRight,
): Promise<void> {
  const right = await offered(buyer, { thing, patientId }, true);
  if (right?.whyNot !== null || right.cardId !== cardId || right.rightId !== rightId)
    refuse('memberRightGone');
  await buyer.db.insert(memberRightUses).values({ orderNo, cardId, rightId, createdAt: buyer.now });
}

/** Returns the use of a right that an order held, where it held one. */
export async function returnRight(db: Queryable, orderNo: string): Promise<void> {
  await db.delete(memberRightUses).where(eq(memberRightUses.orderNo, orderNo));
}

/** A right beside an order in the reader's language. */
export const shownRightOffer = (right: OfferedRight | null, locale: Locale): Offer =>
  right && {
    title: textIn(right.title, locale),
    quota: right.quota,
    left: right.left,
    endsAt: right.endsAt.toISOString(),
    whyNot: right.whyNot,
  };
