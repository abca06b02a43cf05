import { eq } from 'drizzle-orm';
import { accurateReserveExperts } from '../domains/accurate-reserve/tables';
import { hospitalDepartments, standardDepartments } from '../kernel/places/tables';
import type { Database } from '../platform/database';

/** Has a doctor take requests about bones and joints. */
export async function takeRequests(
  db: Database,
  { doctorId, hospDeptId }: { readonly doctorId: string; readonly hospDeptId: string },
): Promise<void> {
  const name = { 'zh-Hans': '骨科', 'zh-Hant': '骨科', en: 'Orthopaedics' };
  await db
    .insert(standardDepartments)
    .values({ id: 'orthopaedics', name, icon: 'bone', position: 1 })
    .onConflictDoNothing();
  await db
    .update(hospitalDepartments)
    .set({ standardDepartmentId: 'orthopaedics' })
    .where(eq(hospitalDepartments.id, hospDeptId));
  await db
    .insert(accurateReserveExperts)
    .values({ doctorId, auditWithinHours: 24, payWithinMinutes: 120 });
}
