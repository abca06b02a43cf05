import type { RequestOf, ResponseOf, specialDisease } from '@xinglin/contract';
import { hospitalTimeZone, specialDiseaseRefundRule } from '@xinglin/rules';
import { recordConsents, versionInForce } from '../../kernel/consents/service';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { requireFirst } from '../../kernel/orders/repeats';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { openExpert, takeDay } from './days';
import { specialDiseaseKind } from './order-kind';
import { answerBeforeOf } from './order-rules';
import { specialDiseaseOrders } from './tables';

type Calls = typeof specialDisease;

/** The agreement of these bookings. */
export const agreement = ['business', 'specialDisease'] as const;

/** Takes a slot of a day at the fee that was shown, for the expert's group to answer. */
export async function submitBooking(
  input: RequestOf<Calls['submitSpecialDiseaseBooking']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitSpecialDiseaseBooking']>> {
  const { db, account: ownerId, now, locale } = context;
  const { diseaseId, doctorId, day, patientId, materials, note } = input;
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  refuseBlocked(materials, note);
  const { feeCents } = await openExpert(db, { diseaseId, doctorId });
  const agreementVersion = await versionInForce(context, ...agreement);
  if (input.agreementVersion !== agreementVersion)
    refuse('specialDiseaseAgreementChanged', { data: { version: agreementVersion } });
  if (feeCents !== input.totalCents)
    refuse('specialDiseasePriceChanged', { data: { totalCents: feeCents } });
  await requireFirst(db, specialDiseaseKind, {
    ownerId,
    patientIds: [patientId],
    locale,
    wanted: { diseaseId, doctorId },
  });
  await takeDay(db, { diseaseId, doctorId, day }, now);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  await registerOrder(db, specialDiseaseKind, {
    ownerId,
    patientId,
    doctorId,
    day,
    locale,
    orderNo,
    state: 'submitted',
    totalCents: feeCents,
    dueAt: answerBeforeOf({ createdAt: now, own: { day } }),
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  const made = await db
    .insert(specialDiseaseOrders)
    .values({
      orderNo,
      diseaseId,
      doctorId,
      patientId,
      patientName: patient.name,
      day,
      refundDay: day,
      materials,
      note,
      refundRule: specialDiseaseRefundRule,
      agreementVersion,
      agreedAt: now,
    })
    .onConflictDoNothing()
    .returning({ orderNo: specialDiseaseOrders.orderNo });
  // The same person has sent it twice at once.
  if (made.length === 0) refuse('specialDiseaseOpenAlready');
  await recordConsents(context, ownerId, [agreement[0]], agreement[1]);
  return { orderNo, amountCents: feeCents };
}
