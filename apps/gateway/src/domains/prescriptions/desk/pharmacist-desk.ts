import { medicineDeskShapes } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { DeskActor } from '../../../kernel/desk/actor';
import { deskAction, type DeskContext } from '../../../kernel/desk/desk-action';
import { readHealthFacts } from '../../../kernel/prescriptions/health-facts';
import { prescriptionDetails } from '../../../kernel/prescriptions/read';
import {
  findingsNow,
  reviewPrescription,
  type Reviewer,
} from '../../../kernel/prescriptions/review';
import {
  prescriptionFindings,
  prescriptions,
  type Finding,
  type PrescriptionRow,
} from '../../../kernel/prescriptions/tables';
import { refuse } from '../../../platform/refusal';
import { listReviews } from './reviews';
import { allergiesOf, isPrescriptionOfDoctor } from './rules';

const subject = ({ prescriptionId }: { readonly prescriptionId: string }) => prescriptionId;

async function findPrescription(
  { db }: Pick<DeskContext, 'db'>,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  return row === undefined || row.state === 'draft' ? refuse('forbidden') : row;
}

/** Whether the reader may decide a prescription: a pharmacist, or the hospital's system for one; never its own doctor. */
function mayReview(actor: DeskActor, { doctorId }: PrescriptionRow): boolean {
  if (actor.kind === 'key') return true;
  return actor.roles.includes('pharmacist') && actor.doctorId !== doctorId;
}

/** What the checks say: now while it waits, else what they said when it was decided. */
async function shownFindings(
  context: DeskContext,
  row: PrescriptionRow,
): Promise<readonly Finding[]> {
  if (row.state === 'inReview') return findingsNow(context, row);
  const stages = await context.db
    .select()
    .from(prescriptionFindings)
    .where(eq(prescriptionFindings.prescriptionId, row.prescriptionId));
  const last =
    stages.find(({ stage }) => stage === 'review') ??
    stages.find(({ stage }) => stage === 'signing');
  return last?.findings ?? [];
}

/** As whom the caller signs a review. */
function reviewerOf({ actor, staff }: DeskContext): Reviewer {
  if (actor.kind === 'staff')
    return { signerId: actor.staffId, name: actor.name, staffId: actor.staffId };
  // The hospital's system names the pharmacist, and answers for who that is.
  return { signerId: `key:${actor.keyName}`, name: staff, staffId: null };
}

/** What pharmacists do with prescriptions. */
export const pharmacistPrescriptionDesk = [
  deskAction({
    name: 'list-reviews',
    summary:
      'Prescriptions that wait for a pharmacist, those whose promise ends first standing first, or those decided in the last week.',
    roles: ['pharmacist'],
    isRead: true,
    ...medicineDeskShapes['list-reviews'],
    handle: ({ tab }, context) => listReviews(context, tab),
  }),
  deskAction({
    name: 'open-prescription',
    summary: 'One prescription with what the checks found, for its doctor and the pharmacists.',
    roles: ['doctor', 'pharmacist'],
    isRead: true,
    isOfDoctor: isPrescriptionOfDoctor,
    ...medicineDeskShapes['open-prescription'],
    subject,
    async handle({ prescriptionId }, context) {
      const { db, now, locale, services, actor } = context;
      const row = await findPrescription(context, prescriptionId);
      const former =
        row.supersedes === null ? [] : [await findPrescription(context, row.supersedes)];
      const [shown, shownFormer] = await prescriptionDetails(
        { db, now, locale, all: services.all },
        [row, ...former],
      );
      if (shown === undefined) throw new Error('a prescription that is not shown');
      const facts = await readHealthFacts(db, row.patientId);
      return {
        ...shown,
        allergies: allergiesOf(facts, locale),
        isPregnant: facts.isPregnant,
        findings: [...(await shownFindings(context, row))],
        reviewBefore: row.reviewBefore.toISOString(),
        mayReview: row.state === 'inReview' && mayReview(actor, row),
        former: shownFormer ?? null,
      };
    },
  }),
  deskAction({
    name: 'review-prescription',
    summary:
      'Approves a prescription by a signature over the content that was read, or returns it to its doctor with a reason.',
    roles: ['pharmacist'],
    ...medicineDeskShapes['review-prescription'],
    subject,
    async handle(input, context) {
      const { prescriptionId } = input;
      const row = await findPrescription(context, prescriptionId);
      if (!mayReview(context.actor, row)) refuse('forbidden');
      await reviewPrescription(context, input, reviewerOf(context));
      return { prescriptionId };
    },
  }),
];
