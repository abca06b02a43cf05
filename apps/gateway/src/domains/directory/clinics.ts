import { sql, type SQL } from 'drizzle-orm';
import { type ClinicKind, isClinic } from '../../kernel/places/clinic-kinds';
import { communityClinicLevel } from '../../kernel/places/community-clinics';

/** Condition that the timetable of the doctor `found` has such a clinic. */
export function doctorHasClinic(clinic: ClinicKind): SQL {
  return sql`exists (
    select 1 from doctor_sessions session where session.doctor_id = found.id and ${isClinic[clinic]})`;
}

/** Condition that the hospital `found` has the standard department. */
export function hospitalHasDepartment(deptId: string): SQL {
  return sql`found.id in (
    select hospital_id from hospital_departments where standard_department_id = ${deptId})`;
}

/** Condition that the doctor `found` works in the clinic of a community. */
export const doctorInCommunityClinic: SQL = sql`found.id in (
  select doctor.id from doctors doctor join hospitals hospital on hospital.id = doctor.hospital_id
  where hospital.level = ${communityClinicLevel})`;
