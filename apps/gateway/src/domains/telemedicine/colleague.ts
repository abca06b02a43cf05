import { asc, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { beginSession, finishSession } from './expert-side';
import { endsAtOf } from './session-rules';
import { telemedicineOrders } from './tables';
import { colleagueSummary } from './texts';

/** In the sandbox, where there is no doctor: a simulated colleague who begins sessions at their time and ends them by it. */
export const colleagueDeadline: Deadline = {
  name: 'telemedicine.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const rows = await db
      .select({ state: orders.state, locale: orders.locale, own: telemedicineOrders })
      .from(orders)
      .innerJoin(telemedicineOrders, eq(telemedicineOrders.orderNo, orders.orderNo))
      .where(inArray(orders.state, ['booked', 'inProgress']))
      .orderBy(asc(telemedicineOrders.startsAt));
    const acts = rows
      .filter(({ own }) => own.localDoctorId !== null)
      .map(({ state, locale, own: { orderNo, startsAt } }) => ({
        orderNo,
        locale,
        begins: state === 'booked',
        at: state === 'booked' ? startsAt : endsAtOf(startsAt),
      }));
    const due = acts.filter(({ at }) => at <= now);
    const log = { logger: services.logger, words: 'session not moved by the colleague' };
    await oneByOne(due, log, ({ orderNo, begins, locale }) =>
      inTransaction(db, (tx) => {
        const context = { db: tx, now, services };
        return begins
          ? beginSession(context, orderNo)
          : finishSession(context, orderNo, colleagueSummary(locale));
      }),
    );
    if (due.length > 0) services.outbox.poke();
    const next = acts.filter(({ at }) => at > now).map(({ at }) => at.getTime());
    // One that was begun just now ends as well.
    if (due.some(({ begins }) => begins)) next.push(now.getTime() + 60_000);
    return next.length === 0 ? null : new Date(Math.min(...next));
  },
};
