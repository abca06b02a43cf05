import { sql } from 'drizzle-orm';
import type { Renewer } from '../../kernel/prescriptions/renewers';
import type { Queryable } from '../../platform/database';
import { firstFree } from './offers';
import { shieldedDoctors } from './shields';

const kind = 'convenient';

/**
 * Who renews what these doctors prescribed: each of them who takes renewals and whom the account still wants something
 * of, else the first free one of their department. One query, and one more for each department of the others.
 */
export async function findRenewers(
  db: Queryable,
  { ownerId, doctorIds }: { readonly ownerId: string; readonly doctorIds: readonly string[] },
): Promise<ReadonlyMap<string, Renewer>> {
  if (doctorIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; dept_id: string | null; takes: boolean }>(sql`
    select former.id, filed.standard_department_id as dept_id,
      former.id not in (${shieldedDoctors(ownerId)}) and exists (
        select from consult_services service
        where service.doctor_id = former.id and service.kind = ${kind} and service.is_open
      ) as takes
    from doctors former
    join hospital_departments filed on filed.id = former.hosp_dept_id
    where former.id = any(${sql.param([...doctorIds])}::text[])`);
  const others = new Map<string, string | null>();
  for (const { takes, dept_id: deptId } of rows)
    if (!takes && deptId !== null && !others.has(deptId))
      others.set(deptId, await firstFree(db, { kind, deptId, ownerId }));
  return new Map(
    rows.map(({ id, takes, dept_id: deptId }) => [
      id,
      { doctorId: takes ? id : (others.get(deptId ?? '') ?? null), deptId },
    ]),
  );
}
