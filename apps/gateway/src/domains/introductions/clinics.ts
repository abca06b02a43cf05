import type { introductions, RequestOf, ResponseOf } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import { type ClinicKind, isClinic } from '../../kernel/places/clinic-kinds';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof introductions;

// The keys of a record of every kind are the kinds.
const kinds = Object.entries(isClinic) as [ClinicKind, SQL][];

/** How many doctors and hospitals of an area (a province or a city) have each kind of clinic. */
export async function featuredClinics(
  { areaId }: RequestOf<Calls['listFeaturedClinics']>,
  { db }: CallContext,
): Promise<ResponseOf<Calls['listFeaturedClinics']>> {
  const here =
    areaId === undefined ? sql`true` : sql`${areaId} in (hospital.province_id, hospital.city_id)`;
  const counts = kinds.flatMap(([clinic, condition]) => [
    sql`count(distinct doctor.id) filter (where ${condition})::int as ${sql.identifier(`${clinic}_doctors`)}`,
    sql`count(distinct hospital.id) filter (where ${condition})::int as ${sql.identifier(`${clinic}_hospitals`)}`,
  ]);
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)}
    from doctor_sessions session
    join doctors doctor on doctor.id = session.doctor_id
    join hospitals hospital on hospital.id = doctor.hospital_id
    where ${here} and (${sql.join(Object.values(isClinic), sql` or `)})`);
  return wholeList(
    kinds.map(([clinic]) => ({
      clinic,
      doctorCount: rows[0]?.[`${clinic}_doctors`] ?? 0,
      hospitalCount: rows[0]?.[`${clinic}_hospitals`] ?? 0,
    })),
  );
}
