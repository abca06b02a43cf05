import type { prescriptions as calls, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import type { PrescriptionRow } from './tables';

type Verified = ResponseOf<(typeof calls)['verifyPrescription']>;

/** Whether a prescription is still what was signed: its hash computed again, both signatures checked. */
export async function verifyPrescription(
  _context: { readonly db: Queryable; readonly now: Date },
  _row: PrescriptionRow,
): Promise<Verified> {
  throw new Error('not written yet');
}
