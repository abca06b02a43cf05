import type { orders as orderCalls, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone } from '@xinglin/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { patients } from '../people/patients/tables';
import { doctorNames } from '../places/doctor-names';
import type { FurtherMatter } from './next-of-kind';
import { kindOf, type Order, type OrderKind } from './order-kind';
import { peopleOf } from './order-people';
import type { OrderReader } from './order-reader';

type Matter = ResponseOf<(typeof orderCalls)['listNextMatters']>['items'][number];

/** A matter before anything is named; `order` is null for what a domain brings besides orders. */
export interface UnnamedMatter extends Omit<FurtherMatter, 'what'> {
  readonly what: Matter['what'];
  readonly order: Order | null;
  readonly amountCents: number | null;
}

/** Matters as their owner reads them, in the same order. */
export async function namedMatters(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  matters: readonly UnnamedMatter[],
  {
    reader,
    unread,
  }: { readonly reader: OrderReader; readonly unread: ReadonlyMap<string, number> },
): Promise<Matter[]> {
  const ofOrders = await ordersByNo(
    db,
    parts,
    matters.flatMap(({ order }) => order ?? []),
    reader,
  );
  const named = matters.map(({ order, ...matter }) => ({
    ...matter,
    ...(order && ofOrders.get(order.orderNo)),
  }));
  const [nameOf, peopleWith] = await Promise.all([
    doctorNames(
      db,
      named.flatMap(({ doctorId }) => doctorId ?? []),
      reader.locale,
    ),
    peopleByIds(
      db,
      reader.ownerId,
      named.flatMap(({ patientIds }) => patientIds),
    ),
  ]);
  return named.map(({ doctorId, patientIds, place, at, until, ...matter }) => ({
    ...matter,
    doctorId,
    doctorName: doctorId === null ? null : nameOf(doctorId),
    people: peopleWith(patientIds),
    at: at?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    timeZone: place?.timeZone ?? hospitalTimeZone,
    place: place?.name ?? null,
    hospitalId: place?.hospitalId ?? null,
    unreadCount: matter.orderNo === null ? 0 : (unread.get(matter.orderNo) ?? 0),
  }));
}

type OfOrder = Pick<UnnamedMatter, 'title' | 'place' | 'patientIds'>;

/** What orders are called, where they take place and for whom they are, by their numbers. */
async function ordersByNo(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  orders: readonly Order[],
  { locale }: OrderReader,
): Promise<ReadonlyMap<string, OfOrder>> {
  const found = new Map<string, OfOrder>();
  for (const name of new Set(orders.map(({ kind }) => kind))) {
    const kind = kindOf(parts, name);
    const ofKind = orders.filter((order) => order.kind === name);
    const [subjects, places, patientIds] = await Promise.all([
      kind.subjects(db, ofKind, locale),
      'nothing' in kind.next ? null : (kind.next.places?.(db, ofKind, locale) ?? null),
      patientIdsOf(db, kind, ofKind),
    ]);
    ofKind.forEach(({ orderNo }, index) => {
      found.set(orderNo, {
        title: subjects[index]?.title ?? '',
        place: places?.[index] ?? null,
        patientIds: patientIds(orderNo),
      });
    });
  }
  return found;
}

/** For whom orders of a kind are: the register says so, unless the kind has a table of several. */
async function patientIdsOf(
  db: Queryable,
  kind: Pick<OrderKind, 'people'>,
  orders: readonly Order[],
): Promise<(orderNo: string) => string[]> {
  if (kind.people === undefined)
    return (orderNo) =>
      orders.flatMap((order) => (order.orderNo === orderNo ? (order.patientId ?? []) : []));
  const table = peopleOf(kind);
  const rows = await db
    .select({ orderNo: table.orderNo, patientId: table.patientId })
    .from(table)
    .where(
      inArray(
        table.orderNo,
        orders.map(({ orderNo }) => orderNo),
      ),
    );
  return (orderNo) => rows.flatMap((row) => (row.orderNo === orderNo ? String(row.patientId) : []));
}

/** The living patients of an account among those that are named. */
async function peopleByIds(db: Queryable, ownerId: string, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            patientId: patients.patientId,
            name: patients.name,
            relation: patients.relation,
          })
          .from(patients)
          .where(
            and(
              inArray(patients.patientId, [...new Set(ids)]),
              eq(patients.ownerId, ownerId),
              isNull(patients.deletedAt),
            ),
          );
  return (wanted: readonly string[]) => rows.filter(({ patientId }) => wanted.includes(patientId));
}
