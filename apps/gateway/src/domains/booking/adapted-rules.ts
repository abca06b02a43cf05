import type { booking, ResponseOf } from '@xinglin/contract';
import { bookingTerms } from '@xinglin/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { patients } from '../../kernel/people/patients/tables';
import { hospitals, shiftCases } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { refusalText } from '../../platform/texts';
import { findFacts, findWanted, iso, patientFactsOf, type BookingRequest } from './booking-facts';
import { submitRefusal } from './order-rules';

/** A hospital's rules worked out for a visit and one of the account's patients. */
export async function adaptedRules(
  db: Queryable,
  { shiftCaseId, patientId, ownerId }: BookingRequest,
  now: Date,
): Promise<ResponseOf<typeof booking.getOrderAdaptRule>> {
  const [found] = await db
    .select({
      rules: hospitals,
      visit: shiftCases,
      openCount: sql<number>`(
        SELECT count(*)::int FROM registration_orders o WHERE o.patient_id = ${patients.patientId}
          AND o.hospital_id = ${shiftCases.hospitalId} AND o.status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn'))`,
      missed: sql<number>`(
        SELECT count(*)::int FROM no_shows n WHERE n.hospital_id = ${shiftCases.hospitalId}
          AND (n.patient_id = ${patients.patientId}
            OR (n.owner_id = ${patients.ownerId} AND n.identity_hash = ${patients.identityHash}))
          AND n.at > ${iso(now)} - make_interval(days => ${hospitals.noShowWindowDays}))`,
      visitedBefore: sql<boolean>`EXISTS (
        SELECT FROM registration_orders o WHERE o.patient_id = ${patients.patientId}
          AND o.hospital_id = ${shiftCases.hospitalId} AND o.status = 'completed')`,
    })
    .from(patients)
    .innerJoin(shiftCases, eq(shiftCases.id, shiftCaseId))
    .innerJoin(hospitals, eq(hospitals.id, shiftCases.hospitalId))
    .where(
      and(
        eq(patients.patientId, patientId),
        eq(patients.ownerId, ownerId),
        isNull(patients.deletedAt),
      ),
    );
  if (!found) return refuse('forbidden');
  const { rules, visit, ...patient } = found;
  return {
    terms: bookingTerms(rules, visit, patient, now).map((term) => ({
      ...term,
      at: term.at?.toISOString() ?? null,
    })),
  };
}

/** The account's patients, each with what speaks against booking the shift for them. */
export async function registrablePatients(
  db: Queryable,
  request: Omit<BookingRequest, 'patientId'>,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
) {
  const rows = await db
    .select({ patientId: patients.patientId, name: patients.name })
    .from(patients)
    .where(and(eq(patients.ownerId, request.ownerId), isNull(patients.deletedAt)))
    .orderBy(asc(patients.place));
  return Promise.all(
    rows.map(async ({ patientId, name }) => {
      const wanted = await findWanted(db, { ...request, patientId }, { lock: false });
      if (!wanted) return refuse('forbidden');
      const refusal =
        wanted.patient.consentWithdrawnAt === null
          ? submitRefusal(
              wanted.shift,
              wanted.rules,
              patientFactsOf(await findFacts(db, wanted, request.deviceId, now)),
              now,
            )
          : 'consentRequired';
      return { patientId, name, refusal: refusal && refusalText(locale, refusal) };
    }),
  );
}
