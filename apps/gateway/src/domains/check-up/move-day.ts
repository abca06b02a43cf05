import type { checkUp, RequestOf } from '@xinglin/contract';
import { hospitalTimeZone, momentOf, refundDayAfterMove } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { requireFirst } from '../../kernel/orders/repeats';
import { orders, orderSteps } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { freeDay, lockDays, takeDay } from './days';
import { requireCovered } from './grants';
import { checkUpKind, peopleOf } from './order-kind';
import { allowedOf } from './order-rules';
import { requireFit } from './submit';
import { checkUpOrders, checkUpPackages, checkUpPeople, checkUpStores } from './tables';

/** How often an order was moved already. */
export function movesOf(db: Queryable, orderNo: string): Promise<number> {
  return db.$count(
    orderSteps,
    and(eq(orderSteps.orderNo, orderNo), eq(orderSteps.event, 'reschedule')),
  );
}

/**
 * Moves an order to another day or store, in the caller's transaction: the new places are taken first, and the former
 * ones released only then. What was paid stays paid, and its refund is never raised by it.
 */
export async function moveDay(
  context: MoveContext,
  ownerId: string,
  { orderNo, storeId, day }: RequestOf<(typeof checkUp)['updatePhysicalBooking']>,
): Promise<void> {
  const { db, now } = context;
  const order = await lockOrder(db, checkUpKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  const { own } = order;
  const { packageCode } = own;
  if (!allowedOf(order, now, await movesOf(db, orderNo)).mayMove) refuse('orderNotReschedulable');
  // Moved there already, perhaps by this very call whose answer was lost.
  if (own.storeId === storeId && own.day === day) return;
  await requireCovered(db, orderNo, day);
  if (day !== own.day)
    await requireFirst(db, checkUpKind, {
      ownerId,
      patientIds: (await peopleOf(db, [orderNo]))(orderNo).map(({ patientId }) => patientId),
      locale: order.locale,
      wanted: { packageCode, day },
      except: orderNo,
    });
  await requireFitOn(db, orderNo, packageCode, day);
  const former = { packageCode, storeId: own.storeId, day: own.day };
  const wanted = { packageCode, storeId, day };
  await lockDays(db, former, wanted);
  await takeDay(db, wanted, own.people, now);
  await freeDay(db, former, own.people);
  const [store = refuse('checkUpDayClosed')] = await db
    .select({ opensAt: checkUpStores.opensAt })
    .from(checkUpStores)
    .where(eq(checkUpStores.storeId, storeId));
  const refundDay = refundDayAfterMove(own.refundDay, day);
  await db
    .update(checkUpOrders)
    .set({ storeId, day, refundDay })
    .where(eq(checkUpOrders.orderNo, orderNo));
  await db
    .update(orders)
    .set({ day, startsAt: momentOf(day, store.opensAt, hospitalTimeZone) })
    .where(eq(orders.orderNo, orderNo));
  const moved = await moveOrder(context, checkUpKind, orderNo, 'reschedule', 'patient', {
    reasonKey: 'rescheduled',
  });
  if (!moved) refuse('orderNotReschedulable');
}

/** On a later day a person may be too old, on an earlier one too young. */
async function requireFitOn(db: Queryable, orderNo: string, packageCode: string, day: string) {
  const [audience = refuse('checkUpDayClosed')] = await db
    .select()
    .from(checkUpPackages)
    .where(eq(checkUpPackages.packageCode, packageCode));
  const people = await db
    .select()
    .from(patients)
    .where(
      inArray(
        patients.patientId,
        db
          .select({ patientId: checkUpPeople.patientId })
          .from(checkUpPeople)
          .where(eq(checkUpPeople.orderNo, orderNo)),
      ),
    );
  requireFit(audience, people, day);
}
