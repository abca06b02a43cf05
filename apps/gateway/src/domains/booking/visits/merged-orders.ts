import type { RequestOf, ResponseOf, visits as calls } from '@xinglin/contract';
import { and, countDistinct, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { orders } from '../../../kernel/orders/tables';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { registrationKind } from '../order-kind';
import { cardsByNo, findOrder } from '../orders';
import { registrationOrders as visits } from '../tables';

/** The orders of the same patient, hospital and day as one of the account's, in order of time. */
export async function findMergedOrder(
  db: Queryable,
  orderNo: string,
  reader: OrderReader,
): Promise<ResponseOf<typeof calls.getMergedOrder>> {
  const asked = await findOrder(db, orderNo, reader);
  const rows = await db
    .select({ orderNo: visits.orderNo })
    .from(visits)
    .innerJoin(orders, eq(orders.orderNo, visits.orderNo))
    .where(
      and(
        eq(orders.ownerId, reader.ownerId),
        eq(visits.patientId, asked.patientId),
        eq(visits.hospitalId, asked.hospitalId),
        eq(visits.date, asked.date),
      ),
    )
    .orderBy(visits.startsAt, visits.orderNo);
  return { orders: await Promise.all(rows.map((row) => findOrder(db, row.orderNo, reader))) };
}

/** A page of the account's orders by patient, hospital and day, what was booked last first. */
export async function listMergedOrders(
  db: Queryable,
  { pageNo, pageSize }: RequestOf<typeof calls.listMergedRegistrationOrders>,
  reader: OrderReader,
): Promise<ResponseOf<typeof calls.listMergedRegistrationOrders>> {
  const own = and(
    eq(orders.ownerId, reader.ownerId),
    eq(orders.kind, registrationKind.kind),
    isNull(orders.hiddenAt),
  );
  const group = [visits.patientId, visits.hospitalId, visits.date] as const;
  const [counted] = await db
    .select({
      total: countDistinct(sql`(${visits.patientId}, ${visits.hospitalId}, ${visits.date})`),
    })
    .from(orders)
    .innerJoin(visits, eq(visits.orderNo, orders.orderNo))
    .where(own);
  const groups = await db
    .select({ orderNos: sql<string[]>`array_agg(${visits.orderNo} ORDER BY ${visits.startsAt})` })
    .from(orders)
    .innerJoin(visits, eq(visits.orderNo, orders.orderNo))
    .where(own)
    .groupBy(...group)
    .orderBy(desc(max(orders.createdAt)), ...group)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const cards = await cardsByNo(
    db,
    inArray(
      orders.orderNo,
      groups.flatMap(({ orderNos }) => orderNos),
    ),
    reader,
  );
  const items = groups.map(({ orderNos }) => {
    const found = orderNos.flatMap((orderNo) => cards.get(orderNo) ?? []);
    const [first = refuse('forbidden')] = found;
    const { hospitalId, hospitalName, patientName, date } = first;
    return { hospitalId, hospitalName, patientName, date, orders: found };
  });
  return { items, total: counted?.total ?? 0, pageNo, pageSize };
}
