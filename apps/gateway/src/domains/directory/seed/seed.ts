import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { communityClinicLevel } from '../../../kernel/places/community-clinics';
import { topUpShifts } from '../shifts';
import {
  areas,
  doctors,
  doctorSessions,
  hospitalDepartments,
  hospitals,
  notices,
  standardDepartments,
} from '../../../kernel/places/tables';
import { doctorSearch, hospitalSearch } from '../tables';
import { areaRows } from './area-rows';
import { bulkInsert } from '../../../platform/bulk-insert';
import { type DoctorRow, planDoctors, planSessions, type SessionRow } from './doctor-rows';
import { type PlannedHospital, type PlanSize, planHospitals } from './hospital-rows';
import { noticeRows } from './portal-rows';
import { createRandom, type Random } from '../../../platform/random';
import { doctorSearchRow, hospitalSearchRow } from './search-rows';
import { departmentNamesAbroad } from './department-names';
import { standardDepartmentList } from './standard-departments';
import { localised } from '../../../platform/translate';

/** How many hospitals and doctors each size has. */
export const seedSizes: Readonly<Record<'demo' | 'full', PlanSize>> = {
  demo: { hospitals: 60, doctors: 1500, share: 'demo' },
  full: { hospitals: 7800, doctors: 280_000, share: 'full' },
};

/** The hospitals of the channels' own regions, besides those of a demo. */
const regionSize: PlanSize = { hospitals: 6, doctors: 120, share: 'region' };
/** The clinics of communities in the cities of a demo. */
const communitySize: PlanSize = {
  hospitals: 20,
  doctors: 140,
  share: 'demo',
  of: { kind: 'community', level: communityClinicLevel },
};

/** What {@link seed} is told. */
export interface SeedOptions {
  readonly size: 'none' | 'demo' | 'full';
  /** The day from which shifts are made; everything else does not depend on it but notices. */
  readonly now: Date;
}

/**
 * Fills the directory of an empty database: areas and standard departments, and unless `size` is `none` invented hospitals, departments, doctors, timetables,
 * search rows, notices, tabs, and the shifts from today on. The same size always gives the same
 * directory. Runs in one transaction, so a broken run leaves nothing behind.
 */
export async function seed(db: Queryable, { size, now }: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await seedPlaces(tx);
    if (size === 'none') return;
    // Many small insertions into a GIN index cost more than building it once.
    const rebuild =
      size === 'full'
        ? await setIndexesAside(tx, ['doctor_search_lexemes', 'doctor_search_score'])
        : [];
    await seedRows(tx, seedSizes[size], now);
    for (const definition of rebuild) await tx.execute(sql.raw(definition));
    await topUpShifts(tx, now);
    await tx.execute(
      sql`analyze areas, hospitals, hospital_departments, doctors, shift_cases, doctor_search, hospital_search`,
    );
  });
}

