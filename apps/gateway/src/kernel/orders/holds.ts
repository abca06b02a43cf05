import { dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { and, asc, count, eq, exists, gte, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { patients } from '../people/patients/tables';
import { ordersInTheWay } from './in-the-way';
import type { OrderKind } from './order-kind';
import { identitiesOf, lockHolders, peopleOf } from './order-people';
import { orders, orderSteps } from './tables';

/** Whose order it is, for whom, and when it is made. */
interface Holder {
  readonly ownerId: string;
  readonly patientIds: readonly string[];
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Refuses an order that would hold more unpaid than its kind allows: `unpaidOrderLimit` with the account's unpaid
 * orders, `unpaidElsewhere` where they are in other accounts, `unpaidReleaseLimit` where too many were released today.
 * Orders of one account and for one person wait for each other, so that the numbers are exact.
 */
export async function requireFewHolds(
  db: Queryable,
  kind: OrderKind,
  { ownerId, patientIds, now, locale }: Holder,
): Promise<void> {
  const { holds, table } = kind;
  if ('exempt' in holds) return;
  const persons = holds.perPerson === null ? [] : await identitiesOf(db, ownerId, patientIds);
  await lockHolders(db, ownerId, persons);
  const ofKind = and(eq(orders.kind, kind.kind), holds.only);
  const isHeld = and(ofKind, inArray(orders.state, [...holds.states]));
  const own = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(table, eq(table.orderNo, orders.orderNo))
    .where(and(eq(orders.ownerId, ownerId), isHeld))
    .orderBy(asc(orders.createdAt), asc(orders.orderNo));
  const refuseWith = async (orderNos: readonly string[]) =>
    refuse('unpaidOrderLimit', { data: await ordersInTheWay(db, kind, orderNos, locale) });
  if (own.length >= holds.perAccount) await refuseWith(own.map(({ orderNo }) => orderNo));

  for (const person of holds.perPerson === null ? [] : persons) {
    const people = peopleOf(kind);
    const held = await db
      .select({ orderNo: orders.orderNo, ownerId: orders.ownerId })
      .from(patients)
      .innerJoin(people, eq(people.patientId, patients.patientId))
      .innerJoin(orders, eq(orders.orderNo, people.orderNo))
      .innerJoin(table, eq(table.orderNo, orders.orderNo))
      .where(and(eq(patients.identityHash, person), isHeld))
      .orderBy(asc(orders.createdAt), asc(orders.orderNo));
    if (held.length < (holds.perPerson ?? 0)) continue;
    const ofAccount = held.filter((one) => one.ownerId === ownerId);
    if (ofAccount.length === 0) refuse('unpaidElsewhere');
    await refuseWith(ofAccount.map(({ orderNo }) => orderNo));
  }

  const midnight = momentOf(dayAt(now, hospitalTimeZone), '00:00', hospitalTimeZone);
  const [released] = await db
    .select({ orders: count() })
    .from(orders)
    .innerJoin(table, eq(table.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        ofKind,
        eq(orders.paidCents, 0),
        eq(orders.stateGroup, 'cancelled'),
        gte(orders.movedAt, midnight),
        exists(
          db
            .select({ stepId: orderSteps.stepId })
            .from(orderSteps)
            .where(
              and(
                eq(orderSteps.orderNo, orders.orderNo),
                inArray(orderSteps.event, [...holds.releasedBy]),
              ),
            ),
        ),
      ),
    );
  if ((released?.orders ?? 0) >= holds.releasedADay) refuse('unpaidReleaseLimit');
}
