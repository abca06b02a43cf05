import type { ResponseOf, prescriptions as calls } from '@xinglin/contract';
import { medicineLine, type DispensingFacts } from '@xinglin/rules';
import { inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import { doctorNames } from '../places/doctor-names';
import { dispensings } from './dispensings';
import { prescriptionReviews, type PrescriptionRow } from './tables';

export type ShownLine = ResponseOf<(typeof calls)['getPrescription']>['line'];

/** The line of truth of each prescription, by its id, as it is at `now`; a fixed number of queries for any number. */
export async function linesOf(
  {
    db,
    now,
    locale,
    all,
  }: {
    readonly db: Queryable;
    readonly now: Date;
    readonly locale: Locale;
    readonly all: Services['all'];
  },
  rows: readonly PrescriptionRow[],
): Promise<ReadonlyMap<string, ShownLine>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ prescriptionId }) => prescriptionId);
  const nameOf = await doctorNames(
    db,
    rows.map(({ doctorId }) => doctorId),
    locale,
  );
  const reviews = await db
    .select({
      prescriptionId: prescriptionReviews.prescriptionId,
      name: prescriptionReviews.pharmacistName,
    })
    .from(prescriptionReviews)
    .where(inArray(prescriptionReviews.prescriptionId, ids));
  const pharmacists = new Map(reviews.map(({ prescriptionId, name }) => [prescriptionId, name]));
  const orders = new Map<string, DispensingFacts>();
  for (const read of all(dispensings))
    for (const [prescriptionId, order] of await read(db, ids, locale))
      orders.set(prescriptionId, order);
  return new Map(
    rows.map((row) => {
      const { prescriptionId, state, signedAt, reviewBefore, approvedAt, validUntil } = row;
      const prescription = {
        state,
        doctorName: nameOf(row.doctorId),
        pharmacistName: pharmacists.get(prescriptionId) ?? null,
        signedAt,
        reviewBefore,
        approvedAt,
        validUntil,
        endedAt: row.endedAt,
        lineCount: row.lines.length,
      };
      const order = orders.get(prescriptionId) ?? null;
      return [prescriptionId, medicineLine({ prescription, order }, now)];
    }),
  );
}
