// Owns: how a doctor's prescription is signed and its renewal refused.
// Must not know: who asks for it, at the desk or in the sandbox.
// Used by: the desk of doctors, the sandbox's colleague.
import { textIn } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { lockToSay } from '../conversations/conversation-kind';
import { colleagueActsAt, colleagueName } from './colleague-times';
import { sayPrescription, sayRefused, type Saying } from './in-conversation';
import { movePrescription } from './move';
import { newNumber } from './number';
import { placesOfDoctors } from './places';
import { prescribingOf, type PrescribingContext } from './prescribing';
import { decideRenewal } from './renewals';
import { signHash } from './signing/sign';
import { announceReviews, notifyOfReview } from './staff-notices';
import {
  prescriptionFindings,
  prescriptions,
  prescriptionSignatures,
  type PrescriptionRow,
} from './tables';
import { remindAtOf, reviewBeforeOf } from './validity';
import {
  requireRules,
  requireSafe,
  weighWritten,
  withReasons,
  type Override,
  type Weighed,
  type Written,
} from './weigh';

/** What a signing runs in: one transaction, so that a crash leaves all of it or nothing. */
export type Signing = PrescribingContext & Saying;

/** A prescription as its doctor signs it. */
export interface ToSign extends Written {
  readonly orderKey: string;
  /** Of the content that the doctor read. */
  readonly contentHash: string;
  readonly overrides: readonly Override[];
  /** The version whose place it takes. */
  readonly supersedes?: string | undefined;
}

/** Most prescriptions of one consult. */
const mostOfConsult = 10;

/** Numbers are drawn again where one is taken; of ninety million one in a row of these is free. */
const tries = 5;

/** States in which a sheet with the same content was signed already. */
const running = ['inReview', 'approved', 'claimed', 'partlyDispensed'] as const;

/**
 * Signs what a doctor has written and read, and hands it to the pharmacists. Signed again, it is the prescription of
 * before. Refuses with `prescriptionChanged` where the content is not what was read, `prescriptionUnsafe` and
 * `prescribingRuleBroken` where a check or a rule forbids it, `conversationClosed` where the consult lets no one
 * prescribe, `prescriptionNotValid` where the version to supersede was not returned.
 */
export async function signPrescription(
  context: Signing,
  { orderKey, contentHash, overrides, supersedes, ...written }: ToSign,
): Promise<PrescriptionRow> {
  const { db, now, services } = context;
  const before = await prescribingOf(context, orderKey);
  await lockToSay({ db, all: services.all }, orderKey);
  // Under the lock: the consult may have ended since.
  const prescribing = await prescribingOf(context, before.orderKey);
  const weighed = await weighWritten(context, prescribing, written, supersedes);
  if (weighed.contentHash !== contentHash) refuse('prescriptionChanged');
  const signed = await signedBefore(context, orderKey, contentHash);
  if (signed !== undefined) return signed;
  if (prescribing.whyNot === 'closed') refuse('conversationClosed');
  if (prescribing.whyNot === 'notAnswered') refuse('prescriptionNotYet');
  requireRules(weighed.rules);
  const findings = withReasons(weighed.findings, overrides);
  requireSafe(findings);
  const row = await insertSigned(context, prescribing, { ...weighed, findings }, supersedes);
  if (prescribing.renewal?.state === 'asked')
    await decideRenewal(context, orderKey, { state: 'prescribed' });
  await notifyOfReview(context, row, 'signed');
  await announceReviews(db);
  await sayPrescription(context, orderKey, {
    ...row,
    items: weighed.items,
    locale: prescribing.orderLocale,
  });
  if (services.config.sandbox)
    context.afterCommit(() => services.deadlines.schedule(colleagueName, colleagueActsAt(now)));
  return row;
}

