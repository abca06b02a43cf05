import { X509Certificate } from 'node:crypto';
import type { prescriptions as calls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { dispensings } from './dispensings';
import { readDrugs, shownItem, type ShownItem } from './drugs';
import { linesOf } from './line';
import { shownNumber } from './number';
import { placesOfDoctors } from './places';
import { renewalCents, renewalRefusals } from './renewals';
import {
  prescriptionReviews,
  prescriptions,
  prescriptionSignatures,
  type PrescriptionRow,
} from './tables';

export type ShownPrescription = ResponseOf<(typeof calls)['getPrescription']>;
export type ShownCard = ResponseOf<(typeof calls)['listPrescriptions']>['items'][number];

interface Reading {
  readonly db: Queryable;
  readonly now: Date;
  readonly locale: Locale;
  readonly all: Services['all'];
}

/** A prescription of an account; refuses another's as `forbidden`. A draft is its doctor's alone. */
export async function ownPrescription(
  db: Queryable,
  ownerId: string,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        eq(prescriptions.ownerId, ownerId),
        ne(prescriptions.state, 'draft'),
      ),
    );
  return row ?? refuse('forbidden');
}

/** The order that fills each prescription, or filled it last. */
async function ordersOf(
  { db, locale, all }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const read of all(dispensings))
    for (const [prescriptionId, { orderNo }] of await read(db, ids, locale))
      found.set(prescriptionId, orderNo);
  return found;
}

/** The lines of each prescription as people read them, in their order. */
async function itemsOf(
  { db, locale }: Reading,
  rows: readonly PrescriptionRow[],
): Promise<ReadonlyMap<string, readonly ShownItem[]>> {
  const drugIds = rows.flatMap(({ lines }) => lines.map(({ drugId }) => drugId));
  const drugs = await readDrugs(db, [...new Set(drugIds)]);
  return new Map(
    rows.map((row) => [
      row.prescriptionId,
      row.lines.map((line) => {
        const drug = drugs.get(line.drugId);
        // The list of medicines loses none: one that is no longer prescribed is only not listed.
        if (drug === undefined) throw new Error('a prescription of an unknown medicine');
        return shownItem(drug, line, { locale, isApproved: row.approvedAt !== null });
      }),
    ]),
  );
}

/** Prescriptions as lists show them, with their items, by a fixed number of queries. */
async function cardsWithItems(context: Reading, rows: readonly PrescriptionRow[]) {
  const { db, locale } = context;
  const ids = rows.map(({ prescriptionId }) => prescriptionId);
  const places = await placesOfDoctors(
    db,
    rows.map(({ doctorId }) => doctorId),
  );
  const items = await itemsOf(context, rows);
  const lines = await linesOf(context, rows);
  const refusals = await renewalRefusals(context, rows);
  const orderNos = await ordersOf(context, ids);
  return rows.map((row) => {
    const { prescriptionId, doctorId } = row;
    const line = lines.get(prescriptionId);
    if (line === undefined) throw new Error('a prescription without its line');
    const { doctorName, deptName, hospitalName } = places.of(doctorId);
    const own = items.get(prescriptionId) ?? [];
    const card: ShownCard = {
      prescriptionId,
      number: shownNumber(row.number),
      version: row.version,
      state: row.state,
      patientId: row.patientId,
      patientName: row.patientName,
      diagnosis: row.diagnosis,
      itemNames: own.map(({ name }) => name),
      days: Math.max(1, ...row.lines.map(({ days }) => days)),
      doctorId,
      doctorName: textIn(doctorName, locale),
      deptName: textIn(deptName, locale),
      signedAt: row.signedAt.toISOString(),
      validUntil: row.validUntil?.toISOString() ?? null,
      line,
      orderNo: row.claimedBy ?? orderNos.get(prescriptionId) ?? null,
      runsOutOn: row.runsOutOn,
      renewal: refusals.get(prescriptionId) ?? null,
    };
    return { row, card, items: own, hospitalName: textIn(hospitalName, locale) };
  });
}

/** Prescriptions as lists show them, in the order given. */
export async function prescriptionCards(
  context: Reading,
  rows: readonly PrescriptionRow[],
): Promise<ShownCard[]> {
  if (rows.length === 0) return [];
  return (await cardsWithItems(context, rows)).map(({ card }) => card);
}

/** Prescriptions as their pages show them, in the order given, by a fixed number of queries. */
export async function prescriptionDetails(
  context: Reading,
  rows: readonly PrescriptionRow[],
): Promise<ShownPrescription[]> {
  if (rows.length === 0) return [];
  const { db, now } = context;
  const ids = rows.map(({ prescriptionId }) => prescriptionId);
  const reviews = await db
    .select()
    .from(prescriptionReviews)
    .where(inArray(prescriptionReviews.prescriptionId, ids));
  const signatures = await db
    .select()
    .from(prescriptionSignatures)
    .where(inArray(prescriptionSignatures.prescriptionId, ids));
  return (await cardsWithItems(context, rows)).map(({ row, card, items, hospitalName }) => {
    const { prescriptionId } = row;
    const review = reviews.find((one) => one.prescriptionId === prescriptionId);
    return {
      ...card,
      hospitalName,
      patientAge: row.patientAge,
      patientGender: row.patientGender,
      items: [...items],
      note: row.note,
      review:
        review === undefined
          ? null
          : {
              pharmacistName: review.pharmacistName,
              at: review.at.toISOString(),
              isApproved: review.isApproved,
              reason: review.reason,
            },
      signatures: signatures
        .filter((one) => one.prescriptionId === prescriptionId)
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ role, name, at, certificate, isSandbox }) => ({
          role,
          name,
          at: at.toISOString(),
          certificate: new X509Certificate(certificate).subject,
          isSandbox,
        })),
      contentHash: row.contentHash,
      orderKey: row.orderKey,
      renewedFrom: row.renewedFrom,
      supersededBy: row.supersededBy,
      supersedes: row.supersedes,
      renewalCents: renewalCents(row, now),
    };
  });
}

/** A prescription as its page shows it. */
export async function prescriptionDetail(
  context: Reading,
  row: PrescriptionRow,
): Promise<ShownPrescription> {
  const [shown] = await prescriptionDetails(context, [row]);
  if (shown === undefined) throw new Error('a prescription that is not shown');
  return shown;
}
