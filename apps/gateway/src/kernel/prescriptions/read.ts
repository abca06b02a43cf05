import type { prescriptions as calls, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import type { PrescriptionRow } from './tables';

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
  _db: Queryable,
  _ownerId: string,
  _prescriptionId: string,
): Promise<PrescriptionRow> {
  throw new Error('not written yet');
}

/** Prescriptions as lists show them, in the order given. */
export async function prescriptionCards(
  _context: Reading,
  _rows: readonly PrescriptionRow[],
): Promise<ShownCard[]> {
  throw new Error('not written yet');
}

/** A prescription as its page shows it. */
export async function prescriptionDetail(
  _context: Reading,
  _row: PrescriptionRow,
): Promise<ShownPrescription> {
  throw new Error('not written yet');
}
