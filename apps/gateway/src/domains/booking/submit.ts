import { eq, sql } from 'drizzle-orm';
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
import { sendOrderMessage } from './messages';
import type { MoveContext } from './move-context';
import { newVoucherCode } from './move-order';
import { newOrderNo } from './order-number';
import { submitRefusal } from './order-rules';
import { cancelMoment, payMoment } from './shift-status';
import { registrationOrders } from './tables';

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
  readonly endsAt: Date;
}

/**
 * Takes one place of a shift and makes the order, or refuses by name. Two statements: the first
 * locks the patient and reads the rules, the second takes the place by a guarded UPDATE and writes
 * order and history. What time decides is judged between them; what others may change meanwhile
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
    const [confirmed] = await db
      .select()
      .from(registrationOrders)
      .where(eq(registrationOrders.orderNo, order.orderNo));
    if (confirmed) await sendOrderMessage(context, confirmed, null);
  }
  return { ...order, feeCents: shift.feeCents, endsAt: shift.endsAt };
}

function newOrder({ shift, rules }: Wanted, request: BookingRequest, now: Date) {
  const free = shift.feeCents === 0;
  return {
    orderNo: newOrderNo(now, rules.timeZone),
    status: free ? ('confirmed' as const) : ('awaitingPayment' as const),
    voucherCode: free ? newVoucherCode() : null,
    payBefore: free ? null : payMoment(now, shift.startsAt, rules),
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
        order_no, owner_id, patient_id, shift_case_id, doctor_id, hospital_id, hosp_dept_id, clinic_type,
        date, period, starts_at, ends_at, time_zone, patient_name, patient_card_no, patient_mobile, locale,
        fee_cents, status, voucher_code, pay_before, cancel_before, created_at)
      SELECT ${order.orderNo}, ${order.ownerId}, ${patient.patientId}, taken.id, taken.doctor_id,
        taken.hospital_id, taken.hosp_dept_id, taken.clinic_type, taken.date, taken.period,
        taken.starts_at, taken.ends_at, taken.time_zone, ${patient.name},
        ${patient.cardNo === null ? null : maskIdCard(patient.cardNo)}, ${maskPhone(patient.mobile)}, ${request.locale},
        ${shift.feeCents}::int, ${order.status}, ${order.voucherCode}, ${order.payBefore?.toISOString() ?? null}::timestamptz,
        ${iso(cancelMoment(shift.date, rules))}, ${iso(now)}
      FROM taken
      RETURNING order_no, status, created_at
    ),
    step AS (
      INSERT INTO registration_steps (order_no, state, event, actor, reason_key, at)
      SELECT order_no, status, 'submit', 'patient', CASE status WHEN 'confirmed' THEN 'free' END, created_at FROM made
    )
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
