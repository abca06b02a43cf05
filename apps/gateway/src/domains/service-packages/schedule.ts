import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { packageTimes } from '@xinglin/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { endOf, isUsable } from './order-rules';
import { ownOrder } from './own-order';
import { servicePackageUses } from './tables';
import { lockItem, takeUnit } from './uses';

type Calls = typeof servicePackages;

/** Times of a doctor that nobody has, by day. */
async function freeTimes(db: Queryable, doctorId: string, now: Date, endsAt: Date) {
  const taken = await db
    .select({ at: servicePackageUses.plannedAt })
    .from(servicePackageUses)
    .where(
      and(
        eq(servicePackageUses.doctorId, doctorId),
        eq(servicePackageUses.state, 'planned'),
        gt(servicePackageUses.plannedAt, now),
      ),
    );
  const gone = new Set(taken.map(({ at }) => at?.getTime()));
  return packageTimes(now, endsAt).flatMap(({ day, times }) => {
    const free = times.filter((at) => !gone.has(at.getTime()));
    return free.length === 0 ? [] : [{ day, times: free }];
  });
}

/** Free times of the doctor of an order of the account; none where nothing can be used. */
export async function listTimes(
  { orderNo, serviceId }: RequestOf<Calls['listPackageSchedule']>,
  { db, now, account }: CallContext,
): Promise<ResponseOf<Calls['listPackageSchedule']>> {
  const order = await ownOrder(db, account, orderNo);
  const { doctorId, items } = order.own;
  const item = items.find((one) => one.serviceId === serviceId);
  if (item?.type !== 'appointment') refuse('forbidden');
  const days = isUsable(order, now) ? await freeTimes(db, doctorId, now, endOf(order)) : [];
  return {
    orderNo,
    days: days.map(({ day, times }) => ({ day, times: times.map((at) => at.toISOString()) })),
  };
}

/** Takes one of these times. */
export async function bookTime(
  { startsAt, ...of }: RequestOf<Calls['bookPackageSchedule']>,
  context: CallContext,
) {
  const { db, now } = context;
  const found = await lockItem(context, of, ['appointment']);
  const { order } = found;
  const { doctorId } = order.own;
  const wanted = Date.parse(startsAt);
  const days = await freeTimes(db, doctorId, now, endOf(order));
  const plannedAt =
    days.flatMap(({ times }) => times).find((at) => at.getTime() === wanted) ??
    refuse('packageTimeTaken');
  return takeUnit(context, found, { state: 'planned', plannedAt, doctorId });
}
