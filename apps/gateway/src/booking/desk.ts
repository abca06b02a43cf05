import { and, count, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { RegistrationEvent } from '@xinglin/contract';
import { shiftCases } from '../directory/tables';
import { refuse } from '../platform/refusal';
import { registerDeskAction, type DeskContext } from '../sandbox/sandbox-desk';
import { stopDeadline } from './deadlines';
import { moveOrder } from './move-order';
import { registrationOrders, shiftStops } from './tables';

const StopShift = z.object({
  shiftCaseId: z.string().min(1).max(64),
  reason: z.string().trim().min(1).max(200),
});
const OneOrder = z.object({ orderNo: z.string().min(1).max(64) });

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

function moveAtCounter(event: RegistrationEvent) {
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
    return refuse('invalidFields', {
      data: {
        fields: [{ path: 'orderNo', message: `"${event}" is not possible from "${order.status}"` }],
      },
    });
  };
}

/** What a hospital's desk can do in the sandbox: stop a shift, check in, complete, mark a visit as missed. */
export function registerBookingDesk(): void {
  registerDeskAction('stop-shift', StopShift, stopShift);
  registerDeskAction('check-in', OneOrder, moveAtCounter('checkIn'));
  registerDeskAction('complete', OneOrder, moveAtCounter('complete'));
  registerDeskAction('miss-visit', OneOrder, moveAtCounter('missVisit'));
}
