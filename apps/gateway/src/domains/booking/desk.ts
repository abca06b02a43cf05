import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id, writtenText } from '@xinglin/contract';
import { deskAction, type DeskContext, type DeskRefund } from '../../kernel/desk/desk-action';
import { orders } from '../../kernel/orders/tables';
import { shiftCases } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { stopDeadline } from './deadlines';
import { waitListDeadline } from './free-place';
import { registrationOrders, shiftStops } from './tables';

/** States of the visits that a stop of their shift cancels. */
const openStates = ['awaitingHospital', 'awaitingPayment', 'confirmed'] as const;

const StopShift = z.object({
  shiftCaseId: Id,
  reason: writtenText({ min: 1, max: 200 }),
});

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
        inArray(registrationOrders.status, openStates),
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
  context.afterCommit(async () => {
    await services.deadlines.sweep(stopDeadline);
    await services.deadlines.sweep(waitListDeadline);
  });
  return { shiftCaseId: input.shiftCaseId, cancelledOrders: open?.orders ?? 0 };
}

/** What was paid for the visits of a shift. They are refunded one by one afterwards, so that no order is locked here. */
async function refundOfShift(
  { shiftCaseId }: { readonly shiftCaseId: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<DeskRefund> {
  const [open] = await db
    .select({ cents: sql<string>`coalesce(sum(${orders.paidCents} - ${orders.refundedCents}), 0)` })
    .from(registrationOrders)
    .innerJoin(orders, eq(orders.orderNo, registrationOrders.orderNo))
    .where(
      and(
        eq(registrationOrders.shiftCaseId, shiftCaseId),
        inArray(registrationOrders.status, openStates),
      ),
    );
  return { cents: Number(open?.cents ?? 0), orderNos: [] };
}

/** What a hospital does with shifts; what it does with one visit are moves of its kind. */
export const bookingDesk = [
  deskAction({
    name: 'stop-shift',
    summary: 'Stops a shift: its visits are cancelled, paid back and told.',
    roles: ['service'],
    refundOf: refundOfShift,
    request: StopShift,
    response: z.object({ shiftCaseId: Id, cancelledOrders: z.int().min(0) }),
    subject: ({ shiftCaseId }) => shiftCaseId,
    handle: stopShift,
  }),
];
