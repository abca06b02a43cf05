import { servicePackageKindName } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { FurtherMatter } from '../../kernel/orders/next-of-kind';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { servicePackageOrders, servicePackageUses } from './tables';

/** Most planned visits that are listed. */
const mostVisits = 10;

/** The visits that are planned of an account's service packages, the nearest first. */
export async function plannedVisits(
  db: Queryable,
  { ownerId, locale, now }: OrderReader,
): Promise<FurtherMatter[]> {
  const rows = await db
    .select({ use: servicePackageUses, own: servicePackageOrders })
    .from(orders)
    .innerJoin(servicePackageOrders, eq(servicePackageOrders.orderNo, orders.orderNo))
    .innerJoin(servicePackageUses, eq(servicePackageUses.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        isNull(orders.hiddenAt),
        inArray(orders.stateGroup, ['active']),
        eq(servicePackageUses.state, 'planned'),
        gt(servicePackageUses.plannedAt, now),
      ),
    )
    .orderBy(asc(servicePackageUses.plannedAt))
    .limit(mostVisits);
  return rows.map(({ use, own }) => ({
    kind: servicePackageKindName,
    orderNo: own.orderNo,
    waitId: null,
    what: 'go',
    title: own.items
      .filter(({ serviceId }) => serviceId === use.serviceId)
      .map(({ name }) => textIn(name, locale))
      .join(),
    doctorId: use.doctorId,
    patientIds: own.patientId === null ? [] : [own.patientId],
    at: use.plannedAt,
    day: null,
    until: null,
    place: null,
    position: null,
  }));
}
