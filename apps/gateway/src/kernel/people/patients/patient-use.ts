import type { Queryable } from '../../../platform/database';
import { collection, type Collection, type Parts } from '../../../platform/ports';

/** Tells whether something open, an order for instance, still needs this patient. */
export type PatientUse = (db: Queryable, patientId: string, now: Date) => Promise<boolean>;

/** Domains that keep a patient from being deleted. */
export const patientUses = collection<PatientUse>('patient uses');

/**
 * Domains that keep the proven number of a deleted patient for as long as they have something to tell them, a refund
 * for instance.
 */
export const patientNews = collection<PatientUse>('patient news');

/** What domains erase of a deleted patient: what was told of their health. It must bear being run again. */
export const patientErasures =
  collection<(db: Queryable, patientId: string) => Promise<void>>('patient erasures');

/** What the question is asked with: a call's context, or what a sweep has. */
export interface Asking {
  readonly db: Queryable;
  readonly now: Date;
  readonly all: Parts<unknown>['all'];
}

/** Whether any domain still needs the patient. */
export function isPatientInUse(asking: Asking, patientId: string): Promise<boolean> {
  return anyOf(patientUses, asking, patientId);
}

/** Whether any domain still has something to tell the patient. */
export function isPatientAwaitingNews(asking: Asking, patientId: string): Promise<boolean> {
  return anyOf(patientNews, asking, patientId);
}

async function anyOf(
  uses: Collection<PatientUse>,
  { db, now, all }: Asking,
  patientId: string,
): Promise<boolean> {
  for (const use of all(uses)) {
    if (await use(db, patientId, now)) return true;
  }
  return false;
}
