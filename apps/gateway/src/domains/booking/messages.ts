import { and, eq } from 'drizzle-orm';
import type { RegistrationState } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { users } from '../../kernel/people/accounts/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import { patients } from '../../kernel/people/patients/tables';
import { sendMessage } from '../../platform/outbox';
import { textOf, type TextKey } from '../../platform/texts';
import { timeAt } from './hospital-time';
import type { MoveContext } from './move-context';
import type { RegistrationOrderRow } from './tables';
import { moneyText } from './texts';

/** The states that a patient is told of when an order comes into them. */
const told = {
  confirmed: 'booking.sms.confirmed',
  expired: 'booking.sms.expired',
  cancelledByPatient: 'booking.sms.cancelledByPatient',
  cancelledByHospital: 'booking.sms.cancelledByHospital',
  refunded: 'booking.sms.refunded',
  noShow: 'booking.sms.noShow',
} as const satisfies Partial<Record<RegistrationState, string>>;

/** Writes the message about an order's new state to the outbox, in the transaction of the move. */
export async function sendOrderMessage(
  context: MoveContext,
  order: RegistrationOrderRow,
  reason: string | null,
): Promise<void> {
  const key = Object.entries(told).find(([state]) => state === order.status)?.[1];
  if (key === undefined) return;
  await tellOfOrder(context, order, key, {
    voucher: order.voucherCode ?? '',
    money: moneyText(order.refundCents),
    reason: reason ?? textOf(order.locale, 'booking.reason.none'),
  });
}

/**
 * Writes a message about an order to the outbox, in the caller's transaction: to whoever booked, and to the patient
 * where that number was proven to be theirs. The text `key` knows patient, hospital, doctor, date and time besides
 * `values`.
 */
export async function tellOfOrder(
  context: Pick<MoveContext, 'db' | 'now'>,
  order: RegistrationOrderRow,
  key: TextKey,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const [names] = await context.db
    .select({
      mobile: users.mobile,
      patientMobile: patients.mobile,
      patientMobileProvenAt: patients.mobileProvenAt,
      doctor: doctors.name,
      hospital: hospitals.name,
    })
    .from(users)
    .leftJoin(
      patients,
      and(eq(patients.patientId, order.patientId), eq(patients.ownerId, order.ownerId)),
    )
    .innerJoin(doctors, eq(doctors.id, order.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, order.hospitalId))
    .where(eq(users.userId, order.ownerId));
  if (!names) return;
  const { locale } = order;
  const text = textOf(locale, key, {
    patient: order.patientName,
    hospital: textIn(names.hospital, locale),
    doctor: textIn(names.doctor, locale),
    date: order.date,
    time: timeAt(order.startsAt, order.timeZone),
    ...values,
  });
  const { mobile, patientMobile, patientMobileProvenAt } = names;
  const numbers = new Set([mobile, patientMobileProvenAt === null ? null : patientMobile]);
  for (const to of numbers) {
    if (to) await sendMessage(context.db, { channel: 'sms', to, text }, context.now);
  }
}
