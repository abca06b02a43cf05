import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { ageOn, cardTerm, dayAt, hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { nameInPast } from '../../kernel/people/patients/service';
import { patients } from '../../kernel/people/patients/tables';
import { memberSavings, type MemberCard } from '../../kernel/pricing/members';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import {
  membershipCards,
  membershipOrders,
  membershipProducts,
  membershipSeats,
  type CardRow,
  type MembershipOrderRow,
} from './tables';

type Calls = typeof calls;
type Card = ResponseOf<Calls['listVipCards']>;

/** Whether an account has a card in service. */
export async function hasCard(db: Queryable, ownerId: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ cardId: membershipCards.cardId })
    .from(membershipCards)
    .where(and(ownActivated(ownerId, now), lte(membershipCards.startsAt, now)))
    .limit(1);
  return found !== undefined;
}

/** The card of an account that is in service, with what it has saved so far; null without one. */
export async function cardInService(
  db: Queryable,
  ownerId: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<MemberCard | null> {
  const [card] = await db
    .select()
    .from(membershipCards)
    .where(and(ownActivated(ownerId, now), lte(membershipCards.startsAt, now)))
    .orderBy(desc(membershipCards.endsAt))
    .limit(1);
  if (!card) return null;
  const { title, startsAt, endsAt } = card;
  if (startsAt === null || endsAt === null) return null;
  const savings = await memberSavings(db, ownerId, { from: startsAt, until: now });
  return {
    title: textIn(title, locale),
    endsAt,
    savedCents: savings.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** The activated cards of an account that are not over: the one in service, and those that begin after it. */
export const ownActivated = (ownerId: string, now: Date): SQL | undefined =>
  and(
    eq(membershipCards.ownerId, ownerId),
    isNull(membershipCards.closedAt),
    isNotNull(membershipCards.startsAt),
    gt(membershipCards.endsAt, now),
  );

/** The state of a card at a moment. */
export function stateOf(
  { closedAt, startsAt, endsAt }: Pick<CardRow, 'closedAt' | 'startsAt' | 'endsAt'>,
  now: Date,
): Card['state'] {
  if (closedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended';
  if (startsAt === null) return 'available';
  return startsAt <= now ? 'inService' : 'upcoming';
}

/** Cards as their owner sees them. */
export async function shownCards(
  db: Queryable,
  rows: readonly CardRow[],
  locale: Locale,
  now: Date,
): Promise<Card[]> {
  if (rows.length === 0) return [];
  const people = await db
    .select({
      cardId: membershipSeats.cardId,
      patientId: patients.patientId,
      name: patients.name,
      gender: patients.gender,
      birthDate: patients.birthDate,
      relation: patients.relation,
    })
    .from(membershipSeats)
    .innerJoin(patients, eq(patients.patientId, membershipSeats.patientId))
    .where(
      and(
        inArray(
          membershipSeats.cardId,
          rows.map(({ cardId }) => cardId),
        ),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(asc(patients.patientId));
  const nextIds = rows.flatMap(({ nextGoodsId }) => (nextGoodsId === null ? [] : [nextGoodsId]));
  const next =
    nextIds.length === 0
      ? []
      : await db
          .select({ goodsId: membershipProducts.goodsId, title: membershipProducts.title })
          .from(membershipProducts)
          .where(inArray(membershipProducts.goodsId, nextIds));
  const nextTitle = new Map(next.map(({ goodsId, title }) => [goodsId, textIn(title, locale)]));
  return rows.map((row) => ({
    cardId: row.cardId,
    goodsId: row.goodsId,
    title: textIn(row.title, locale),
    state: stateOf(row, now),
    orderNo: row.orderNo,
    companyName: row.companyName && textIn(row.companyName, locale),
    days: row.days,
    seats: row.seats,
    people: people
      .filter(({ cardId }) => cardId === row.cardId)
      .map(({ patientId, name, gender, birthDate, relation }) => ({
        patientId,
        name: nameInPast(name, locale),
        gender,
        age: ageOn(birthDate, dayAt(now, hospitalTimeZone)),
        relation,
      })),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    reminds: row.reminds,
    nextGoodsId: row.nextGoodsId,
    nextTitle: row.nextGoodsId === null ? null : (nextTitle.get(row.nextGoodsId) ?? null),
  }));
}

/** The cards of an account: in service, to begin, to activate, over; in each state the one that ends last first. */
export async function cardsOf(db: Queryable, ownerId: string, now: Date): Promise<CardRow[]> {
  const rows = await db
    .select()
    .from(membershipCards)
    .where(eq(membershipCards.ownerId, ownerId))
    .orderBy(desc(membershipCards.endsAt), desc(membershipCards.createdAt));
  const rank = { inService: 0, upcoming: 1, available: 2, ended: 3 } as const;
  return rows.toSorted((one, other) => rank[stateOf(one, now)] - rank[stateOf(other, now)]);
}

/** Lists the account's cards, in one state where it is named. */
export const listCards =
  (state?: Card['state']) =>
  async (_: object, { db, account, locale, now }: CallContext) => {
    const rows = await cardsOf(db, account, now);
    const wanted = rows.filter((row) => state === undefined || stateOf(row, now) === state);
    return wholeList(await shownCards(db, wanted, locale, now));
  };

/** The card in service that is valid longest; null without one. */
export async function bestCard({ db, account, locale, now }: CallContext): Promise<Card | null> {
  const rows = await cardsOf(db, account, now);
  const best = rows.filter((row) => stateOf(row, now) === 'inService').slice(0, 1);
  const [shown = null] = await shownCards(db, best, locale, now);
  return shown;
}

/** One card of the account; refuses any other. */
export async function findCard(
  { cardId }: RequestOf<Calls['listVipCards']>,
  { db, account, locale, now }: CallContext,
): Promise<Card> {
  const rows = await db
    .select()
    .from(membershipCards)
    .where(and(eq(membershipCards.cardId, cardId), eq(membershipCards.ownerId, account)));
  const [shown = refuse('forbidden')] = await shownCards(db, rows, locale, now);
  return shown;
}

/** All cards of an account, locked until the transaction ends: the term of one depends on those of the others. */
export const lockCards = (db: Queryable, ownerId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(membershipCards)
    .where(eq(membershipCards.ownerId, ownerId))
    .orderBy(asc(membershipCards.cardId))
    .for('update');

/** A card of an account that is not over, under the lock of all its cards. */
export async function openCard(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  cardId: string,
): Promise<CardRow> {
  const rows = await lockCards(db, account);
  const row = rows.find((one) => one.cardId === cardId) ?? refuse('forbidden');
  return stateOf(row, now) === 'ended' ? refuse('vipCardClosed') : row;
}

/** Creates the card of an order that was paid; returns its id, null for a service. */
export async function issueCard(
  db: Queryable,
  {
    orderNo,
    ownerId,
    locale,
    goodsId,
    title,
    days,
    seats,
    quotas,
  }: MembershipOrderRow & { readonly ownerId: string; readonly locale: Locale },
  now: Date,
): Promise<string | null> {
  if (days === null || seats === null) return null;
  const cardId = newId();
  await db.insert(membershipCards).values({
    cardId,
    ownerId,
    goodsId,
    title,
    days,
    seats,
    quotas,
    orderNo,
    locale,
    createdAt: now,
  });
  await db.update(membershipOrders).set({ cardId }).where(eq(membershipOrders.orderNo, orderNo));
  return cardId;
}

/** Ends the card of an order that was cancelled. */
export async function closeCardOfOrder(db: Queryable, orderNo: string, now: Date): Promise<void> {
  await db
    .update(membershipCards)
    .set({ closedAt: now })
    .where(and(eq(membershipCards.orderNo, orderNo), isNull(membershipCards.closedAt)));
}

/** From when until when a card is valid that is activated now: after those of the account that still run. */
export async function termFor(
  db: Queryable,
  { ownerId, days }: Pick<CardRow, 'ownerId' | 'days'>,
  now: Date,
) {
  const [last] = await db
    .select({ endsAt: membershipCards.endsAt })
    .from(membershipCards)
    .where(ownActivated(ownerId, now))
    .orderBy(desc(membershipCards.endsAt))
    .limit(1);
  return cardTerm(days, { now, runsUntil: last?.endsAt ?? null });
}

/** Seats people of the account's family on a card; refuses more than it has seats. */
export async function seatPeople(
  db: Queryable,
  { cardId, ownerId, seats }: Pick<CardRow, 'cardId' | 'ownerId' | 'seats'>,
  patientIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(patientIds)];
  if (ids.length > seats) refuse('vipSeatsFull', { data: { seats } });
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ patientId: patients.patientId })
          .from(patients)
          .where(
            and(
              inArray(patients.patientId, ids),
              eq(patients.ownerId, ownerId),
              isNull(patients.deletedAt),
            ),
          );
  if (people.length < ids.length) refuse('forbidden');
  await db.delete(membershipSeats).where(eq(membershipSeats.cardId, cardId));
  if (people.length > 0)
    await db.insert(membershipSeats).values(people.map(({ patientId }) => ({ cardId, patientId })));
}
