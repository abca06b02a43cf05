import { sql } from 'drizzle-orm';
import { hasPlaceToday } from '../../kernel/places/today';
import type { CallContext } from '../../platform/context';

/**
 * How many hospitals of an area, or of all, have a place left today. Each is answered by the first place found, so that
 * it costs a few rows of an index a hospital.
 */
export async function hospitalsOpenToday(
  areaId: string | undefined,
  { db, now }: CallContext,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from hospitals hospital
    where ${
      areaId === undefined
        ? sql`true`
        : sql`${areaId} in (hospital.province_id, hospital.city_id, hospital.district_id)`
    }
    and exists (
      select 1 from doctors member
      join lateral (
        select 1 from shift_cases shift where shift.doctor_id = member.id and ${hasPlaceToday(now)} limit 1
      ) met on true
      where member.hospital_id = hospital.id)`);
  return rows[0]?.count ?? 0;
}
