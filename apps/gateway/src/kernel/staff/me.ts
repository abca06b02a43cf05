// Owns: what the staff app shows of the person who is signed in.
// Must not know: how they signed in.
// Used by: the calls of the session.
import type { StaffMe, StaffRole } from '@xinglin/contract';
import { maskPhone, textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { deskActionsOf } from '../desk/desk-action';
import { mayDo } from '../desk/scope';
import { doctors, hospitalDepartments, hospitals } from '../places/tables';
import { titleText } from '../places/texts';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

const minuteMs = 60_000;

/** The names of the actions of the desk that some roles may do, in the order of their domains. */
function actionNamesFor(services: Services, roles: readonly StaffRole[]): string[] {
  return deskActionsOf(services)
    .filter((action) => mayDo(action, { roles }))
    .map(({ name }) => name);
}

async function doctorOf(
  db: Queryable,
  doctorId: string | null,
  locale: Locale,
): Promise<StaffMe['doctor']> {
  if (doctorId === null) return null;
  const [row] = await db
    .select({
      name: doctors.name,
      title: doctors.title,
      department: hospitalDepartments.name,
      hospital: hospitals.name,
    })
    .from(doctors)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(eq(doctors.id, doctorId));
  if (row === undefined) return null;
  return {
    doctorId,
    name: textIn(row.name, locale),
    title: titleText(row.title, locale),
    department: textIn(row.department, locale),
    hospital: textIn(row.hospital, locale),
  };
}

/** What the app shows of the session. Refuses with `sessionEnded` where it has just ended. */
export async function meOf(
  services: Services,
  { db, tokenId, locale }: { db: Queryable; tokenId: string; locale: Locale },
): Promise<StaffMe> {
  const [found] = await db
    .select({ row: staffAccounts, expiresAt: staffSessions.expiresAt })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, tokenId));
  const { row, expiresAt } = found ?? refuse('sessionEnded');
  const { config } = services;
  return {
    staffId: row.staffId,
    account: row.account,
    name: row.name,
    roles: row.roles,
    doctor: await doctorOf(db, row.doctorId, locale),
    mobile: row.mobile === null ? null : maskPhone(row.mobile),
    isOnDuty: row.isOnDuty,
    actions: actionNamesFor(services, row.roles),
    recoveryCodesLeft: row.recoveryHashes.length,
    refundLimitCents: config.staffRefundLimitCents,
    sessionEndsAt: expiresAt.toISOString(),
    idleMinutes: Math.round(config.staffIdleMs / minuteMs),
    isSandbox: config.sandbox,
  };
}
