import { maskName } from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { patients } from './tables';
import type { CallContext } from '../../../platform/context';

/** Whom what is said in public is signed by, masked: the patient it was for, else the account's holder; null where neither has a name. */
export async function authorNameOf(
  { db, account }: CallContext,
  patientId: string | null = null,
): Promise<string | null> {
  const [patient] = await db
    .select({ name: patients.name })
    .from(patients)
    .where(
      and(
        eq(patients.ownerId, account),
        patientId === null ? undefined : eq(patients.patientId, patientId),
      ),
    )
    .orderBy(sql`${patients.relation} = 'self' DESC`, patients.place)
    .limit(1);
  return patient === undefined ? null : maskName(patient.name);
}
