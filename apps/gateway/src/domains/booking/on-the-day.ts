import type { booking, RegistrationState, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { orders, orderSteps } from '../../kernel/orders/tables';
import type { hospitalDepartments, WayInside } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { openStates } from './order-rules';
import { registrationOrders, type RegistrationRow } from './tables';

type OrderDetail = ResponseOf<typeof booking.getRegistrationOrder>;

/** The way to a clinic inside the building; null where the hospital has not described both. */
export function placeOf(
  inside: WayInside | null,
  {
    clinicFloor: floor,
    clinicRoom: room,
  }: Pick<typeof hospitalDepartments.$inferSelect, 'clinicFloor' | 'clinicRoom'>,
  locale: Locale,
): OrderDetail['place'] {
  if (inside === null || floor === null || room === null) return null;
  return {
    building: textIn(inside.building, locale),
    entrance: textIn(inside.entrance, locale),
    floor,
    room: textIn(room, locale),
    floors: Array.from({ length: floor }, (_, below) => {
      const rooms = inside.floors[below];
      return { floor: below + 1, rooms: rooms === undefined ? [] : [...textIn(rooms, locale)] };
    }),
  };
}

const ahead: readonly RegistrationState[] = ['confirmed', 'checkedIn'];

/** When an order took its place in its shift: when it was made, or moved there. */
const tookPlaceAt = sql`coalesce((
  SELECT max(${orderSteps.at}) FROM ${orderSteps}
  WHERE ${orderSteps.orderNo} = ${orders.orderNo} AND ${orderSteps.event} = 'reschedule'), ${orders.createdAt})`;

/** Patients of the same half hour who took their place before; null for a visit that is not ahead. */
export async function patientsAhead(
  db: Queryable,
  { orderNo, shiftCaseId, status }: RegistrationRow,
): Promise<number | null> {
  if (!ahead.includes(status)) return null;
  const [own] = await db
    .select({ at: sql<string>`${tookPlaceAt}::text` })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  if (own === undefined) return null;
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(registrationOrders)
    .innerJoin(orders, eq(orders.orderNo, registrationOrders.orderNo))
    .where(
      and(
        eq(registrationOrders.shiftCaseId, shiftCaseId),
        inArray(registrationOrders.status, [...openStates]),
        ne(registrationOrders.orderNo, orderNo),
        sql`(${tookPlaceAt}, ${orders.orderNo}) < (${own.at}::timestamptz, ${orderNo})`,
      ),
    );
  return counted?.count ?? null;
}
