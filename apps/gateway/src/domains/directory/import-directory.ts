import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  areas,
  doctors,
  doctorSessions,
  hospitalDepartments,
  hospitals,
} from '../../kernel/places/tables';
import type { Transaction } from '../../platform/database';
import { localised, localisedList } from '../../platform/translate';
import { refuse } from '../../platform/refusal';
import type { Batch } from './import-rows';
import { indexPlaces } from './index-places';
import { localisedPersonName } from './seed/names';
import { makeShiftsOf } from './shifts';

type Both = { readonly 'zh-Hans': string; readonly en: string };
const both = (text: Both) => localised(text['zh-Hans'], text.en);
const listed = (texts: readonly Both[]) =>
  localisedList(texts.map((text) => [text['zh-Hans'], text.en] as const));

/**
 * Writes what one piece tells over what was known under the same ids, and makes it found: search, counts, shifts. Refuses
 * with `invalidFields` where it names an area, a hospital or a department that there is not.
 */
export async function importBatch(db: Transaction, batch: Batch, now: Date): Promise<void> {
  const districts = await placesOf(db, batch);
  await write(
    db,
    hospitals,
    batch.hospitals.map(({ districtId, ...hospital }) => ({
      ...hospital,
      ...(districts.get(districtId) ?? unknown('hospitals', districtId)),
      name: both(hospital.name),
      address: both(hospital.address),
      introduction: both(hospital.introduction),
      trafficGuide: both(hospital.trafficGuide),
      tags: listed(hospital.tags),
      bring: listed(hospital.bring),
    })),
  );
  const [groups, parts] = [true, false].map((isGroup) =>
    batch.departments.filter(({ parentId }) => (parentId === null) === isGroup),
  );
  // A group may stand behind what it holds.
  for (const rows of [groups ?? [], parts ?? []])
    await write(
      db,
      hospitalDepartments,
      rows.map((department) => ({
        ...department,
        name: both(department.name),
        clinicAddress: both(department.clinicAddress),
      })),
    );
  const homes = await departmentsOf(db, batch);
  await write(
    db,
    doctors,
    batch.doctors.map(({ departmentId, sessions: _sessions, ...doctor }) => ({
      ...doctor,
      hospDeptId: departmentId,
      hospitalId: homes.get(departmentId) ?? unknown('doctors', departmentId),
      name:
        doctor.name.en === undefined
          ? localisedPersonName(doctor.name['zh-Hans'])
          : localised(doctor.name['zh-Hans'], doctor.name.en),
      speciality: both(doctor.speciality),
      introduction: both(doctor.introduction),
      tags: listed(doctor.tags),
      praisePerMille: 0,
      visitCount: 0,
    })),
    ['praisePerMille', 'visitCount'],
  );
  const doctorIds = batch.doctors.map(({ id }) => id);
  if (doctorIds.length > 0) {
    await db.delete(doctorSessions).where(inArray(doctorSessions.doctorId, doctorIds));
    const sessions = batch.doctors.flatMap(({ id: doctorId, sessions: own }) =>
      own.map((session) => ({ ...session, doctorId })),
    );
    if (sessions.length > 0) await db.insert(doctorSessions).values(sessions);
    await makeShiftsOf(db, doctorIds, now);
  }
  await indexPlaces(db, {
    hospitalIds: batch.hospitals.map(({ id }) => id),
    departmentIds: batch.departments.map(({ id }) => id),
    doctorIds,
  });
}

/** Inserts rows, or changes those of the same ids; `kept` columns stay as they are. */
async function write<Table extends PgTable>(
  db: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  kept: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const changed: [string, SQL][] = Object.entries(columns)
    .filter(([key]) => key !== 'id' && given.has(key) && !kept.includes(key))
    .map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]);
  // Each of these tables has the column `id`; what is set are its own columns by their keys.
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({
      target: columns['id'] as never,
      set: Object.fromEntries(changed) as never,
    });
}

/** Province, city and district of each district that hospitals name. */
async function placesOf(db: Transaction, { hospitals: given }: Batch) {
  const ids = [...new Set(given.map(({ districtId }) => districtId))];
  if (ids.length === 0) return new Map<string, never>();
  const { rows } = await db.execute<{ district: string; city: string; province: string }>(sql`
    SELECT district.id AS district, city.id AS city, city.parent_id AS province
    FROM ${areas} district JOIN ${areas} city ON city.id = district.parent_id
    WHERE district.level = 'district' AND district.id IN ${ids}`);
  return new Map(
    rows.map(({ district, city, province }) => [
      district,
      { districtId: district, cityId: city, provinceId: province },
    ]),
  );
}

/** The hospital of each department that doctors name. */
async function departmentsOf(db: Transaction, batch: Batch): Promise<Map<string, string>> {
  const ids = [...new Set(batch.doctors.map(({ departmentId }) => departmentId))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: hospitalDepartments.id, hospitalId: hospitalDepartments.hospitalId })
    .from(hospitalDepartments)
    .where(inArray(hospitalDepartments.id, ids));
  return new Map(rows.map(({ id, hospitalId }) => [id, hospitalId]));
}

function unknown(path: string, id: string): never {
  return refuse('invalidFields', { data: { fields: [{ path, code: 'unknown', message: id }] } });
}
