import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { doctors } from '../../kernel/places/tables';
import { doctorShields } from './tables';

interface OneDoctor {
  readonly doctorId: string;
}

const ownShield = (ownerId: string, doctorId: string) =>
  and(eq(doctorShields.ownerId, ownerId), eq(doctorShields.doctorId, doctorId));

/** The account wants nothing more of a doctor; refuses an unknown one. */
export async function shieldDoctor(
  { doctorId }: OneDoctor,
  { db, account: ownerId, now }: CallContext,
): Promise<{ done: true }> {
  if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) refuse('forbidden');
  await db
    .insert(doctorShields)
    .values({ ownerId, doctorId, shieldedAt: now })
    .onConflictDoNothing();
  return { done: true };
}

export async function removeShield(
  { doctorId }: OneDoctor,
  { db, account }: CallContext,
): Promise<{ done: true }> {
  await db.delete(doctorShields).where(ownShield(account, doctorId));
  return { done: true };
}

export async function shieldStatus(
  { doctorId }: OneDoctor,
  { db, account }: CallContext,
): Promise<{ isShielded: boolean }> {
  return { isShielded: (await db.$count(doctorShields, ownShield(account, doctorId))) > 0 };
}
