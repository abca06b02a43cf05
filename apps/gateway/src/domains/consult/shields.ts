import type { consult, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { doctorShields } from './tables';

interface OneDoctor {
  readonly doctorId: string;
}

const ownShield = (ownerId: string, doctorId: string) =>
  and(eq(doctorShields.ownerId, ownerId), eq(doctorShields.doctorId, doctorId));

/** The ids of the doctors whom an account wants nothing more of, as a select. */
export const shieldedDoctors = (ownerId: string): SQL =>
  sql`select shield.doctor_id from doctor_shields shield where shield.owner_id = ${ownerId}`;

/** Whether an account wants nothing more of a doctor. */
export async function isShielded(
  db: Queryable,
  ownerId: string,
  doctorId: string,
): Promise<boolean> {
  return (await db.$count(doctorShields, ownShield(ownerId, doctorId))) > 0;
}

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
  return { isShielded: await isShielded(db, account, doctorId) };
}

/** The doctors whom the account shields itself from, the latest first. */
export async function listShields(
  _: unknown,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<(typeof consult)['listShieldedDoctors']>> {
  const rows = await db
    .select({
      shield: doctorShields,
      name: doctors.name,
      title: doctors.title,
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
    })
    .from(doctorShields)
    .innerJoin(doctors, eq(doctors.id, doctorShields.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctorShields.ownerId, account))
    .orderBy(desc(doctorShields.shieldedAt), desc(doctorShields.doctorId));
  return wholeList(
    rows.map(({ shield, name, title, hospitalName, hospDeptName }) => ({
      doctorId: shield.doctorId,
      name: textIn(name, locale),
      titleText: titleText(title, locale),
      hospitalName: textIn(hospitalName, locale),
      hospDeptName: textIn(hospDeptName, locale),
      shieldedAt: shield.shieldedAt.toISOString(),
    })),
  );
}
