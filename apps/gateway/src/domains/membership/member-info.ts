import type { membership as calls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { asc, eq } from 'drizzle-orm';
import { giveCoupon } from '../../kernel/pricing/give-coupon';
import { couponPacks } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { bestCard, cardsOf, stateOf } from './cards';
import { cardRights, listProducts, shownRight } from './products';
import { rightsOf } from './rights';
import { worthOf } from './worth';
import { membershipGifts, membershipProducts, type CardRow } from './tables';

type Calls = typeof calls;

async function giftOf(db: Queryable, ownerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ receivedAt: membershipGifts.receivedAt })
    .from(membershipGifts)
    .where(eq(membershipGifts.ownerId, ownerId));
  return row?.receivedAt ?? null;
}

const giftPacks = (db: Queryable) =>
  db
    .select()
    .from(couponPacks)
    .where(eq(couponPacks.isGift, true))
    .orderBy(asc(couponPacks.position));

/** How many cards wait to be activated. */
const waiting = (cards: readonly CardRow[]): number =>
  cards.filter(({ startsAt, closedAt }) => startsAt === null && closedAt === null).length;

/** Where the account stands. */
export async function memberInfo(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['getVipMemberInfo']>> {
  const { db, account, now } = context;
  const best = await bestCard(context);
  const cards = await cardsOf(db, account, now);
  return {
    isMember: best !== null,
    best,
    worth: best === null ? null : await worthOf(context, best),
    rights: best === null ? [] : await rightsOf(context, best.cardId),
    toActivate: waiting(cards),
    mayReceiveGift: (await giftOf(db, account)) === null && (await giftPacks(db)).length > 0,
  };
}

/** How many rights home names. */
const namedRights = 3;

/** What home says of super membership. */
export async function homeEntry(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['getHomeVipEntry']>> {
  const { db, session, locale, now } = context;
  const [rights, sold] = await Promise.all([
    cardRights(db),
    listProducts({ goodsType: 1 }, context),
  ]);
  const prices = sold.items.map(({ priceCents }) => priceCents);
  const best = session === null ? null : await bestCard(context);
  const cards = session === null ? [] : await cardsOf(db, session.userId, now);
  return {
    card: best?.endsAt ? { title: best.title, endsAt: best.endsAt } : null,
    toActivate: waiting(cards),
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    rights: rights.slice(0, namedRights).map(({ title }) => textIn(title, locale)),
  };
}

/** Whether the account is a super member, and until when. */
export async function memberFlag(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['getHealthVipFlag']>> {
  const best = await bestCard(context);
  return { isMember: best !== null, endsAt: best?.endsAt ?? null };
}

/** All rights of cards, and which the account's own open. */
export async function listServices(
  _: object,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listAvailableVipServices']>> {
  const running = (await cardsOf(db, account, now)).filter(
    (card) => stateOf(card, now) === 'inService',
  );
  const products = await db.select().from(membershipProducts);
  const open = new Set(
    products
      .filter(({ goodsId }) => running.some((card) => card.goodsId === goodsId))
      .flatMap(({ rightIds }) => rightIds),
  );
  return wholeList(
    (await cardRights(db)).map((right) => ({
      ...shownRight(right, locale),
      isOpen: open.has(right.rightId),
    })),
  );
}

/** What a newcomer is given. */
export async function newcomerGift(
  _: object,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['getNewcomerGift']>> {
  const receivedAt = await giftOf(db, account);
  return {
    coupons: (await giftPacks(db)).map(({ packId, title }) => ({
      couponId: packId,
      title: textIn(title, locale),
    })),
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}

/** Gives a newcomer the coupons of the gift, once. */
export async function receiveGift(
  _: object,
  { db, account: ownerId, now }: CallContext,
): Promise<ResponseOf<Calls['receiveNewcomerGift']>> {
  const first = await db
    .insert(membershipGifts)
    .values({ ownerId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ ownerId: membershipGifts.ownerId });
  if (first.length === 0) refuse('giftReceived');
  let received = 0;
  for (const { packId } of await giftPacks(db)) {
    const given = await giveCoupon(db, ownerId, packId, now);
    if (typeof given !== 'string') received += 1;
  }
  return received === 0 ? refuse('giftReceived') : { received };
}
