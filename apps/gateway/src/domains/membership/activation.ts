import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { normalizeCode } from '@xinglin/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { pullCardsForward } from './card-queue';
import { findCard, openCard, seatPeople, termFor } from './cards';
import { membershipKind } from './order-kind';
import { productRow } from './products';
import { membershipCards, membershipCodes, membershipOrders } from './tables';

type Calls = typeof calls;
type Card = ResponseOf<Calls['activeVipCard']>;

/** Activates a card of the account for people of the family. */
export async function activate(
  services: MoveContext['services'],
  { cardId, patientIds }: RequestOf<Calls['activeVipCard']>,
  context: CallContext,
): Promise<Card> {
  const { db, now, account } = context;
  const card = await openCard(context, cardId);
  if (card.startsAt !== null) refuse('vipCardClosed');
  await seatPeople(db, card, patientIds);
  const term = await termFor(db, { ownerId: account, days: card.days }, now);
  await db.update(membershipCards).set(term).where(eq(membershipCards.cardId, cardId));
  const { orderNo } = card;
  if (orderNo !== null) {
    // The order is locked before its own row is read again for its new deadline.
    await lockOrder(db, membershipKind, orderNo);
    await db.update(membershipOrders).set(term).where(eq(membershipOrders.orderNo, orderNo));
    const moved = await moveOrder(
      { db, now, services },
      membershipKind,
      orderNo,
      'activate',
      'patient',
      { reasonKey: 'activated' },
    );
    if (!moved) refuse('vipCardClosed');
  }
  return findCard({ cardId }, context);
}

/** Turns a code into a card of the account, for who types it first. */
export async function exchange(
  { code }: RequestOf<Calls['exchangeVipCode']>,
  context: CallContext,
): Promise<Card> {
  const { db, account: ownerId, now, locale } = context;
  const typed = normalizeCode(code).toUpperCase();
  const [found = refuse('vipCodeUnknown')] = await db
    .select()
    .from(membershipCodes)
    .where(sql`replace(${membershipCodes.code}, '-', '') = ${typed}`)
    .for('update');
  if (found.cardId !== null) refuse('vipCodeUsed');
  const { title, days, seats, quotas, goodsId } = await productRow(db, found.goodsId);
  if (days === null || seats === null) return refuse('vipCodeUnknown');
  const cardId = newId();
  const { companyName } = found;
  await db.insert(membershipCards).values({
    cardId,
    ownerId,
    goodsId,
    title,
    days,
    seats,
    quotas,
    companyName,
    locale,
    createdAt: now,
  });
  await db
    .update(membershipCodes)
    .set({ cardId })
    .where(and(eq(membershipCodes.code, found.code), isNull(membershipCodes.cardId)));
  return findCard({ cardId }, context);
}

/** Says for whom of the family a card is. */
export async function chooseMembers(
  { cardId, patientIds }: RequestOf<Calls['chooseVipMembers']>,
  context: CallContext,
): Promise<Card> {
  await seatPeople(context.db, await openCard(context, cardId), patientIds);
  return findCard({ cardId }, context);
}

/** Says whether its owner is reminded before a card ends, and of which card then. */
export async function setSubscription(
  { cardId, reminds, nextGoodsId }: RequestOf<Calls['setVipSubscription']>,
  context: CallContext,
): Promise<Card> {
  const { db } = context;
  const card = await openCard(context, cardId);
  if (nextGoodsId !== undefined && nextGoodsId !== null) {
    const next = await productRow(db, nextGoodsId);
    if (next.goodsType !== 1 || !next.isOpen) refuse('vipOffSale');
  }
  await db
    .update(membershipCards)
    .set({
      reminds: reminds ?? card.reminds,
      nextGoodsId: nextGoodsId === undefined ? card.nextGoodsId : nextGoodsId,
    })
    .where(eq(membershipCards.cardId, cardId));
  return findCard({ cardId }, context);
}

/** Cancels a card that a company gave: it ends at once, and those that follow it begin earlier. */
export async function removeBinding(
  { cardId }: RequestOf<Calls['removeCorpVipBind']>,
  context: CallContext,
): Promise<ResponseOf<Calls['removeCorpVipBind']>> {
  const card = await openCard(context, cardId);
  if (card.companyName === null) refuse('vipCardClosed');
  await context.db
    .update(membershipCards)
    .set({ closedAt: context.now })
    .where(eq(membershipCards.cardId, cardId));
  await pullCardsForward(context.db, context.account, context.now);
  return { done: true };
}
