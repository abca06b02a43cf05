import type { overseas, RequestOf, ResponseOf } from '@xinglin/contract';
import {
  hospitalTimeZone,
  nightEndsAt,
  overseasDepartments,
  overseasTerms,
  waitingMinutes,
} from '@xinglin/rules';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { overseasKind } from './order-kind';
import { overseasDuties, overseasOrders } from './tables';

type Calls = typeof overseas;
type Duty = ResponseOf<Calls['getOverseasDuty']>;
type Department = NonNullable<RequestOf<Calls['getOverseasDuty']>['department']>;
type Wait = Pick<Duty, 'onDuty' | 'ahead' | 'minutes'>;

/** How long one waits in each of some departments, behind those who came before `since`; behind all without it. */
async function waitsOf(
  db: Queryable,
  departments: readonly Department[],
  since?: Date,
): Promise<readonly Wait[]> {
  const count = sql<number>`count(*)::int`;
  const doctors = await db
    .select({ department: overseasDuties.department, count })
    .from(overseasDuties)
    .where(and(inArray(overseasDuties.department, departments), eq(overseasDuties.isOnDuty, true)))
    .groupBy(overseasDuties.department)
    .limit(departments.length);
  const waiting = await db
    .select({ department: overseasOrders.department, count })
    .from(orders)
    .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.kind, overseasKind.kind),
        eq(orders.state, 'waiting'),
        inArray(overseasOrders.department, departments),
        since && lt(orders.createdAt, since),
      ),
    )
    .groupBy(overseasOrders.department)
    .limit(departments.length);
  return departments.map((department) => {
    const countIn = (rows: typeof doctors) =>
      rows.find((row) => row.department === department)?.count ?? 0;
    const [onDuty, ahead] = [countIn(doctors), countIn(waiting)];
    return { onDuty, ahead, minutes: waitingMinutes(ahead, onDuty) };
  });
}

/** The department that answers first; one without doctors comes last. */
const bySoonest = (one: Wait, other: Wait): number =>
  (one.minutes ?? Infinity) - (other.minutes ?? Infinity) || one.ahead - other.ahead;

/** For whom one waits in a department, or in the one that answers first; `since` as for {@link waitsOf}. */
export async function dutyOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { department }: RequestOf<Calls['getOverseasDuty']>,
  since?: Date,
): Promise<Duty> {
  const departments = department === undefined ? overseasDepartments : [department];
  const waits = await waitsOf(db, departments, since);
  const soonest = waits.toSorted(bySoonest)[0];
  const { night } = overseasTerms;
  return {
    onDuty: waits.reduce((sum, { onDuty }) => sum + onDuty, 0),
    ahead: soonest?.ahead ?? 0,
    minutes: soonest?.minutes ?? null,
    nightEndsAt: nightEndsAt(now, hospitalTimeZone)?.toISOString() ?? null,
    timeZone: hospitalTimeZone,
    hours: { from: night.to, to: night.from },
  };
}

/** The doctor on duty in a department who advises the fewest now; null where there is none. */
export async function firstFree(
  db: Queryable,
  { department }: { readonly department: Department },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select duty.doctor_id as id from overseas_duties duty
    where duty.department = ${department} and duty.is_on_duty
    order by (
      select count(*) from overseas_orders busy
      join orders registered on registered.order_no = busy.order_no
      where busy.doctor_id = duty.doctor_id and registered.state_group = 'active'
    ), duty.doctor_id
    limit 1`);
  return rows[0]?.id ?? null;
}
