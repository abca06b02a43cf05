import type { RegistrationState, SubmitRefusal } from '@xinglin/contract';
import { cancelMoment, drawMoment } from '@xinglin/rules';
import { refuseOverlap } from '../../kernel/calendar/in-the-way';
import { bookedVisits } from '../../kernel/orders/booked-visits';
import { tellOfOrder } from '../../kernel/orders/messages';
import type { MoveContext } from '../../kernel/orders/move-context';
import { lockOrder } from '../../kernel/orders/read-order';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import {
  findFacts,
  findWanted,
  patientFactsOf,
  type BookingRequest,
  type Wanted,
} from './booking-facts';
import { hospitalSystem } from './hospital-system/configured-system';
import { openReservation } from './hospital-system/reservations';
import { registrationKind } from './order-kind';
import { nothingYet, submitRefusal, type PatientFacts } from './order-rules';
import { newOrder, takePlace } from './take-place';

/** What a person learns before they submit. */
export interface BookingPreview {
  readonly feeCents: number;
  readonly remaining: number;
  readonly payWithinMinutes: number;
  readonly cancelBefore: Date;
}

/**
 * Runs every check of {@link submitOrder} without taking a place. Refuses like it; that it does not
 * refuse now promises nothing for later.
 */
export async function previewOrder(
  db: Queryable,
  request: BookingRequest,
  now: Date,
): Promise<BookingPreview> {
  const wanted = (await findWanted(db, request, { lock: false })) ?? refuse('forbidden');
  if (wanted.patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const patient = patientFactsOf(await findFacts(db, wanted, request.deviceId, now));
  const refusal = submitRefusal(wanted.shift, wanted.rules, patient, now);
  if (refusal) refuseSubmit(refusal, patient, wanted);
  const { shift, rules } = wanted;
  return {
    feeCents: shift.feeCents,
    remaining: shift.remaining,
    payWithinMinutes: rules.payWithinMinutes,
    cancelBefore: cancelMoment(shift.date, rules),
  };
}

export interface SubmittedOrder {
  readonly orderNo: string;
  readonly status: RegistrationState;
  readonly feeCents: number;
  readonly payBefore: Date | null;
  /** When its state ends by itself. */
  readonly dueAt: Date | null;
  /** When the hospital's system is asked about it unless the page does before; null where it is not asked. */
  readonly askAt: Date | null;
}

/**
 * Takes one place of a shift and makes the order, or refuses by name. Two statements: the first
 * locks the patient and reads the rules, the second takes the place by a guarded UPDATE and writes
 * order, register and history. What time decides is judged between them; what others may change meanwhile
 * (places, a stop, the patient's other orders) is guarded in the second. Domains that keep something of the visit are
 * told then. A free order is confirmed at once.
 * @param askFor asks for what the hospital wants to see first, and refuses without it; null where the hospital books itself
 */
export async function submitOrder(
  context: MoveContext,
  request: BookingRequest & {
    readonly locale: Locale;
    /** For how long the place waits to be paid, in place of the hospital's own time. */
    readonly payWithinMinutes?: number;
  },
  askFor: ((check: Wanted['rules']['submitCheck']) => Promise<void>) | null,
): Promise<SubmittedOrder> {
  const { db, now } = context;
  const wanted = (await findWanted(db, request, { lock: true })) ?? refuse('forbidden');
  if (wanted.patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const { shift, rules } = wanted;
  // Judged with a place left and no other orders, only the clock and a stop can refuse here.
  const early = submitRefusal(
    { ...shift, remaining: 1 },
    { ...rules, maxOpenPerPatient: 1 },
    nothingYet,
    now,
  );
  if (early) refuseSubmit(early, nothingYet, wanted);

  if (rules.asksSystem && context.services.use(hospitalSystem) === null)
    refuse('hospitalUnavailable');
  if (askFor && rules.submitCheck !== 'none') await askFor(rules.submitCheck);
  const order = newOrder(wanted, request, now, request.payWithinMinutes);
  const row = await takePlace(db, wanted, order, request, now);
  if (!row.taken) {
    const patient = patientFactsOf(row);
    const late = submitRefusal(
      { ...shift, remaining: row.remaining, stopped: row.stopped },
      rules,
      patient,
      now,
    );
    // Nothing speaks against it in what the statement saw, yet the place was gone when it came to it.
    refuseSubmit(late ?? 'slotTaken', patient, wanted);
  }
  const { orderNo, payWithinMinutes } = order;
  const { ownerId, patientId } = request;
  for (const tell of context.services.all(bookedVisits))
    await tell(db, { orderNo, ownerId, patientId, shiftCaseId: shift.id });
  const askAt = rules.asksSystem
    ? await openReservation(db, { orderNo, payWithinMinutes }, now, { isAwaited: askFor !== null })
    : null;
  if (order.status === 'confirmed') {
    const confirmed = await lockOrder(db, registrationKind, order.orderNo);
    if (confirmed) {
      await tellOfOrder(context, registrationKind, confirmed, { type: 'moved', reason: null });
    }
  }
  return { ...order, feeCents: shift.feeCents, askAt };
}

/** Refuses, with what leads on: the order that stands in the way, or when the places are drawn. */
export function refuseSubmit(
  refusal: SubmitRefusal,
  { inTheWay }: PatientFacts,
  { shift, rules }: Pick<Wanted, 'shift' | 'rules'>,
): never {
  if (refusal === 'drawnAtOpening')
    refuse(refusal, { data: { drawsAt: drawMoment(shift.date, rules).toISOString() } });
  if (refusal === 'overlappingVisit' && inTheWay) refuseOverlap(inTheWay);
  refuse(
    refusal,
    refusal === 'sameDoctorSameDay' && inTheWay
      ? { data: { orderNo: inTheWay.orderNo } }
      : undefined,
  );
}
