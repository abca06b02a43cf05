import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { prescriptions } from './tables';

/** The newest prescription that was signed in a consult and was neither cancelled nor replaced; null without one. */
export async function prescribedIn(db: Queryable, orderKey: string): Promise<string | null> {
  const [found] = await db
    .select({ prescriptionId: prescriptions.prescriptionId })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.orderKey, orderKey),
        notInArray(prescriptions.state, ['draft', 'cancelled', 'superseded']),
      ),
    )
    .orderBy(desc(prescriptions.signedAt), desc(prescriptions.version))
    .limit(1);
  return found?.prescriptionId ?? null;
}
