import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { topUpShifts } from '../shifts';
import {
  areas,
  doctors,
  doctorSearch,
  doctorSessions,
  homeTabs,
  hospitalDepartments,
  hospitals,
  hospitalSearch,
  notices,
  standardDepartments,
} from '../../../kernel/places/tables';
import { areaRows } from './area-rows';
import { bulkInsert } from './bulk-insert';
import { type DoctorRow, planDoctors, planSessions, type SessionRow } from './doctor-rows';
import { type PlannedHospital, type PlanSize, planHospitals } from './hospital-rows';
import { homeTabRows, noticeRows } from './portal-rows';
import { createRandom, type Random } from './random';
import { doctorSearchRow, hospitalSearchRow } from './search-rows';
import { standardDepartmentList } from './standard-departments';
import { localised } from '../../../platform/translate';

/** How many hospitals and doctors each size has. */
export const seedSizes: Readonly<Record<'demo' | 'full', PlanSize>> = {
  demo: { hospitals: 60, doctors: 1500, share: 'demo' },
  full: { hospitals: 7800, doctors: 280_000, share: 'full' },
};

/** What {@link seed} is told. */
export interface SeedOptions {
  readonly size: 'demo' | 'full';
  /** The day from which shifts are made; everything else does not depend on it but notices. */
  readonly now: Date;
}

/**
 * Fills the directory of an empty database: areas, hospitals, departments, doctors, timetables,
 * search rows, notices, tabs, and the shifts from today on. The same size always gives the same
 * directory. Runs in one transaction, so a broken run leaves nothing behind.
 */
export async function seed(db: Queryable, { size, now }: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
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

async function seedRows(db: Queryable, size: PlanSize, now: Date): Promise<void> {
  const random = createRandom(20_261_120);
  const areaList = areaRows();
  await bulkInsert(db, areas, areaList);
  await bulkInsert(
    db,
    standardDepartments,
    standardDepartmentList.map((standard, position) => ({
      id: standard.id,
      name: localised(...standard.name),
      icon: standard.icon,
      position,
    })),
  );
  const plans = planHospitals(random, size, areaList);
  await bulkInsert(
    db,
    hospitals,
    plans.map((plan) => plan.row),
  );
  await bulkInsert(
    db,
    hospitalDepartments,
    plans.flatMap((plan) => plan.departmentRows),
  );
  const cityNames = new Map(
    areaList.map((area) => [area.id, `${area.name['zh-Hans']} ${area.name.en} ${area.pinyin}`]),
  );
  await bulkInsert(
    db,
    hospitalSearch,
    plans.map((plan) => hospitalSearchRow(plan, cityNames.get(plan.row.cityId) ?? '')),
  );
  await seedDoctors(db, random, plans, size.share === 'full');
  await bulkInsert(db, notices, noticeRows(random, now, plans));
  await bulkInsert(db, homeTabs, homeTabRows);
  await countDoctors(db);
}

async function seedDoctors(
  db: Queryable,
  random: Random,
  plans: readonly PlannedHospital[],
  few: boolean,
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
  let nextId = 10_000_001;
  for (const [place, plan] of plans.entries()) {
    for (const { department, ...doctor } of planDoctors(random, plan, place, nextId)) {
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
