import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { takeConsult } from './doctor-side';
import { firstFree } from './duty';
import { overseasKind } from './order-kind';
import { overseasOrders } from './tables';

/** So that the patient sees the consultation waiting before it is taken. */
const thinksForMs = 15_000;

/** In the sandbox, where there is no doctor: a simulated colleague who takes waiting consultations. */
export const colleagueDeadline: Deadline = {
  name: 'overseas.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const waiting = await db
      .select({ movedAt: orders.movedAt, own: overseasOrders })
      .from(orders)
      .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
      .where(and(eq(orders.kind, overseasKind.kind), eq(orders.state, 'waiting')))
      .orderBy(asc(orders.movedAt));
    const looked = new Date(now.getTime() - thinksForMs);
    const due = waiting.filter(({ movedAt }) => movedAt <= looked);
    const log = { logger: services.logger, words: 'consultation not taken by the colleague' };
    await oneByOne(due, log, async ({ own }) => {
      const doctorId = await firstFree(db, own);
      if (doctorId === null) return;
      await inTransaction(db, (tx) =>
        takeConsult({ db: tx, now, services }, own.orderNo, doctorId),
      );
    });
    if (due.length > 0) services.outbox.poke();
    const next = waiting.find(({ movedAt }) => movedAt > looked);
    return next === undefined ? null : new Date(next.movedAt.getTime() + thinksForMs);
  },
};
