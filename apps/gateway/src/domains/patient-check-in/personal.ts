import { desc, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { patientCheckIns } from './tables';

/** Everything that an account told doctors beforehand, for its owner to take along. */
export async function exportedCheckIns(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(patientCheckIns)
    .where(eq(patientCheckIns.ownerId, ownerId))
    .orderBy(desc(patientCheckIns.toldAt));
  return rows.map(({ orderNo, condition, pictures, toldAt }) => ({
    orderNo,
    condition,
    fileIds: pictures,
    toldAt,
  }));
}

/** Forgets what an account told doctors; its pictures go with its files. */
export async function eraseCheckIns(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(patientCheckIns).where(eq(patientCheckIns.ownerId, ownerId));
}

/** Forgets what was told of a patient who was deleted. */
export async function eraseCheckInsOf(db: Queryable, patientId: string): Promise<void> {
  const theirs = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.patientId, patientId));
  await db.delete(patientCheckIns).where(inArray(patientCheckIns.orderNo, theirs));
}
