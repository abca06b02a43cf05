import { payMoment } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { ordersDeadline } from '../../../kernel/orders/deadlines';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { moveOrder } from '../../../kernel/orders/move-order';
import { lockOrder } from '../../../kernel/orders/read-order';
import { inTransaction } from '../../../platform/database';
import type { Services } from '../../../platform/services';
import { registrationKind, type RegistrationOrder } from '../order-kind';
import { hospitalReservations, registrationOrders, type ReservationRow } from '../tables';
import type { ReservationAnswer } from './hospital-system';

/** Takes what a hospital's system said about an order, from whichever of our questions it came. Repeatable. */
export async function settleAnswer(
  services: Services,
  orderNo: string,
  answer: ReservationAnswer,
): Promise<void> {
  const now = services.clock.now();
  const dueAt = await inTransaction(services.db, (tx) =>
    settle({ db: tx, now, services }, orderNo, answer),
  );
  services.outbox.poke();
  if (dueAt) services.deadlines.schedule(ordersDeadline, dueAt);
}

async function settle(
  context: MoveContext & { readonly services: Pick<Services, 'logger'> },
  orderNo: string,
  answer: ReservationAnswer,
): Promise<Date | null> {
  const { db, now, services } = context;
  const order = await lockOrder(db, registrationKind, orderNo);
  const own = eq(hospitalReservations.orderNo, orderNo);
  const [reservation] = await db.select().from(hospitalReservations).where(own).for('update');
  if (!order || !reservation) return null;
  if (reservation.state !== 'asked') {
    const kept = reservation.state === 'taken' ? 'taken' : 'refused';
    if (kept === answer) return null;
    // The first answer counted, or the order was given up before any: what the hospital holds now has no owner.
    services.logger.warn({ orderNo, kept, answer }, 'hospital system answered otherwise before');
    if (answer === 'taken')
      await db
        .update(hospitalReservations)
        .set({ state: 'toRelease', asks: 0, askAt: now })
        .where(own);
    return null;
  }
  await db.update(hospitalReservations).set({ state: answer, askAt: null }).where(own);
  if (answer === 'refused') {
    await moveOrder(context, registrationKind, orderNo, 'refuse', 'hospital', {
      reasonKey: 'hospitalRefused',
    });
    return null;
  }
  return takeVisit(context, order, reservation);
}

/** The hospital has the place: it is paid from now on, or confirmed where it costs nothing. */
async function takeVisit(
  context: MoveContext,
  { orderNo, totalCents, own }: RegistrationOrder,
  { payWithinMinutes, unclearAt }: ReservationRow,
): Promise<Date | null> {
  const { db, now } = context;
  const isFree = totalCents === 0;
  // Before the move, since it asks when the state that it leads into ends by itself.
  if (!isFree)
    await db
      .update(registrationOrders)
      .set({ payBefore: payMoment(now, own.startsAt, { payWithinMinutes }) })
      .where(eq(registrationOrders.orderNo, orderNo));
  const event = isFree ? 'confirm' : unclearAt === null ? 'reserve' : 'reserveLate';
  const moved = await moveOrder(context, registrationKind, orderNo, event, 'hospital', {
    reasonKey: 'hospitalTook',
  });
  return moved?.dueAt ?? null;
}
