import { registrationKindName } from '@xinglin/contract';
import { cancelMoment, maskIdCard, maskPhone, payMoment } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { patientTimePart } from '../../kernel/calendar/reserve';
import { newOrderParts } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import type { Locale } from '../../platform/context';
import { constraintOf, type Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { iso, patientFactsQuery, type PatientFactsRow, type Wanted } from './booking-facts';
import { deadlineOf } from './deadline-of';
import { newVoucherCode } from './move-registration';
import { registrationKind } from './order-kind';

/** For how long a hospital's own system is asked about a place before it counts as refused. */
const answerWithinMs = 30 * 60_000;

/** An order as it is about to be made; a free one is confirmed at once, where the hospital's own system is not asked. */
export function newOrder(
  { shift, rules }: Wanted,
  request: { readonly ownerId: string },
  now: Date,
  payWithinMinutes = rules.payWithinMinutes,
) {
  const free = shift.feeCents === 0;
  const status = rules.asksSystem
    ? ('awaitingHospital' as const)
    : free
      ? ('confirmed' as const)
      : ('awaitingPayment' as const);
  const payBefore =
    status === 'awaitingPayment' ? payMoment(now, shift.startsAt, { payWithinMinutes }) : null;
  const answerBefore =
    status === 'awaitingHospital'
      ? new Date(Math.min(now.getTime() + answerWithinMs, shift.startsAt.getTime()))
      : null;
  return {
    orderNo: newOrderNo(now, rules.timeZone),
    status,
    voucherCode: status === 'confirmed' ? newVoucherCode() : null,
    payBefore,
    answerBefore,
    payWithinMinutes,
    dueAt:
      deadlineOf(status, { ...shift, timeZone: rules.timeZone, payBefore, answerBefore })?.at ??
      null,
    ownerId: request.ownerId,
  };
}

/** Whose place an order takes: anybody's, or one that is kept for the first of the shift's list. */
type PlaceFrom = 'public' | 'list';

const places = {
  // What people wait for whose draw is over is theirs, also before it was put aside for them.
  public: {
    taken: sql`remaining = s.remaining - 1`,
    free: sql`s.remaining > s.waiting - s.kept`,
  },
  list: {
    taken: sql`kept = s.kept - 1, waiting = s.waiting - 1`,
    free: sql`s.kept > 0`,
  },
} as const;

export interface TakenRow extends PatientFactsRow {
  readonly taken: boolean;
}

/**
 * Takes a place and makes the order in one statement, where nothing that others may have changed meanwhile speaks
 * against it: places, a stop, the patient's other orders. Answers what the statement saw, and whether it took one.
 */
export async function takePlace(
  db: Queryable,
  wanted: Wanted,
  order: ReturnType<typeof newOrder>,
  request: { readonly locale: Locale; readonly deviceId: string | null },
  now: Date,
  from: PlaceFrom = 'public',
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
      actor: from === 'list' ? 'system' : 'patient',
      reasonKey: from === 'list' ? 'fromWaitList' : order.status === 'confirmed' ? 'free' : null,
    },
    sql`made`,
  );
  const statement = sql`
    WITH facts AS (${patientFactsQuery(wanted, request.deviceId, now)}),
    taken AS (
      UPDATE shift_cases s SET ${places[from].taken} FROM facts
      WHERE s.id = ${shift.id} AND ${places[from].free} AND NOT s.stopped
        AND facts.in_the_way IS NULL AND NOT facts.suspended AND NOT facts.first_visit_elsewhere AND facts.open_count < facts.max_open_per_patient
        AND NOT facts.booked_elsewhere AND NOT facts.busy_elsewhere AND NOT facts.account_full AND NOT facts.day_full
      RETURNING s.*, facts.time_zone
    ),
    made AS (
      INSERT INTO registration_orders (
        order_no, patient_id, person, shift_case_id, doctor_id, hospital_id, hosp_dept_id, clinic_type,
        date, period, starts_at, ends_at, time_zone, patient_name, patient_card_no, patient_mobile,
        status, voucher_code, pay_before, answer_before, cancel_before)
      SELECT ${order.orderNo}, ${patient.patientId}, ${patient.identityHash}, taken.id, taken.doctor_id,
        taken.hospital_id, taken.hosp_dept_id, taken.clinic_type, taken.date, taken.period,
        taken.starts_at, taken.ends_at, taken.time_zone, ${patient.name},
        ${patient.cardNo === null ? null : maskIdCard(patient.cardNo)}, ${maskPhone(patient.mobile)},
        ${order.status}, ${order.voucherCode}, ${order.payBefore?.toISOString() ?? null}::timestamptz,
        ${order.answerBefore?.toISOString() ?? null}::timestamptz, ${iso(cancelMoment(shift.date, rules))}
      FROM taken
      RETURNING order_no, person, starts_at, ends_at
    ),
    ${patientTimePart(registrationKindName, sql`made`)},
    ${register}
    SELECT facts.*, EXISTS (SELECT FROM made) AS taken FROM facts`;
  try {
    const { rows } = await db.execute<TakenRow>(statement);
    const [row] = rows;
    // The shift was found a moment ago and is never deleted while it can be booked.
    return row ?? refuse('forbidden');
  } catch (error) {
    // Two bookings of one account come one after the other, so it is another account's of the same moment.
    if (constraintOf(error) === 'registration_orders_one_a_day') refuse('bookedElsewhere');
    if (constraintOf(error) === 'busy_times_person') refuse('overlappingVisit');
    throw error;
  }
}
