import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { doctorsInApp } from '../../kernel/staff/doctors-in-app';
import { pharmacistsInApp } from '../../kernel/staff/pharmacists-in-app';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { nextAct } from './colleague-acts';
import { drugKind } from './order-kind';
import { drugOrderEvents } from './tables';

/** How long the colleague takes over each step. */
const stepMs = 20_000;

/** How long until it is looked again whether a pharmacist still uses the staff app. */
const lookAgainMs = 60_000;

const states = ['sent', 'confirmed', 'cancellationAsked', 'readyToCollect', 'onTheWay'] as const;

/** Orders that a pharmacy or a courier has, and when something last happened to each. */
async function openOrders(db: Database) {
  const lastAt = max(drugOrderEvents.at);
  const rows = await db
    .select({ orderNo: orders.orderNo, movedAt: orders.movedAt, lastAt })
    .from(orders)
    .leftJoin(drugOrderEvents, eq(drugOrderEvents.orderNo, orders.orderNo))
    .where(and(eq(orders.kind, drugKind.kind), inArray(orders.state, [...states])))
    .groupBy(orders.orderNo)
    .orderBy(asc(orders.movedAt));
  return rows.map(({ orderNo, movedAt, lastAt: heard }) => {
    const last = heard !== null && heard > movedAt ? heard : movedAt;
    return { orderNo, at: new Date(last.getTime() + stepMs) };
  });
}

/**
 * In the sandbox, where there is no pharmacy: a simulated colleague who confirms, prepares, sends and delivers, and who
 * lacks the third medicine of a sheet of three. Does nothing while a pharmacist uses the staff app.
 */
export const colleagueDeadline: Deadline = {
  name: 'medicines.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const open = await openOrders(db);
    if (open.length === 0) return null;
    if ((await pharmacistsInApp(db, now)).length > 0) return new Date(now.getTime() + lookAgainMs);
    const doctors = await doctorsInApp(db, now);
    const due = open.filter(({ at }) => at <= now);
    const log = { logger: services.logger, words: 'medicines not moved by the colleague' };
    let hasActed = false;
    await oneByOne(due, log, ({ orderNo }) =>
      inTransaction(db, async (tx) => {
        const act = await nextAct({ db: tx, now, services }, orderNo, doctors);
        if (act === null) return;
        await act();
        hasActed = true;
      }),
    );
    if (hasActed) services.outbox.poke();
    const next = open.flatMap(({ at }) => (at > now ? [at.getTime()] : []));
    if (hasActed) next.push(now.getTime() + stepMs);
    return next.length === 0 ? null : new Date(Math.min(...next));
  },
};
