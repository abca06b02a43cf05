import { textIn } from '@xinglin/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable, Transaction } from '../../platform/database';
import { readDrugs } from './drugs';
import { movePrescription } from './move';
import { shownNumber } from './number';
import { placesOfDoctors } from './places';
import {
  patientHealthFacts,
  prescriptionReviews,
  prescriptions,
  prescriptionSignatures,
  renewalRequests,
} from './tables';

const isOwn = (ownerId: string) => eq(prescriptions.ownerId, ownerId);

/** Prescriptions of an account with their lines and signatures, for its owner to take along. */
async function exportedSheets(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select()
    .from(prescriptions)
    .where(isOwn(ownerId))
    .orderBy(asc(prescriptions.signedAt), asc(prescriptions.prescriptionId));
  if (rows.length === 0) return [];
  const ids = rows.map(({ prescriptionId }) => prescriptionId);
  const drugIds = rows.flatMap(({ lines }) => lines.map(({ drugId }) => drugId));
  const drugs = await readDrugs(db, [...new Set(drugIds)]);
  const places = await placesOfDoctors(
    db,
    rows.map(({ doctorId }) => doctorId),
  );
  const signatures = await db
    .select()
    .from(prescriptionSignatures)
    .where(inArray(prescriptionSignatures.prescriptionId, ids));
  const reviews = await db
    .select()
    .from(prescriptionReviews)
    .where(inArray(prescriptionReviews.prescriptionId, ids));
  // A draft is its doctor's alone.
  return rows
    .filter(({ state }) => state !== 'draft')
    .map((row) => {
      const { prescriptionId, doctorId, number, lines } = row;
      const review = reviews.find((one) => one.prescriptionId === prescriptionId);
      const { doctorName, hospitalName } = places.of(doctorId);
      return {
        prescriptionId,
        number: shownNumber(number),
        version: row.version,
        state: row.state,
        patientId: row.patientId,
        patientName: row.patientName,
        doctorName: textIn(doctorName, locale),
        hospitalName: textIn(hospitalName, locale),
        diagnosis: row.diagnosis,
        note: row.note,
        longReason: row.longReason,
        lines: lines.map(({ drugId, ...dose }) => {
          const drug = drugs.get(drugId);
          return {
            ...dose,
            drugId,
            name: drug === undefined ? null : textIn(drug.name, locale),
            strength: drug === undefined ? null : textIn(drug.strength, locale),
          };
        }),
        contentHash: row.contentHash,
        signedAt: row.signedAt,
        approvedAt: row.approvedAt,
        validUntil: row.validUntil,
        endedAt: row.endedAt,
        endReason: row.endReason,
        arrivedAt: row.arrivedAt,
        runsOutOn: row.runsOutOn,
        orderKey: row.orderKey,
        review: review && {
          pharmacistName: review.pharmacistName,
          isApproved: review.isApproved,
          reason: review.reason,
          at: review.at,
        },
        signatures: signatures
          .filter((one) => one.prescriptionId === prescriptionId)
          .map(({ role, name, at, signature, certificate }) => ({
            role,
            name,
            at,
            signature,
            certificate,
          })),
      };
    });
}

/** What an account has of prescriptions: sheets, requests to renew, allergies. */
export async function exportedPrescriptions(db: Queryable, ownerId: string, locale: Locale) {
  const requests = await db
    .select()
    .from(renewalRequests)
    .where(eq(renewalRequests.ownerId, ownerId))
    .orderBy(asc(renewalRequests.createdAt));
  const facts = await db
    .select()
    .from(patientHealthFacts)
    .where(eq(patientHealthFacts.ownerId, ownerId))
    .orderBy(asc(patientHealthFacts.saidAt));
  return {
    prescriptions: await exportedSheets(db, ownerId, locale),
    renewalRequests: requests.map(({ orderNo, ownerId: _, ...rest }) => ({
      orderKey: orderNo,
      ...rest,
    })),
    healthFacts: facts.map(({ ownerId: _, ...rest }) => rest),
  };
}

/**
 * Ends what no pharmacy has yet, and removes what a patient said of their health. Sheets, signatures and surveys are
 * records of treatment and stay, sealed, for as long as the law requires; no sign-in reaches them any more.
 */
export async function erasePrescriptions(
  db: Transaction,
  ownerId: string,
  now: Date,
): Promise<void> {
  const open = await db
    .select({ prescriptionId: prescriptions.prescriptionId })
    .from(prescriptions)
    .where(and(isOwn(ownerId), inArray(prescriptions.state, ['inReview', 'approved'])));
  for (const { prescriptionId } of open)
    await movePrescription({ db, now }, prescriptionId, 'cancel');
  await db.delete(patientHealthFacts).where(eq(patientHealthFacts.ownerId, ownerId));
}
