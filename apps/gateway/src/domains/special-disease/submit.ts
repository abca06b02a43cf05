import type { RequestOf, ResponseOf, specialDisease } from '@xinglin/contract';
import { hospitalTimeZone, momentOf, specialDiseaseRefundRule } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { recordConsents, versionInForce } from '../../kernel/consents/service';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { openExpert, takeDay } from './days';
import { specialDiseaseKind } from './order-kind';
import { specialDiseaseOrders } from './tables';

type Calls = typeof specialDisease;

/** The agreement of these bookings. */
export const agreement = ['business', 'specialDisease'] as const;

/** Refuses a second open booking of a patient with an expert, and tells the first one's number. */
async function refuseSecond(
  db: Queryable,
  { patientId, diseaseId, doctorId }: RequestOf<Calls['submitSpecialDiseaseBooking']>,
): Promise<void> {
  const [open] = await db
    .select({ orderNo: specialDiseaseOrders.orderNo })
    .from(specialDiseaseOrders)
    .where(
      and(
        eq(specialDiseaseOrders.patientId, patientId),
        eq(specialDiseaseOrders.diseaseId, diseaseId),
        eq(specialDiseaseOrders.doctorId, doctorId),
        specialDiseaseOrders.holdsPlace,
      ),
    );
  if (open) refuse('specialDiseaseOpenAlready', { data: open });
}

/** Takes a place of a day at the fee that was shown, for the expert's group to answer. */
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
  await refuseSecond(db, input);
  await takeDay(db, { diseaseId, doctorId, day }, now);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const dayBegins = momentOf(day, '00:00', hospitalTimeZone);
  await registerOrder(db, specialDiseaseKind, {
    ownerId,
    patientId,
    doctorId,
    day,
    locale,
    orderNo,
    state: 'submitted',
    totalCents: feeCents,
    dueAt: dayBegins,
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
