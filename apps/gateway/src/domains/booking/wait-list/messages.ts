import { formatCents, textIn, timeAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { signedForOwner } from '../../../kernel/people/accounts/signature';
import { users } from '../../../kernel/people/accounts/tables';
import { patients } from '../../../kernel/people/patients/tables';
import { doctors, hospitals, shiftCases } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { sendMessage } from '../../../kernel/messages/send-message';
import { textOf } from '../locales';
import type { WaitRow } from './tables';

/** Tells the account that waits what became of it, in the language it joined in; nothing without a wait. */
export async function tellOfWait(
  db: Queryable,
  wait: WaitRow | null,
  what: 'offered' | 'lapsed' | 'closed',
  now: Date,
): Promise<void> {
  if (!wait) return;
  const { locale } = wait;
  const [found] = await db
    .select({
      mobile: users.mobile,
      patient: patients.name,
      doctor: doctors.name,
      hospital: hospitals.name,
      timeZone: hospitals.timeZone,
      date: shiftCases.date,
      startsAt: shiftCases.startsAt,
      feeCents: shiftCases.feeCents,
    })
    .from(shiftCases)
    .innerJoin(hospitals, eq(hospitals.id, shiftCases.hospitalId))
    .innerJoin(doctors, eq(doctors.id, shiftCases.doctorId))
    .innerJoin(patients, eq(patients.patientId, wait.patientId))
    .innerJoin(users, eq(users.userId, wait.ownerId))
    .where(eq(shiftCases.id, wait.shiftCaseId));
  if (!found?.mobile) return;
  const text = textOf(locale, `wait.${what}`, {
    patient: found.patient,
    hospital: textIn(found.hospital, locale),
    doctor: textIn(found.doctor, locale),
    date: found.date,
    time: timeAt(found.startsAt, found.timeZone),
    fee: formatCents(found.feeCents),
    until: wait.offerUntil ? timeAt(wait.offerUntil, found.timeZone) : '',
  });
  const signed = await signedForOwner(db, wait, text);
  const about = { topic: 'wait', matterId: wait.waitId } as const;
  await sendMessage(db, { channel: 'sms', to: found.mobile, text: signed, about }, now);
}
