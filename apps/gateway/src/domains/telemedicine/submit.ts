import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { hospitalTimeZone, telemedicineLimits } from '@xinglin/rules';
import { refuseBusyPatient } from '../../kernel/calendar/in-the-way';
import { reserveTime } from '../../kernel/calendar/reserve';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { requireFirst } from '../../kernel/orders/repeats';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { requireLength } from './case';
import { telemedicineKind } from './order-kind';
import { payBeforeOf, sessionSpanOf } from './session-rules';
import { telemedicineOrders } from './tables';
import { weekOf } from './times';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof telemedicine;

/** Takes a time of an expert at the price it has now, to be paid. */
export async function submitSession(
  input: RequestOf<Calls['submitTelemedicineOrder']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['submitTelemedicineOrder']>> {
  const { doctorId, patientId, complaint } = input;
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  requireLength('complaint', complaint, telemedicineLimits.complaint, locale);
  refuseBlocked(complaint);
  const week = (await weekOf(db, doctorId, now)) ?? refuse('forbidden');
  const wanted = Date.parse(input.startsAt);
  // Their own time first: it is not free, by a submit whose answer was lost.
  await refuseBusyPatient(db, { ...sessionSpanOf(new Date(wanted)), patientId }, ownerId);
  await requireFirst(db, telemedicineKind, {
    ownerId,
    patientIds: [patientId],
    locale,
    wanted: { doctorId },
  });
  const { at: startsAt } =
    week.times.find(({ at, isFree }) => isFree && at.getTime() === wanted) ?? refuse('slotTaken');
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  const amountCents = week.priceCents;
  await registerOrder(db, telemedicineKind, {
    ownerId,
    patientId,
    doctorId,
    locale,
    orderNo,
    state: 'awaitingPayment',
    totalCents: amountCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await reserveTime(
    db,
    {
      useNo: orderNo,
      orderNo,
      kind: 'telemedicine',
      patientId,
      doctorIds: [doctorId],
      ...sessionSpanOf(startsAt),
    },
    { account: ownerId, ifDoctorBusy: 'slotTaken' },
  );
  await db
    .insert(telemedicineOrders)
    .values({ orderNo, doctorId, patientId, patientName: patient.name, startsAt, complaint });
  return { orderNo, amountCents, payBefore: payBefore.toISOString() };
}
