import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { packageTimes } from '@xinglin/rules';
import { readCalendar } from '../../kernel/calendar/free-times';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { endOf, isUsable, type ServicePackageOrder } from './order-rules';
import { ownOrder } from './own-order';
import { useSpanOf } from './use-times';
import { lockItem, takeUnit } from './uses';

type Calls = typeof servicePackages;

const dayMs = 24 * 60 * 60_000;

/** Times at which the doctor of an order and its patient are free, by day. */
async function freeTimes(db: Queryable, order: ServicePackageOrder, now: Date) {
  const { doctorId, patientId } = order.own;
  const days = packageTimes(now, endOf(order));
  const isFree = await readCalendar(db, {
    doctorIds: [doctorId],
    patientId,
    startsAt: now,
    // The last one is over before the end of its day.
    endsAt: new Date((days.at(-1)?.times.at(-1) ?? now).getTime() + dayMs),
  });
  return days.flatMap(({ day, times }) => {
    const free = times.filter((at) => isFree(doctorId, useSpanOf('appointment', at)));
    return free.length === 0 ? [] : [{ day, times: free }];
  });
}

/** Free times of the doctor of an order of the account; none where nothing can be used. */
export async function listTimes(
  { orderNo, serviceId }: RequestOf<Calls['listPackageSchedule']>,
  { db, now, account }: CallContext,
): Promise<ResponseOf<Calls['listPackageSchedule']>> {
  const order = await ownOrder(db, account, orderNo);
  const item = order.own.items.find((one) => one.serviceId === serviceId);
  if (item?.type !== 'appointment') refuse('forbidden');
  const days = isUsable(order, now) ? await freeTimes(db, order, now) : [];
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
  const { now } = context;
  const found = await lockItem(context, of, ['appointment']);
  const { order } = found;
  const { doctorId } = order.own;
  const wanted = Date.parse(startsAt);
  const plannedAt =
    packageTimes(now, endOf(order))
      .flatMap(({ times }) => times)
      .find((at) => at.getTime() === wanted) ?? refuse('packageTimeTaken');
  return takeUnit(context, found, { state: 'planned', plannedAt, doctorId });
}
