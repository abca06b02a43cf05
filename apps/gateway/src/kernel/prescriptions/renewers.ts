import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** Who renews what a doctor prescribed. */
export interface Renewer {
  /** The doctor, where they take renewals, else the first free one of the department; null where no one does. */
  readonly doctorId: string | null;
  /** Standard department of the doctor who prescribed; null where the hospital files it under none. */
  readonly deptId: string | null;
}

/** Finds by each doctor who prescribed the one who renews it for an account. */
type FindRenewers = (
  db: Queryable,
  wanted: { readonly ownerId: string; readonly doctorIds: readonly string[] },
) => Promise<ReadonlyMap<string, Renewer>>;

/** The consult domain contributes it. */
export const renewers = collection<FindRenewers>('renewers');
