import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { takeConsult } from './doctor-side';
import { firstFree } from './offers';
import { consultOrders } from './tables';

/** So that the patient sees the consult waiting before it is taken. */
const thinksForMs = 15_000;

/** In the sandbox, where there is no doctor: a simulated colleague who takes waiting consults. */
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
    await oneByOne(due, log, async ({ orderNo, ownerId, own }) => {
      const { consultKind: kind, deptId } = own;
      const free = { kind, ownerId, ...(deptId !== null && { deptId }) };
      const doctorId = own.doctorId ?? (await firstFree(db, free));
      if (doctorId === null) return;
      await inTransaction(db, (tx) => takeConsult({ db: tx, now, services }, orderNo, doctorId));
    });
    if (due.length > 0) services.outbox.poke();
    const next = waiting.find(({ movedAt }) => movedAt > looked);
    return next === undefined ? null : new Date(next.movedAt.getTime() + thinksForMs);
  },
};
