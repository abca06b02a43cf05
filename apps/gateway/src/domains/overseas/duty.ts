import type { overseas, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, nightEndsAt, waitingMinutes } from '@xinglin/rules';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { overseasKind } from './order-kind';
import { overseasDuties, overseasOrders } from './tables';

type Calls = typeof overseas;
type Asked = RequestOf<Calls['getOverseasDuty']>;
type Duty = ResponseOf<Calls['getOverseasDuty']>;

const onDutyIn = ({ department }: Asked) =>
  and(eq(overseasDuties.department, department), eq(overseasDuties.isOnDuty, true));

/** Whom one waits for in a department, behind those who came before `since`; behind all where that is left out. */
export async function dutyOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  asked: Asked,
  since?: Date,
): Promise<Duty> {
  const onDuty = await db.$count(overseasDuties, onDutyIn(asked));
  const before: SQL | undefined = and(
    eq(orders.kind, overseasKind.kind),
    eq(orders.state, 'waiting'),
    eq(overseasOrders.department, asked.department),
    since && lt(orders.createdAt, since),
  );
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
    .where(before);
  const ahead = waiting?.count ?? 0;
  return {
    onDuty,
    ahead,
    minutes: waitingMinutes(ahead, onDuty),
    nightEndsAt: nightEndsAt(now, hospitalTimeZone)?.toISOString() ?? null,
    timeZone: hospitalTimeZone,
  };
}

/** The doctor on duty in a department who advises the fewest now; null where there is none. */
export async function firstFree(db: Queryable, { department }: Asked): Promise<string | null> {
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
