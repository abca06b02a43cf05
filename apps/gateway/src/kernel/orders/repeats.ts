import { and, asc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { patients } from '../people/patients/tables';
import { ordersInTheWay } from './in-the-way';
import type { OrderKind, OwnTable } from './order-kind';
import { identitiesOf, lockHolders, peopleOf } from './order-people';
import { orders } from './tables';

/** For whom something is ordered. */
interface Buyer {
  readonly ownerId: string;
  /** Empty where it is not known yet for whom: it is compared with the account's own orders of that sort. */
  readonly patientIds: readonly string[];
  readonly locale: Locale;
  /** The order that is changed into this; it is not in its own way. */
  readonly except?: string;
}

/**
 * Refuses what one of the people has an open order for, paid or not, with that order; `orderedElsewhere` where it is in
 * another account. Two at once wait for each other until the transaction ends.
 */
export async function requireFirst<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  db: Queryable,
  kind: OrderKind<State, Event, Effect, Table>,
  { wanted, ...buyer }: Buyer & { readonly wanted: Partial<Table['$inferSelect']> },
): Promise<void> {
  await refuseRepeated(db, kind, buyer, wanted);
}

async function refuseRepeated(
  db: Queryable,
  kind: OrderKind,
  { ownerId, patientIds, locale, except = '' }: Buyer,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { repeats, table } = kind;
  if ('exempt' in repeats) throw new Error(`Orders of the kind "${kind.kind}" may be repeated`);
  const persons = await identitiesOf(db, ownerId, patientIds);
  await lockHolders(db, ownerId, persons);
  const columns = getTableColumns(table);
  const people = peopleOf(kind);
  const isSame = repeats.same.map((name) => {
    const column = columns[name];
    const value = wanted[name];
    if (column === undefined || value === undefined)
      throw new Error(`"${name}" says of ${kind.kind} orders whether they are the same`);
    return eq(column, value);
  });
  const open = await db
    .selectDistinct({
      orderNo: orders.orderNo,
      ownerId: orders.ownerId,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(table, eq(table.orderNo, orders.orderNo))
    .leftJoin(people, eq(people.orderNo, orders.orderNo))
    .leftJoin(patients, eq(patients.patientId, people.patientId))
    .where(
      and(
        eq(orders.kind, kind.kind),
        inArray(orders.stateGroup, ['awaitingPayment', 'active']),
        ne(orders.orderNo, except),
        ...isSame,
        persons.length === 0
          ? and(eq(orders.ownerId, ownerId), isNull(orders.patientId))
          : inArray(patients.identityHash, persons),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.orderNo));
  if (open.length === 0) return;
  const own = open.filter((one) => one.ownerId === ownerId).map(({ orderNo }) => orderNo);
  if (own.length === 0) refuse('orderedElsewhere');
  refuse(repeats.refusal, { data: await ordersInTheWay(db, kind, own, locale) });
}