/** A prescription of the consult with the same content that has not ended; refuses one more of too many. */
async function signedBefore(
  { db }: Signing,
  orderKey: string,
  contentHash: string,
): Promise<PrescriptionRow | undefined> {
  const ofConsult = eq(prescriptions.orderKey, orderKey);
  const [same] = await db
    .select()
    .from(prescriptions)
    .where(
      and(
        ofConsult,
        eq(prescriptions.contentHash, contentHash),
        inArray(prescriptions.state, [...running]),
      ),
    )
    .limit(1);
  if (same === undefined && (await db.$count(prescriptions, ofConsult)) >= mostOfConsult)
    refuse('rateLimited');
  return same;
}

type Prescribing = Awaited<ReturnType<typeof prescribingOf>>;

/** Writes the prescription, its doctor's signature and what the checks found. */
async function insertSigned(
  context: Signing,
  prescribing: Prescribing,
  { content, contentHash, findings }: Pick<Weighed, 'content' | 'contentHash' | 'findings'>,
  supersedes: string | undefined,
): Promise<PrescriptionRow> {
  const { db, now } = context;
  const { ownerId, doctorId, orderKey, patient, renewal } = prescribing;
  const prescriptionId = newId();
  const former =
    supersedes === undefined
      ? null
      : await supersede(context, prescribing, supersedes, prescriptionId);
  const reviewBefore = reviewBeforeOf(now);
  const { lines, ...rest } = content;
  const row = await insertNumbered(context, former?.number ?? null, {
    ...rest,
    lines: [...lines],
    prescriptionId,
    version: former === null ? 1 : former.version + 1,
    state: 'inReview',
    ownerId,
    patientId: patient.patientId,
    contentHash,
    signedAt: now,
    reviewBefore,
    dueAt: remindAtOf(reviewBefore),
    orderKey,
    renewedFrom: renewal?.prescriptionId ?? null,
    supersedes: former?.prescriptionId ?? null,
  });
  const { doctorName } = (await placesOfDoctors(db, [doctorId])).of(doctorId);
  const signer = {
    role: 'doctor',
    signerId: doctorId,
    name: textIn(doctorName, 'zh-Hans'),
  } as const;
  await db.insert(prescriptionSignatures).values({
    ...(await signHash(context, signer, contentHash)),
    ...signer,
    prescriptionId,
    contentHash,
    at: now,
  });
  await db.insert(prescriptionFindings).values({
    prescriptionId,
    stage: 'signing',
    findings: [...findings],
    by: doctorId,
    at: now,
  });
  return row;
}

/** Ends the former version, which a pharmacist returned, in favour of a new one. */
async function supersede(
  context: Signing,
  { orderKey, doctorId }: Prescribing,
  former: string,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const moved = await movePrescription(context, former, 'supersede', {
    supersededBy: prescriptionId,
  });
  if (moved === null) return refuse('prescriptionNotValid');
  if (moved.orderKey !== orderKey || moved.doctorId !== doctorId) return refuse('forbidden');
  return moved;
}

async function insertNumbered(
  { db }: Signing,
  number: string | null,
  values: Omit<typeof prescriptions.$inferInsert, 'number'>,
): Promise<PrescriptionRow> {
  for (let round = 0; round < tries; round += 1) {
    const [row] = await db
      .insert(prescriptions)
      .values({ ...values, number: number ?? newNumber() })
      .onConflictDoNothing({ target: [prescriptions.number, prescriptions.version] })
      .returning();
    if (row !== undefined) return row;
  }
  throw new Error('no number is free for a prescription');
}

/**
 * Prescribes nothing for a request to renew, and says why. A request that is decided stays as it is. Refuses another
 * consult with `forbidden`.
 */
export async function refuseRenewal(
  context: Signing,
  orderKey: string,
  reason: string,
): Promise<void> {
  const { db, services } = context;
  const before = await prescribingOf(context, orderKey);
  await lockToSay({ db, all: services.all }, orderKey);
  const { renewal, whyNot } = await prescribingOf(context, before.orderKey);
  if (renewal === null) return refuse('forbidden');
  if (renewal.state !== 'asked') return;
  if (whyNot !== null) refuse('conversationClosed');
  await decideRenewal(context, orderKey, { state: 'refused', reason });
  await sayRefused(context, orderKey, reason);
}
