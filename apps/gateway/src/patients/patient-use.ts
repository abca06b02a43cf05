import type { Queryable } from '../platform/database';

/** Tells whether something open, an order for instance, still needs this patient. */
export type PatientUse = (db: Queryable, patientId: string, now: Date) => Promise<boolean>;

const registered = new Map<string, PatientUse>();

/** Lets a domain keep a patient from being deleted. Registering a name again replaces it. */
export function registerPatientUse(name: string, use: PatientUse): void {
  registered.set(name, use);
}

/** Whether any domain still needs the patient. */
export async function isPatientInUse(
  db: Queryable,
  patientId: string,
  now: Date,
): Promise<boolean> {
  for (const use of registered.values()) {
    if (await use(db, patientId, now)) return true;
  }
  return false;
}
