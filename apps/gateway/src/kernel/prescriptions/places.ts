import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Localised } from '../../platform/localised';
import { doctors, hospitalDepartments, hospitals } from '../places/tables';

/** Where a doctor works. */
interface DoctorPlace {
  readonly doctorName: Localised;
  readonly deptName: Localised;
  readonly hospitalName: Localised;
  /** IANA zone of the hospital. */
  readonly timeZone: string;
}

/** Where doctors work, by one query; `of` throws for one that was not read. */
export async function placesOfDoctors(
  db: Queryable,
  doctorIds: readonly string[],
): Promise<{ readonly of: (doctorId: string) => DoctorPlace }> {
  const rows = await db
    .select({
      doctorId: doctors.id,
      doctorName: doctors.name,
      deptName: hospitalDepartments.name,
      hospitalName: hospitals.name,
      timeZone: hospitals.timeZone,
    })
    .from(doctors)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(inArray(doctors.id, [...new Set(doctorIds)]));
  const places = new Map(rows.map(({ doctorId, ...place }) => [doctorId, place]));
  return {
    of(doctorId) {
      const place = places.get(doctorId);
      if (place === undefined) throw new Error('a prescription of an unknown doctor');
      return place;
    },
  };
}
