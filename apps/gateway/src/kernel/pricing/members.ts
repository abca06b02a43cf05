import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Localised } from '../../platform/localised';
import { collection, type Parts } from '../../platform/ports';
import { orders } from '../orders/tables';
import { orderQuotes, type KeptQuote } from './tables';

/** Whether an account pays the price of members at a moment. */
type IsMember = (db: Queryable, ownerId: string, now: Date) => Promise<boolean>;

/** What makes an account a member; brought by the domain that owns memberships. */
export const memberships = collection<IsMember>('memberships');

/** Whether an account pays the price of members now, by whatever membership. */
export async function isMember(
  { all }: Pick<Parts<unknown>, 'all'>,
  ...asked: Parameters<IsMember>
): Promise<boolean> {
  for (const one of all(memberships)) if (await one(...asked)) return true;
  return false;
}

/** A membership card in service, as the personal centre shows it. */
export interface MemberCard {
  readonly title: string;
  readonly endsAt: Date;
  /** What the price of members has saved since the card began. */
  readonly savedCents: number;
}

/** The card of an account that is in service; null without one. */
export const memberCards =
  collection<
    (
      db: Queryable,
      ownerId: string,
      reader: { readonly locale: Locale; readonly now: Date },
    ) => Promise<MemberCard | null>
  >('member cards');

/** What the price of members saved on one order. */
export interface MemberSaving {
  readonly orderNo: string;
  /** The kind of the order. */
  readonly kind: string;
  /** The first thing that was ordered, and how many different ones there are. */
  readonly label: Localised;
  readonly count: number;
  readonly cents: number;
}

/**
 * What the price of members saved an account on the orders it made from one moment to another, oldest first. An order that
 * awaits payment counts, as it will be paid at that price; what was refunded of an order does not.
 */
export async function memberSavings(
  db: Queryable,
  ownerId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<MemberSaving[]> {
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      kind: orders.kind,
      paidCents: orders.paidCents,
      refundedCents: orders.refundedCents,
      quote: orderQuotes.quote,
    })
    .from(orders)
    .innerJoin(orderQuotes, eq(orderQuotes.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        gte(orders.createdAt, from),
        lt(orders.createdAt, until),
        ne(orders.stateGroup, 'cancelled'),
      ),
    )
    .orderBy(orders.createdAt, orders.orderNo);
  return rows.flatMap(({ orderNo, kind, quote, ...money }) => {
    const cents = savedCents(quote, money);
    const [first] = quote.lines;
    if (cents === 0 || !first) return [];
    return [{ orderNo, kind, label: first.label, count: quote.lines.length, cents }];
  });
}

/** The share of a saving that belongs to what was not refunded; freight is no part of it. */
function savedCents(
  { steps, freightCents }: Pick<KeptQuote, 'steps' | 'freightCents'>,
  { paidCents, refundedCents }: { readonly paidCents: number; readonly refundedCents: number },
): number {
  const saved = steps.reduce((sum, { kind, cents }) => sum - (kind === 'member' ? cents : 0), 0);
  if (paidCents === 0 || refundedCents === 0) return saved;
  const goodsCents = paidCents - freightCents;
  const keptCents = Math.max(0, goodsCents - refundedCents);
  // Sums are below 2^31; a saving times a sum may be beyond what a number holds exactly.
  return goodsCents <= 0 ? 0 : Number((BigInt(saved) * BigInt(keptCents)) / BigInt(goodsCents));
}
