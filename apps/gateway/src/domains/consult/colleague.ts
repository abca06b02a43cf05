import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Deadline } from '../../platform/deadline';
import { inTransaction, type Queryable } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import {
  colleagueActsAt,
  colleagueName as renewingColleague,
} from '../../kernel/prescriptions/colleague-times';
import { doctorsInApp } from '../../kernel/staff/doctors-in-app';
import { takeConsult } from './doctor-side';
import { isConsultOfDoctor } from './of-doctor';
import { firstFree } from './offers';
import { consultOrders } from './tables';

/** So that the patient sees the consult waiting before it is taken. */
const thinksForMs = 15_000;

/** Whether one of the doctors could take a consult. */
async function isOfAny(
  db: Queryable,
  orderKey: string,
  doctorIds: readonly string[],
): Promise<boolean> {
  for (const doctorId of doctorIds)
    if (await isConsultOfDoctor(doctorId, { orderKey }, { db })) return true;
  return false;
}

/**
 * In the sandbox, where there is no doctor: a simulated colleague who takes waiting consults. Those of a doctor who uses
 * the staff app are left to them.
 */
export const colleagueDeadline: Deadline = {
  name: 'consult.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const waiting = await db
      .select({
        orderNo: orders.orderNo,
        ownerId: orders.ownerId,
        movedAt: orders.movedAt,
        own: consultOrders,
      })
      .from(orders)
      .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
      .where(and(eq(orders.kind, 'consult'), eq(orders.state, 'waiting')))
      .orderBy(asc(orders.movedAt));
    const looked = new Date(now.getTime() - thinksForMs);
    const due = waiting.filter(({ movedAt }) => movedAt <= looked);
    const log = { logger: services.logger, words: 'consult not taken by the colleague' };
    const present = await doctorsInApp(db, now);
    await oneByOne(due, log, async ({ orderNo, ownerId, own }) => {
      if (await isOfAny(db, orderNo, present)) return;
      const { consultKind: kind, deptId } = own;
      const free = { kind, ownerId, ...(deptId !== null && { deptId }) };
      const doctorId = own.doctorId ?? (await firstFree(db, free));
      if (doctorId === null) return;
      await inTransaction(db, (tx) => takeConsult({ db: tx, now, services }, orderNo, doctorId));
    });
    if (due.length > 0) {
      services.outbox.poke();
      // One of them may be a request to renew a prescription.
      services.deadlines.schedule(renewingColleague, colleagueActsAt(now));
    }
    const next = waiting.find(({ movedAt }) => movedAt > looked);
    return next === undefined ? null : new Date(next.movedAt.getTime() + thinksForMs);
  },
};