/** Drops the named indexes and gives the statements that make them again. */
async function setIndexesAside(db: Queryable, names: readonly string[]): Promise<string[]> {
  const definitions: string[] = [];
  for (const name of names) {
    const found = await db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where schemaname = current_schema() and indexname = ${name}`,
    );
    definitions.push(...found.rows.map((row) => row.indexdef));
    await db.execute(sql`drop index ${sql.identifier(name)}`);
  }
  return definitions;
}

/** What is no hospital's own: areas, and departments as people look for them. */
async function seedPlaces(db: Queryable): Promise<void> {
  await bulkInsert(db, areas, areaRows());
  await bulkInsert(
    db,
    standardDepartments,
    standardDepartmentList.map((standard, position) => ({
      id: standard.id,
      name: { ...localised(...standard.name), ...departmentNamesAbroad[standard.id] },
      icon: standard.icon,
      position,
    })),
  );
}

async function seedRows(db: Queryable, size: PlanSize, now: Date): Promise<void> {
  const random = createRandom(20_261_120);
  const areaList = areaRows();
  const plans = planHospitals(random, size, areaList);
  // By chance of their own, so that they change nothing elsewhere.
  const regionRandom = createRandom(20_261_121);
  const regionPlans =
    size.share === 'demo' ? planHospitals(regionRandom, regionSize, areaList, plans.length) : [];
  const communityRandom = createRandom(20_261_122);
  const before = plans.length + regionPlans.length;
  const communityPlans =
    size.share === 'demo' ? planHospitals(communityRandom, communitySize, areaList, before) : [];
  const allPlans = [...plans, ...regionPlans, ...communityPlans];
  await bulkInsert(
    db,
    hospitals,
    allPlans.map((plan) => plan.row),
  );
  await bulkInsert(
    db,
    hospitalDepartments,
    allPlans.flatMap((plan) => plan.departmentRows),
  );
  const cityNames = new Map(
    areaList.map((area) => [area.id, `${area.name['zh-Hans']} ${area.name.en} ${area.pinyin}`]),
  );
  await bulkInsert(
    db,
    hospitalSearch,
    allPlans.map((plan) => hospitalSearchRow(plan, cityNames.get(plan.row.cityId) ?? '')),
  );
  await seedDoctors(db, random, plans, size.share === 'full');
  await seedDoctors(db, regionRandom, regionPlans, false, plans.length, size.doctors);
  const doctorsBefore = size.doctors + regionSize.doctors;
  await seedDoctors(db, communityRandom, communityPlans, false, before, doctorsBefore);
  await bulkInsert(db, notices, noticeRows(random, now, plans));
  await countDoctors(db);
}

async function seedDoctors(
  db: Queryable,
  random: Random,
  plans: readonly PlannedHospital[],
  few: boolean,
  hospitalsBefore = 0,
  doctorsBefore = 0,
): Promise<void> {
  let pending: {
    doctor: DoctorRow;
    search: typeof doctorSearch.$inferInsert;
    sessions: SessionRow[];
  }[] = [];
  const flush = async () => {
    await bulkInsert(
      db,
      doctors,
      pending.map((entry) => entry.doctor),
    );
    await bulkInsert(
      db,
      doctorSearch,
      pending.map((entry) => entry.search),
    );
    await bulkInsert(
      db,
      doctorSessions,
      pending.flatMap((entry) => entry.sessions),
    );
    pending = [];
  };
  let nextId = 10_000_001 + doctorsBefore;
  for (const [place, plan] of plans.entries()) {
    for (const { department, ...doctor } of planDoctors(
      random,
      plan,
      hospitalsBefore + place,
      nextId,
    )) {
      pending.push({
        doctor,
        search: doctorSearchRow(doctor, department, plan.row),
        sessions: planSessions(random, doctor, few),
      });
    }
    nextId += plan.doctors;
    // A large directory never lies in memory as a whole.
    if (pending.length >= 4000) await flush();
  }
  await flush();
}

/** Writes the counts that lists show, from the rows themselves. */
async function countDoctors(db: Queryable): Promise<void> {
  await db.execute(sql`
    update hospital_departments department set doctor_count = counted.number
    from (select hosp_dept_id as id, count(*)::int as number from doctors group by 1) counted
    where counted.id = department.id`);
  await db.execute(sql`
    update hospital_departments department set doctor_count = counted.number
    from (select parent_id as id, sum(doctor_count)::int as number from hospital_departments where parent_id is not null group by 1) counted
    where counted.id = department.id`);
  await db.execute(sql`
    update standard_departments standard set doctor_count = counted.number
    from (select standard_department_id as id, sum(doctor_count)::int as number from hospital_departments group by 1) counted
    where counted.id = standard.id`);
  await db.execute(sql`
    update areas area set hospital_count = counted.number
    from (
      select area_id as id, count(*)::int as number
      from hospitals cross join lateral (values (province_id), (city_id), (district_id)) as within(area_id) group by 1
    ) counted
    where counted.id = area.id`);
}
