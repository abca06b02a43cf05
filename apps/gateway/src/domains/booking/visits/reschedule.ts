import { registrationKindName } from '@xinglin/contract';
import { cancelMoment } from '@xinglin/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { reserveTime } from '../../../kernel/calendar/reserve';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { moveOrder } from '../../../kernel/orders/move-order';
import { lockOrder } from '../../../kernel/orders/read-order';
import { orders, orderSteps } from '../../../kernel/orders/tables';
import { takePlaces } from '../../../kernel/places/guarded-places';
import { shiftCases } from '../../../kernel/places/tables';
import { constraintOf, type Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { findFacts, findWanted, patientFactsOf, type Wanted } from '../booking-facts';
import { freePlace } from '../free-place';
import { factsOf, registrationKind, type RegistrationOrder } from '../order-kind';
import { nothingYet, rescheduleRefusal, submitRefusal, visitRefusal } from '../order-rules';
import { refuseSubmit } from '../submit';
import { registrationOrders } from '../tables';

/** What a person asks for who wants another time. */
interface Rescheduling {
  readonly ownerId: string;
  readonly orderNo: string;
  readonly shiftCaseId: string;
  readonly deviceId: string | null;
}

/**
 * Moves an order to another shift of the same doctor, in the caller's transaction: the new place is taken first, and
 * the former one is given back only then. What was paid stays paid. Refuses by name and leaves everything as it was.
 */
export async function rescheduleOrder(
  context: MoveContext,
  { orderNo, ownerId, shiftCaseId, deviceId }: Rescheduling,
): Promise<RegistrationOrder> {
  const { db, now } = context;
  const order = await lockOrder(db, registrationKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  const refusal = rescheduleRefusal(factsOf(order), now);
  if (refusal) refuse(refusal);
  const { own } = order;
  const request = { ownerId, patientId: own.patientId, shiftCaseId, deviceId };
  const wanted = (await findWanted(db, request, { lock: true })) ?? refuse('forbidden');
  if ((await movesOf(db, orderNo)) >= wanted.rules.maxReschedules) refuse('orderNotReschedulable');
  const { shift, rules } = wanted;
  if (
    shift.doctorId !== own.doctorId ||
    shift.feeCents !== order.totalCents ||
    shift.id === own.shiftCaseId
  )
    refuse('rescheduleElsewhere');
  // Both, in one order for all who move, so that two who change places do not wait for each other.
  await db
    .select({ id: shiftCases.id })
    .from(shiftCases)
    .where(inArray(shiftCases.id, [shift.id, own.shiftCaseId]))
    .orderBy(asc(shiftCases.id))
    .for('no key update');
  const facts = await findFacts(db, wanted, deviceId, now, orderNo);
  const seen = { ...shift, stopped: facts.stopped, remaining: facts.remaining };
  const early = submitRefusal(seen, { ...rules, maxOpenPerPatient: 1 }, nothingYet, now);
  const patient = patientFactsOf(facts);
  const late = early ?? visitRefusal(patient);
  if (late) refuseSubmit(late, patient, wanted);
  const taken = await takePlaces(db, shiftCases, {
    where: eq(shiftCases.id, shift.id),
    kept: sql`${shiftCases.waiting} - ${shiftCases.kept}`,
  });
  if (!taken) refuse('slotTaken');
  await writeTime(db, order, wanted);
  await reserveTime(
    db,
    {
      useNo: orderNo,
      orderNo,
      kind: registrationKindName,
      patientId: own.patientId,
      doctorIds: [],
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
    },
    { account: ownerId, ifDoctorBusy: 'slotTaken' },
  );
  await freePlace(context, own.shiftCaseId);
  const moved = await moveOrder(context, registrationKind, orderNo, 'reschedule', 'patient', {
    reasonKey: 'rescheduled',
  });
  return moved ?? refuse('orderNotReschedulable');
}

/** How often an order was moved already. */
function movesOf(db: Queryable, orderNo: string): Promise<number> {
  return db.$count(
    orderSteps,
    and(eq(orderSteps.orderNo, orderNo), eq(orderSteps.event, 'reschedule')),
  );
}

async function writeTime(
  db: Queryable,
  { orderNo, own }: RegistrationOrder,
  { shift, rules }: Wanted,
): Promise<void> {
  const payBefore =
    own.payBefore && new Date(Math.min(own.payBefore.getTime(), shift.startsAt.getTime()));
  try {
    await db
      .update(registrationOrders)
      .set({
        shiftCaseId: shift.id,
        hospDeptId: shift.hospDeptId,
        clinicType: shift.clinicType,
        date: shift.date,
        period: shift.period,
        startsAt: shift.startsAt,
        endsAt: shift.endsAt,
        payBefore,
        cancelBefore: cancelMoment(shift.date, rules),
      })
      .where(eq(registrationOrders.orderNo, orderNo));
  } catch (error) {
    // The person has the doctor on that day by another account.
    if (constraintOf(error) === 'registration_orders_one_a_day') refuse('bookedElsewhere');
    throw error;
  }
  await db
    .update(orders)
    .set({ day: shift.date, startsAt: shift.startsAt })
    .where(eq(orders.orderNo, orderNo));
}
