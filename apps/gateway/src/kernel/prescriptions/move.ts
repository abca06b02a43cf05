import type { PrescriptionEvent } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import type { PrescriptionRow } from './tables';

type Moving = { readonly db: Queryable; readonly now: Date };

/** Moves a prescription by a guarded update; null where it is in none of the states from which the event begins. */
export async function movePrescription(
  _context: Moving,
  _prescriptionId: string,
  _event: PrescriptionEvent,
  _changed: Partial<PrescriptionRow> = {},
): Promise<PrescriptionRow | null> {
  throw new Error('not written yet');
}

/** Claims an approved, valid prescription for one order; null where another one has it or it is not valid. */
export async function claimPrescription(
  _context: Moving,
  _claim: { readonly prescriptionId: string; readonly orderNo: string },
): Promise<PrescriptionRow | null> {
  throw new Error('not written yet');
}

/** The order ended before anything was handed out: the prescription can be claimed again until its hour. */
export async function releasePrescription(
  _context: Moving,
  _claim: { readonly prescriptionId: string; readonly orderNo: string },
): Promise<void> {
  throw new Error('not written yet');
}

/** Medicines of it were handed over; `isAll` where no line is open, `handedLineIds` are those that the patient has. */
export async function markDispensed(
  _context: Moving,
  _dispensed: {
    readonly prescriptionId: string;
    readonly isAll: boolean;
    readonly handedLineIds: readonly string[];
  },
): Promise<void> {
  throw new Error('not written yet');
}
