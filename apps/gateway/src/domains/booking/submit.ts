import { sql } from 'drizzle-orm';
import type { RegistrationState } from '@xinglin/contract';
import { maskIdCard, maskPhone } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { constraintOf, type Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import {
  findWanted,
  iso,
  patientFactsOf,
  patientFactsQuery,
  type BookingRequest,
  type PatientFactsRow,
  type Wanted,
} from './booking-facts';
import { tellOfOrder } from '../../kernel/orders/messages';
import type { MoveContext } from '../../kernel/orders/move-context';
import { newOrderParts } from '../../kernel/orders/new-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { deadlineOf } from './deadline-of';
import { newVoucherCode } from './move-registration';
import { registrationKind } from './order-kind';
import { newOrderNo } from '../../kernel/orders/order-number';
import { submitRefusal } from './order-rules';
import { cancelMoment, payMoment } from './shift-status';

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
  const facts = await db.execute<PatientFactsRow>(patientFactsQuery(wanted, now));
  const [row] = facts.rows;
  if (!row) throw new Error('The facts of a patient are always one row');
  const refusal = submitRefusal(wanted.shift, wanted.rules, patientFactsOf(row), now);
  if (refusal) refuse(refusal);
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
}

/**
 * Takes one place of a shift and makes the order, or refuses by name. Two statements: the first
 * locks the patient and reads the rules, the second takes the place by a guarded UPDATE and writes
 * order, register and history. What time decides is judged between them; what others may change meanwhile
 * (places, a stop, the patient's other orders) is guarded in the second. A free order is confirmed
 * at once.
 */
export async function submitOrder(
  context: MoveContext,
  request: BookingRequest & { readonly locale: Locale },
): Promise<SubmittedOrder> {
  const { db, now } = context;
  const wanted = (await findWanted(db, request, { lock: true })) ?? refuse('forbidden');
  if (wanted.patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const { shift, rules } = wanted;
  // Judged with a place left and no other orders, only the clock and a stop can refuse here.
  const nothingElse = { overlaps: false, openCount: 0, suspended: false };
  const early = submitRefusal(
    { ...shift, remaining: 1 },
    { ...rules, maxOpenPerPatient: 1 },
    nothingElse,
    now,
  );
  if (early) refuse(early);

  const order = newOrder(wanted, request, now);
  const row = await takePlace(db, wanted, order, request, now);
  if (!row.taken) {
    const late = submitRefusal(
      { ...shift, remaining: row.remaining, stopped: row.stopped },
      rules,
      patientFactsOf(row),
      now,
    );
    // Nothing speaks against it in what the statement saw, yet the place was gone when it came to it.
    refuse(late ?? 'slotTaken');
  }
  if (order.status === 'confirmed') {
    const confirmed = await lockOrder(db, registrationKind, order.orderNo);
    if (confirmed) {
      await tellOfOrder(context, registrationKind, confirmed, { type: 'moved', reason: null });
    }
  }
  return { ...order, feeCents: shift.feeCents };
}

function newOrder({ shift, rules }: Wanted, request: BookingRequest, now: Date) {
  const free = shift.feeCents === 0;
  const status = free ? ('confirmed' as const) : ('awaitingPayment' as const);
  const payBefore = free ? null : payMoment(now, shift.startsAt, rules);
  return {
    orderNo: newOrderNo(now, rules.timeZone),
    status,
    voucherCode: free ? newVoucherCode() : null,
    payBefore,
    dueAt: deadlineOf(status, { ...shift, timeZone: rules.timeZone, payBefore })?.at ?? null,
    ownerId: request.ownerId,
  };
}

interface TakenRow extends PatientFactsRow {
  readonly taken: boolean;
}

async function takePlace(
  db: Queryable,
  wanted: Wanted,
  order: ReturnType<typeof newOrder>,
  request: { readonly locale: Locale },
  now: Date,
): Promise<TakenRow> {
  const { shift, patient, rules } = wanted;
  const register = newOrderParts(
    registrationKind,
    {
      orderNo: order.orderNo,
      ownerId: order.ownerId,
      patientId: patient.patientId,
      doctorId: shift.doctorId,
      day: shift.date,
      startsAt: shift.startsAt,
      state: order.status,
      locale: request.locale,
      totalCents: shift.feeCents,
      dueAt: order.dueAt,
      createdAt: now,
      event: 'submit',
      actor: 'patient',
      reasonKey: order.status === 'confirmed' ? 'free' : null,
    },
    sql`made`,
  );
  const statement = sql`
    WITH facts AS (${patientFactsQuery(wanted, now)}),
    taken AS (
      UPDATE shift_cases s SET remaining = s.remaining - 1 FROM facts
      WHERE s.id = ${shift.id} AND s.remaining > 0 AND NOT s.stopped
        AND NOT facts.overlaps AND NOT facts.suspended AND facts.open_count < facts.max_open_per_patient
      RETURNING s.*, facts.time_zone
    ),
    made AS (
      INSERT INTO registration_orders (
        order_no, patient_id, shift_case_id, doctor_id, hospital_id, hosp_dept_id, clinic_type,
        date, period, starts_at, ends_at, time_zone, patient_name, patient_card_no, patient_mobile,
        status, voucher_code, pay_before, cancel_before)
      SELECT ${order.orderNo}, ${patient.patientId}, taken.id, taken.doctor_id,
        taken.hospital_id, taken.hosp_dept_id, taken.clinic_type, taken.date, taken.period,
        taken.starts_at, taken.ends_at, taken.time_zone, ${patient.name},
        ${patient.cardNo === null ? null : maskIdCard(patient.cardNo)}, ${maskPhone(patient.mobile)},
        ${order.status}, ${order.voucherCode}, ${order.payBefore?.toISOString() ?? null}::timestamptz,
        ${iso(cancelMoment(shift.date, rules))}
      FROM taken
      RETURNING order_no
    ),
    ${register}
    SELECT facts.*, EXISTS (SELECT FROM made) AS taken FROM facts`;
  try {
    const { rows } = await db.execute<TakenRow>(statement);
    const [row] = rows;
    // The shift was found a moment ago and is never deleted while it can be booked.
    return row ?? refuse('forbidden');
  } catch (error) {
    if (constraintOf(error) === 'registration_orders_one_a_day') refuse('overlappingVisit');
    throw error;
  }
}
