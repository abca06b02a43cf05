import type { RenewalRefusal, RenewalSurvey } from '@xinglin/contract';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database';
import type { PrescriptionRow, RenewalRequestRow } from './tables';

/** Why each prescription cannot be renewed now, by its id; null for one that can. */
export async function renewalRefusals(
  _context: { readonly db: Queryable; readonly now: Date },
  _rows: readonly PrescriptionRow[],
): Promise<ReadonlyMap<string, RenewalRefusal | null>> {
  throw new Error('not written yet');
}

/** What a renewal of a prescription costs: 0 for one that ended unclaimed. */
export function renewalCents(_row: PrescriptionRow): number {
  throw new Error('not written yet');
}

/** The request to renew that a consult answers; null for another consult. */
export async function renewalOfConsult(
  _db: Queryable,
  _orderKey: string,
): Promise<(RenewalRequestRow & { readonly survey: z.output<typeof RenewalSurvey> }) | null> {
  throw new Error('not written yet');
}

/** Its doctor prescribed or refused, or its consult ended without either; decided once. */
export async function decideRenewal(
  _context: { readonly db: Queryable; readonly now: Date },
  _orderKey: string,
  _decision:
    | { readonly state: 'prescribed' | 'ended' }
    | { readonly state: 'refused'; readonly reason: string },
): Promise<void> {
  throw new Error('not written yet');
}
