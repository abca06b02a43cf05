import { and, eq, isNull } from 'drizzle-orm';
import { patients } from './tables';

/** The living family member of that id, if it is the owner's. */
export function ownRow(ownerId: string, patientId: string) {
  return and(
    eq(patients.patientId, patientId),
    eq(patients.ownerId, ownerId),
    isNull(patients.deletedAt),
  );
}
