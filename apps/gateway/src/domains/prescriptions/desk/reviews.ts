import type { medicineDeskShapes } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { DeskContext } from '../../../kernel/desk/desk-action';
import { readDrugs } from '../../../kernel/prescriptions/drugs';
import { shownNumber } from '../../../kernel/prescriptions/number';
import { placesOfDoctors } from '../../../kernel/prescriptions/places';
import {
  prescriptionFindings,
  prescriptionReviews,
  prescriptions,
  type Finding,
  type PrescriptionRow,
} from '../../../kernel/prescriptions/tables';

type Reviews = z.output<(typeof medicineDeskShapes)['list-reviews']['response']>;
type ReviewItem = Reviews['items'][number];

/** Most lines of the list. */
const shownAtMost = 100;

/** Days for which decided ones are listed. */
const decidedDays = 7;

const dayMs = 24 * 60 * 60_000;

const severities = ['forbidden', 'warning', 'notChecked', 'info'] as const;

const worstOf = (findings: readonly Finding[]): ReviewItem['worst'] =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;

const approvedStates: readonly PrescriptionRow['state'][] = [
  'approved',
  'claimed',
  'partlyDispensed',
  'dispensed',
];

function stateOf({ state }: PrescriptionRow): ReviewItem['state'] {
  if (state === 'inReview' || state === 'returned') return state;
  return approvedStates.includes(state) ? 'approved' : 'other';
}

/** Prescriptions that wait for a pharmacist, or were decided in the last days. */
export async function listReviews(
  { db, now, locale }: DeskContext,
  tab: 'waiting' | 'decided',
): Promise<Reviews> {
  const isWaiting = eq(prescriptions.state, 'inReview');
  const isDecided = gt(prescriptionReviews.at, new Date(now.getTime() - decidedDays * dayMs));
  const waiting = await db
    .select()
    .from(prescriptions)
    .where(isWaiting)
    .orderBy(asc(prescriptions.reviewBefore), asc(prescriptions.prescriptionId))
    .limit(tab === 'waiting' ? shownAtMost : 0);
  const decided = await db
    .select({ row: prescriptions })
    .from(prescriptionReviews)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, prescriptionReviews.prescriptionId))
    .where(isDecided)
    .orderBy(desc(prescriptionReviews.at), asc(prescriptions.prescriptionId))
    .limit(tab === 'decided' ? shownAtMost : 0);
  const rows = tab === 'waiting' ? waiting : decided.map(({ row }) => row);
  return {
    counts: {
      waiting: await db.$count(prescriptions, isWaiting),
      decided: await db.$count(prescriptionReviews, isDecided),
    },
    items: await itemsOf({ db, locale }, rows),
  };
}

async function itemsOf(
  { db, locale }: Pick<DeskContext, 'db' | 'locale'>,
  rows: readonly PrescriptionRow[],
): Promise<ReviewItem[]> {
  if (rows.length === 0) return [];
  const drugs = await readDrugs(db, [
    ...new Set(rows.flatMap(({ lines }) => lines.map(({ drugId }) => drugId))),
  ]);
  const places = await placesOfDoctors(
    db,
    rows.map(({ doctorId }) => doctorId),
  );
  const found = await db
    .select()
    .from(prescriptionFindings)
    .where(
      and(
        inArray(
          prescriptionFindings.prescriptionId,
          rows.map(({ prescriptionId }) => prescriptionId),
        ),
        eq(prescriptionFindings.stage, 'signing'),
      ),
    );
  const findingsOf = new Map(found.map((one) => [one.prescriptionId, one.findings]));
  return rows.map((row) => ({
    prescriptionId: row.prescriptionId,
    number: shownNumber(row.number),
    version: row.version,
    state: stateOf(row),
    patient: { name: row.patientName, gender: row.patientGender, age: row.patientAge },
    diagnosis: row.diagnosis,
    itemNames: row.lines.flatMap(({ drugId }) => {
      const drug = drugs.get(drugId);
      return drug === undefined ? [] : [textIn(drug.name, locale)];
    }),
    doctorName: textIn(places.of(row.doctorId).doctorName, locale),
    signedAt: row.signedAt.toISOString(),
    reviewBefore: row.reviewBefore.toISOString(),
    worst: worstOf(findingsOf.get(row.prescriptionId) ?? []),
  }));
}
