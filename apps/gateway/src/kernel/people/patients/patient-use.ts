import type { Queryable } from '../../../platform/database';

/** Tells whether something open, an order for instance, still needs this patient. */
export type PatientUse = (db: Queryable, patientId: string, now: Date) => Promise<boolean>;

const registered = new Map<string, PatientUse>();

/** Lets a domain keep a patient from being deleted. Registering a name again replaces it. */
export function registerPatientUse(name: string, use: PatientUse): void {
  registered.set(name, use);
}

/** Whether any domain still needs the patient. */
export function isPatientInUse(db: Queryable, patientId: string, now: Date): Promise<boolean> {
  return anyOf(registered, db, patientId, now);
}

const news = new Map<string, PatientUse>();

/**
 * Lets a domain keep the proven number of a deleted patient for as long as it has something to tell them, a refund
 * for instance. Registering a name again replaces it.
 */
export function registerPatientNews(name: string, use: PatientUse): void {
  news.set(name, use);
}

/** Whether any domain still has something to tell the patient. */
export function isPatientAwaitingNews(
  db: Queryable,
  patientId: string,
  now: Date,
): Promise<boolean> {
  return anyOf(news, db, patientId, now);
}

async function anyOf(
  uses: ReadonlyMap<string, PatientUse>,
  db: Queryable,
  patientId: string,
  now: Date,
): Promise<boolean> {
  for (const use of uses.values()) {
    if (await use(db, patientId, now)) return true;
  }
  return false;
}
