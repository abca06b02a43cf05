// Owns: a pharmacist's decision about a signed prescription.
// Must not know: who asks for it, at the desk or in the sandbox.
// Used by: the desk of pharmacists, the sandbox's colleague.
import { eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { checkLines } from './checks/checks';
import { contentHashOf } from './content';
import { sayApproved, sayReturned } from './in-conversation';
import { movePrescription } from './move';
import { localeOf, notifyOfApproval } from './owner-messages';
import { placesOfDoctors } from './places';
import { checkedPatient, linesBesides, lockPrescription } from './prescribing';
import { signHash } from './signing/sign';
import { announceReviews, notifyOfReturn } from './staff-notices';
import {
  prescriptionFindings,
  prescriptionReviews,
  prescriptionSignatures,
  type Finding,
  type PrescriptionRow,
} from './tables';
import { validUntilOf } from './validity';
import { contentOf, requireSafe, withReasons, type Override } from './weigh';
import type { Signing } from './write';

/** Who reviews. */
export interface Reviewer {
  readonly signerId: string;
  readonly name: string;
  /** Null for the sandbox's colleague, and where a hospital's system decides. */
  readonly staffId: string | null;
}

/** What a pharmacist decides. */
export interface Review {
  readonly prescriptionId: string;
  /** Of the content that the pharmacist read. */
  readonly contentHash: string;
  readonly isApproved: boolean;
  /** Required where it is returned. */
  readonly reason?: string | undefined;
  readonly overrides: readonly Override[];
}

/** What the checks say of a prescription now, each with the reason by which its doctor accepted it. */
export async function findingsNow(
  context: Signing,
  row: PrescriptionRow,
): Promise<readonly Finding[]> {
  const { db, locale } = context;
  const { prescriptionId, patientId, patientAge: ageYears, patientGender: gender } = row;
  const known = await checkedPatient(context, patientId);
  const patient = known ?? {
    patientId,
    ageYears,
    gender,
    allergyClasses: [],
    otherAllergy: null,
    isPregnant: null,
  };
  const besides = await linesBesides(context, patientId, [
    prescriptionId,
    row.renewedFrom,
    row.supersedes,
  ]);
  const findings = await checkLines({ db, locale }, patient, row.lines, besides);
  const stages = await db
    .select()
    .from(prescriptionFindings)
    .where(eq(prescriptionFindings.prescriptionId, prescriptionId));
  const accepted = stages.flatMap((stage) =>
    stage.findings.flatMap(({ overrideReason: reason, check, drugIds }) =>
      reason === null ? [] : [{ check, drugIds, reason }],
    ),
  );
  return withReasons(findings, accepted);
}

/**
 * Approves a signed prescription by a signature over the same content, or returns it to its doctor with a reason. Of two
 * pharmacists at once one decides. Refuses with `prescriptionNotValid` where it is not in review, `prescriptionChanged`
 * where its content is not what was read and signed, `prescriptionUnsafe` where a check forbids it.
 */
export async function reviewPrescription(
  context: Signing,
  review: Review,
  reviewer: Reviewer,
): Promise<PrescriptionRow> {
  const { db, now, locale } = context;
  const { prescriptionId, isApproved, reason = '' } = review;
  const row = await lockPrescription(context, prescriptionId);
  if (row.state !== 'inReview') refuse('prescriptionNotValid', { data: { state: row.state } });
  const isSame = contentHashOf(contentOf(row)) === row.contentHash;
  if (!isSame || review.contentHash !== row.contentHash) refuse('prescriptionChanged');
  if (!isApproved && reason === '') refuseFields([{ field: 'reason' }], locale);
  const findings = withReasons(await findingsNow(context, row), review.overrides);
  if (isApproved) requireSafe(findings);
  await db.insert(prescriptionReviews).values({
    prescriptionId,
    staffId: reviewer.staffId,
    pharmacistName: reviewer.name,
    isApproved,
    reason: isApproved ? null : reason,
    at: now,
  });
  await db.insert(prescriptionFindings).values({
    prescriptionId,
    stage: 'review',
    findings: [...findings],
    by: reviewer.signerId,
    at: now,
  });
  const decided = isApproved
    ? await approve(context, row, reviewer)
    : await giveBack(context, row, reason);
  await announceReviews(db);
  return decided;
}

async function approve(
  context: Signing,
  row: PrescriptionRow,
  { signerId, name }: Reviewer,
): Promise<PrescriptionRow> {
  const { db, now } = context;
  const { prescriptionId, contentHash, doctorId, orderKey } = row;
  const signer = { role: 'pharmacist', signerId, name } as const;
  await db.insert(prescriptionSignatures).values({
    ...(await signHash(context, signer, contentHash)),
    ...signer,
    prescriptionId,
    contentHash,
    at: now,
  });
  const { timeZone } = (await placesOfDoctors(db, [doctorId])).of(doctorId);
  const validUntil = validUntilOf(now, row.validDays, timeZone);
  const approved = await movePrescription(context, prescriptionId, 'approve', {
    approvedAt: now,
    validUntil,
  });
  if (approved === null) throw new Error('a prescription moved while it was locked');
  await notifyOfApproval(context, approved);
  if (orderKey !== null)
    await sayApproved(context, orderKey, {
      prescriptionId,
      validUntil,
      locale: await localeOf(db, row),
    });
  return approved;
}

async function giveBack(
  context: Signing,
  { prescriptionId, orderKey }: PrescriptionRow,
  reason: string,
): Promise<PrescriptionRow> {
  const returned = await movePrescription(context, prescriptionId, 'return', {
    endReason: reason,
  });
  if (returned === null) throw new Error('a prescription moved while it was locked');
  await notifyOfReturn(context, returned);
  if (orderKey !== null) await sayReturned(context, orderKey, { prescriptionId, reason });
  return returned;
}
