import type { StaffRole } from '@xinglin/contract';
import { and, arrayOverlaps, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { StaffActor } from '../../desk/actor';
import { staffAccounts } from '../../desk/staff/tables';
import type { StaffGroup } from '../topics';
import type { StaffAudience } from './staff-event';
import { staffNotices } from './tables';

/** Most doctors who are notified of one consult. */
export const doctorsAtMost = 50;

/** Who is notified where no doctor can take a consult. */
const withoutDoctor: readonly StaffRole[] = ['service'];

/** For whom one row of a notice is; exactly one of them is set. */
export interface NoticeReader {
  readonly doctorId: string | null;
  readonly roles: StaffRole[] | null;
  readonly staffId: string | null;
}

/** The rows that an event is written in: one for each doctor, else one. */
export function readersOf(audience: StaffAudience): readonly NoticeReader[] {
  const none = { doctorId: null, roles: null, staffId: null };
  if ('staffId' in audience) return [{ ...none, staffId: audience.staffId }];
  if ('roles' in audience) return [{ ...none, roles: [...audience.roles] }];
  const doctorIds = [...new Set(audience.doctorIds)].slice(0, doctorsAtMost);
  if (doctorIds.length === 0) return [{ ...none, roles: [...withoutDoctor] }];
  return doctorIds.map((doctorId) => ({ ...none, doctorId }));
}

/** The groups that hear of a row. */
export function groupsOf({ doctorId, roles, staffId }: NoticeReader): readonly StaffGroup[] {
  if (doctorId !== null) return [`doctor:${doctorId}`];
  if (staffId !== null) return [`person:${staffId}`];
  return (roles ?? []).map((role): StaffGroup => `role:${role}`);
}

/** The accounts, open ones alone, that rows are for. */
export function accountsOf(readers: readonly NoticeReader[]): SQL | undefined {
  const doctorIds = readers.flatMap(({ doctorId }) => doctorId ?? []);
  const staffIds = readers.flatMap(({ staffId }) => staffId ?? []);
  const roles = readers.flatMap((reader) => reader.roles ?? []);
  return and(
    isNull(staffAccounts.closedAt),
    or(
      doctorIds.length === 0 ? sql`false` : inArray(staffAccounts.doctorId, doctorIds),
      staffIds.length === 0 ? sql`false` : inArray(staffAccounts.staffId, staffIds),
      roles.length === 0 ? sql`false` : arrayOverlaps(staffAccounts.roles, roles),
    ),
  );
}

/** The notices that are for a person of the staff; what they caused themselves is not. */
export function noticesFor({ staffId, roles, doctorId }: StaffActor): SQL | undefined {
  return and(
    or(
      eq(staffNotices.staffId, staffId),
      doctorId === null ? sql`false` : eq(staffNotices.doctorId, doctorId),
      arrayOverlaps(staffNotices.roles, [...roles]),
    ),
    sql`${staffNotices.facts} ->> 'exceptStaffId' IS DISTINCT FROM ${staffId}`,
  );
}
