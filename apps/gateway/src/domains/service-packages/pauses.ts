import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import {
  addDays,
  dayAt,
  hospitalTimeZone,
  mayPausePackage,
  momentOf,
  packageEndMoved,
  packagePauseDays,
  packagePauseLeft,
} from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { followMoves } from '../../kernel/orders/deadlines';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { servicePackageKind } from './order-kind';
import { endOf, isRunning, isUsable, type ServicePackageOrder } from './order-rules';
import { servicePackageOrders, servicePackagePauses } from './tables';

type Calls = typeof servicePackages;

/** The pauses of an order, the newest first. */
const pausesOf = (db: Queryable, orderNo: string) =>
  db
    .select()
    .from(servicePackagePauses)
    .where(eq(servicePackagePauses.orderNo, orderNo))
    .orderBy(desc(servicePackagePauses.createdAt), desc(servicePackagePauses.pauseId));

/** What the owner of an order reads of its pauses, and whether it can be paused or resumed now. */
export async function shownPauses(db: Queryable, order: ServicePackageOrder, now: Date) {
  const pauses = await pausesOf(db, order.orderNo);
  return {
    pauses: pauses.map(({ reason, startedOn, resumesOn, endedAt }) => ({
      reason,
      startedOn,
      resumesOn,
      days: packagePauseDays({ startedOn, resumesOn }),
      isRunning: endedAt === null && order.state === 'paused',
    })),
    pauseLeft: packagePauseLeft(pauses),
    mayPause: isUsable(order, now) && mayPausePackage(now, endOf(order), pauses),
    mayResume: order.state === 'paused' && isRunning(order, now),
  };
}

/** Pauses an order of the account until a day; its end moves by the days between. */
export async function pauseOrder(
  services: Services,
  { orderNo, reason, resumesOn }: RequestOf<Calls['pausePackage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['pausePackage']>> {
  const { db, now, account } = context;
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  if (order.state === 'paused') refuse('packagePaused');
  const pauses = await pausesOf(db, orderNo);
  if (!isUsable(order, now) || !mayPausePackage(now, endOf(order), pauses))
    refuse('packagePauseClosed');
  const startedOn = dayAt(now, hospitalTimeZone);
  const last = addDays(startedOn, packagePauseLeft(pauses).days);
  if (resumesOn <= startedOn || resumesOn > last) refuse('packagePauseDay');
  await db.insert(servicePackagePauses).values({
    pauseId: newId(),
    orderNo,
    reason,
    startedOn,
    resumesOn,
    createdAt: now,
  });
  const endsAt = packageEndMoved(endOf(order), packagePauseDays({ startedOn, resumesOn }));
  await writeEnd(db, orderNo, endsAt, momentOf(resumesOn, '00:00', hospitalTimeZone));
  await moveOrder({ db, now, services }, servicePackageKind, orderNo, 'pause', 'patient');
  followMoves({ ...context, services });
  return { orderNo, done: true, endsAt: endsAt.toISOString() };
}

/** Ends the pause of an order of the account today; the days that were not paused are taken off its end again. */
export async function resumeOrder(
  services: Services,
  { orderNo }: RequestOf<Calls['resumePackage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['resumePackage']>> {
  const { db, now, account } = context;
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  const running = (await pausesOf(db, orderNo)).find(({ endedAt }) => endedAt === null);
  if (order.state !== 'paused' || running === undefined) return refuse('packageNotPaused');
  const { startedOn } = running;
  const today = dayAt(now, hospitalTimeZone);
  // Midnight may have come before the gateway moved the order by itself.
  const resumesOn = today < running.resumesOn ? today : running.resumesOn;
  const endsAt = packageEndMoved(
    endOf(order),
    packagePauseDays({ startedOn, resumesOn }) - packagePauseDays(running),
  );
  await db
    .update(servicePackagePauses)
    .set({ resumesOn })
    .where(eq(servicePackagePauses.pauseId, running.pauseId));
  await writeEnd(db, orderNo, endsAt, now);
  await moveOrder({ db, now, services }, servicePackageKind, orderNo, 'resume', 'patient');
  followMoves({ ...context, services });
  return { orderNo, done: true, endsAt: endsAt.toISOString() };
}

/** Written before the move, which takes the order's next deadline from it. */
async function writeEnd(db: Queryable, orderNo: string, endsAt: Date, pausedUntil: Date) {
  await db
    .update(servicePackageOrders)
    .set({ endsAt, pausedUntil })
    .where(eq(servicePackageOrders.orderNo, orderNo));
}
