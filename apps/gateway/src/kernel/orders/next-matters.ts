import type { orders as orderCalls, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, momentOf } from '@xinglin/rules';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { namedMatters, type UnnamedMatter } from './named-matters';
import { furtherMatters, type Waiting } from './next-of-kind';
import { kindOf, orderKinds, type Order, type OrderKind } from './order-kind';
import type { OrderReader } from './order-reader';
import { withOwnRows } from './read-order';
import { carriedOut, reviewableUntil } from './reviewable';
import { orders, type OrderRow } from './tables';
import { unreadByOrder, unreadCounts } from './unread';

type Matters = ResponseOf<(typeof orderCalls)['listNextMatters']>;

/** Most matters that are listed. */
const mostMatters = 10;
/** Orders that are looked at: more than an account can have open by the bounds of all kinds. */
const mostOrders = 100;

const dayMs = 24 * 60 * 60_000;
/** Days for which something that is out is news. */
const newForDays = 14;
/** Days for which a visit that can be reviewed is among what is next; its button stays longer. */
const reviewForDays = 30;

/**
 * What waits for an account over all kinds of orders, nearest first: one query of the register, one for what is unread,
 * then those of each kind that has anything.
 */
export async function listNextMatters(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  reader: OrderReader,
): Promise<Matters> {
  const rows = await readCandidates(db, parts, reader);
  const [unread, further] = await Promise.all([
    unreadByOrder(
      parts.all(unreadCounts),
      db,
      reader.ownerId,
      rows.map(({ orderNo }) => orderNo),
    ),
    Promise.all(parts.all(furtherMatters).map((find) => find(db, reader))),
  ]);
  const found: UnnamedMatter[] = further
    .flat()
    .map((matter) => ({ ...matter, order: null, amountCents: null }));
  for (const name of new Set(rows.map(({ kind }) => kind))) {
    const kind = kindOf(parts, name);
    const ofKind = rows.filter((row) => row.kind === name);
    for (const order of await withOwnRows(db, kind, ofKind)) {
      const matter = matterOf(kind, order, { now: reader.now, unread: unread.get(order.orderNo) });
      if (matter) found.push(matter);
    }
  }
  const shown = found
    .map((matter) => ({ matter, rank: rankOf(matter, reader.now) }))
    .toSorted((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1])
    .slice(0, mostMatters)
    .map(({ matter }) => matter);
  return { items: await namedMatters(db, parts, shown, { reader, unread }) };
}

/** The account's orders that may wait for it: all that are open, and what was completed lately. */
function readCandidates(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { ownerId, now }: OrderReader,
): Promise<OrderRow[]> {
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const news = parts
    .all(orderKinds)
    .flatMap(({ kind, next }) =>
      'nothing' in next || next.afterwards.length === 0
        ? []
        : [and(eq(orders.kind, kind), inArray(orders.state, [...next.afterwards]))],
    );
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        isNull(orders.hiddenAt),
        or(
          inArray(orders.stateGroup, ['awaitingPayment', 'active']),
          and(
            isNull(orders.reviewedAt),
            isNotNull(orders.doctorId),
            carriedOut(parts),
            gt(orders.movedAt, since(reviewForDays)),
          ),
          and(or(...news), gt(orders.movedAt, since(newForDays))),
        ),
      ),
    )
    .orderBy(
      asc(sql`${orders.stateGroup} = 'completed'`),
      asc(sql`coalesce(${orders.dueAt}, ${orders.startsAt}, ${orders.createdAt})`),
    )
    .limit(mostOrders);
}

/** What an order waits for; null for nothing. */
function matterOf(
  kind: OrderKind,
  order: Order,
  { now, unread = 0 }: { readonly now: Date; readonly unread: number | undefined },
): UnnamedMatter | null {
  const { orderNo, doctorId, day } = order;
  const due = kind.payable?.due(order, now) ?? null;
  const takesPlaceAt =
    kind.time.takes === 'order' ? (kind.time.span(order)?.startsAt ?? null) : null;
  const subject = {
    kind: kind.kind,
    order,
    orderNo,
    waitId: null,
    doctorId,
    day,
    title: '',
    place: null,
    patientIds: [],
    position: null,
    amountCents: null,
    at: takesPlaceAt,
  };
  if (due) return { ...subject, what: 'pay', until: due.before, amountCents: due.cents };
  // It could be paid until a moment ago: its deadline ends it.
  if (order.stateGroup === 'awaitingPayment') return null;
  const waiting = 'nothing' in kind.next ? null : kind.next.of(order, { now, unread });
  if (waiting && !isOver(waiting, now))
    return { ...subject, ...waiting, at: waiting.at === undefined ? takesPlaceAt : waiting.at };
  const reviewUntil = order.reviewedAt === null ? reviewableUntil(kind, order) : null;
  return reviewUntil !== null && now < reviewUntil
    ? { ...subject, what: 'review', at: order.movedAt, until: reviewUntil }
    : null;
}

/** Whether the moment of a matter has passed; what has come is there to be read however late. */
const isOver = ({ what, until }: Waiting, now: Date): boolean =>
  what !== 'read' && until !== null && until <= now;

/** Where a matter is in the list: what has a deadline, what takes place or is new, what others do, what can be reviewed. */
function rankOf({ what, at, day, until }: UnnamedMatter, now: Date): readonly [number, number] {
  const never = Number.MAX_SAFE_INTEGER;
  switch (what) {
    case 'pay':
    case 'answer':
      return [0, until?.getTime() ?? never];
    case 'go':
      return [1, (at ?? beginOf(day))?.getTime() ?? never];
    case 'read':
      // Before what takes place later than within a day.
      return [1, now.getTime() + dayMs];
    case 'collect':
    case 'wait':
      return [2, until?.getTime() ?? never];
    case 'review':
      return [3, -(at?.getTime() ?? 0)];
  }
}

const beginOf = (day: string | null): Date | null =>
  day === null ? null : momentOf(day, '00:00', hospitalTimeZone);
