import { and, count, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { Id, registrationStates, type RegistrationEvent } from '@xinglin/contract';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { shiftCases } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { stopDeadline } from './deadlines';
import { moveOrder } from './move-order';
import { transitionsOf } from './order-rules';
import { registrationOrders, shiftStops } from './tables';

const StopShift = z.object({
  shiftCaseId: Id,
  reason: z.string().trim().min(1).max(200),
});
const OneOrder = z.object({ orderNo: Id });

/**
 * Stops a shift. The stop is committed before its orders are touched, and they are cancelled one by
 * one: a booking or a cancellation that holds the shift at this moment is waited for, never locked
 * against.
 */
async function stopShift(input: z.infer<typeof StopShift>, context: DeskContext) {
  const { db, now, services } = context;
  const [stopped] = await db
    .update(shiftCases)
    .set({ stopped: true })
    .where(eq(shiftCases.id, input.shiftCaseId))
    .returning({ id: shiftCases.id });
  if (!stopped) refuse('forbidden');
  const [open] = await db
    .select({ orders: count() })
    .from(registrationOrders)
    .where(
      and(
        eq(registrationOrders.shiftCaseId, input.shiftCaseId),
        inArray(registrationOrders.status, ['awaitingPayment', 'confirmed']),
      ),
    );
  const stop = {
    shiftCaseId: input.shiftCaseId,
    reason: input.reason,
    stoppedAt: now,
    settledAt: null,
  };
  await db
    .insert(shiftStops)
    .values(stop)
    .onConflictDoUpdate({ target: shiftStops.shiftCaseId, set: stop });
  context.afterCommit(() => services.deadlines.sweep(stopDeadline));
  return { shiftCaseId: input.shiftCaseId, cancelledOrders: open?.orders ?? 0 };
}

/** Moves an order; one that was moved there already is answered as it is, so that a system may ask again. */
function moveAtCounter(event: RegistrationEvent) {
  const ends = new Set(transitionsOf(event, 'hospital').map(({ to }) => to));
  return async (input: z.infer<typeof OneOrder>, context: DeskContext) => {
    const { db, now, services } = context;
    const moved = await moveOrder({ db, now, services }, input.orderNo, event, 'hospital');
    if (moved) {
      context.afterCommit(() => services.outbox.poke());
      return { orderNo: moved.orderNo, status: moved.status };
    }
    const [order] = await db
      .select({ status: registrationOrders.status })
      .from(registrationOrders)
      .where(eq(registrationOrders.orderNo, input.orderNo));
    if (!order) refuse('forbidden');
    if (ends.has(order.status)) return { orderNo: input.orderNo, status: order.status };
    return refuse('invalidFields', {
      data: {
        fields: [{ path: 'orderNo', message: `"${event}" is not possible from "${order.status}"` }],
      },
    });
  };
}

function counterAction(name: string, summary: string, event: RegistrationEvent) {
  return deskAction({
    name,
    summary,
    request: OneOrder,
    response: z.object({ orderNo: Id, status: z.enum(registrationStates) }),
    subject: ({ orderNo }) => orderNo,
    handle: moveAtCounter(event),
  });
}

/** What a hospital does with shifts and visits. */
export const bookingDesk = [
  deskAction({
    name: 'stop-shift',
    summary: 'Stops a shift: its visits are cancelled, paid back and told.',
    request: StopShift,
    response: z.object({ shiftCaseId: Id, cancelledOrders: z.int().min(0) }),
    subject: ({ shiftCaseId }) => shiftCaseId,
    handle: stopShift,
  }),
  counterAction('check-in', 'The patient is there.', 'checkIn'),
  counterAction('complete', 'The visit is over.', 'complete'),
  counterAction('miss-visit', 'The patient did not come.', 'missVisit'),
];
