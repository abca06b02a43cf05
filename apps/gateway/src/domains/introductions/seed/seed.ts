import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/bulk-insert';
import type { Transaction } from '../../../platform/database';
import { createRandom } from '../../../platform/random';
import { localisedList } from '../../../platform/translate';
import {
  doctorIntroductions,
  doctorTeamMembers,
  doctorTeams,
  groupChats,
  hospitalIntroductions,
  keyDepartments,
} from '../tables';
import { introductionOf, keyDepartmentRows, type KnownHospital } from './hospital-rows';
import { profileOf, type KnownDoctor } from './doctor-rows';
import { type KnownLeader, teamOf } from './team-rows';

/** Hospitals whose doctors tell of themselves at length: all of the demo, a share of a large directory. */
const lastToldHospital = '100066';

/** Lets the hospitals, doctors and teams of the directory tell of themselves; the same directory always tells the same. */
export async function seed(db: Transaction, { now }: { readonly now: Date }): Promise<void> {
  const thisYear = now.getUTCFullYear();
  await seedHospitals(db, thisYear);
  await seedDoctors(db, thisYear);
  await seedTeams(db, thisYear);
}

async function seedHospitals(db: Transaction, thisYear: number): Promise<void> {
  const random = createRandom(20_261_122);
  const { rows: hospitals } = await db.execute<KnownHospital>(sql`
    select id, level, introduction ->> 'zh-Hans' as introduction, doctor_count as "doctorCount", tags
    from hospitals order by id`);
  await bulkInsert(
    db,
    hospitalIntroductions,
    hospitals.map((hospital) => introductionOf(random, hospital, thisYear)),
  );
  const { rows: departments } = await db.execute<{
    id: string;
    hospital_id: string;
    level: KnownHospital['level'];
  }>(sql`
    select ranked.id, ranked.hospital_id, hospital.level from (
      select id, hospital_id, row_number() over (partition by hospital_id order by doctor_count desc, id) as place
      from hospital_departments where parent_id is not null
    ) as ranked join hospitals hospital on hospital.id = ranked.hospital_id
    where place <= 4 order by ranked.id`);
  await bulkInsert(db, keyDepartments, keyDepartmentRows(random, departments));
}

async function seedDoctors(db: Transaction, thisYear: number): Promise<void> {
  const random = createRandom(20_261_123);
  const { rows } = await db.execute<KnownDoctor>(sql`
    select doctor.id, doctor.title, doctor.academic_title as "academicTitle",
      doctor.introduction ->> 'zh-Hans' as introduction, doctor.tags -> 'en' ? 'Speaks English' as "speaksEnglish",
      hospital.name as hospital, department.name as department, province.name as province
    from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    join hospital_departments department on department.id = doctor.hosp_dept_id
    join areas province on province.id = hospital.province_id
    where doctor.hospital_id <= ${lastToldHospital} order by doctor.id`);
  await bulkInsert(
    db,
    doctorIntroductions,
    rows.map((doctor) => profileOf(random, doctor, thisYear)),
  );
  // Who speaks English says so wherever they are.
  await db.execute(sql`
    insert into doctor_introductions (doctor_id, languages, career)
    select id, ${JSON.stringify(localisedList([['英语', 'English']]))}::jsonb, '[]'::jsonb
    from doctors where hospital_id > ${lastToldHospital} and tags -> 'en' ? 'Speaks English'`);
}

async function seedTeams(db: Transaction, thisYear: number): Promise<void> {
  const random = createRandom(20_261_125);
  const { rows: leaders } = await db.execute<KnownLeader>(sql`
    with best as (
      select doctor.*, case when doctor.title = 'chief' then 'famous' else 'family' end as kind,
        row_number() over (
          partition by doctor.hosp_dept_id, doctor.title = 'chief' order by doctor.visit_count desc, doctor.id
        ) as place
      from doctors doctor join hospital_departments department on department.id = doctor.hosp_dept_id
      where doctor.title = 'chief'
        or (doctor.title in ('associateChief', 'attending') and department.standard_department_id in (
          'paediatrics', 'child-health', 'chinese-medicine', 'cardiology', 'endocrinology', 'respiratory',
          'gastroenterology', 'gynaecology', 'rehabilitation'))
    ), leaders as (
      select best.*, row_number() over (partition by hospital_id, kind order by visit_count desc, id) as rank
      from best where place = 1
    )
    select chosen.id, chosen.kind, chosen.hospital_id as "hospitalId", chosen.name, chosen.speciality,
      department.name as department, district.name as district,
      array(
        select colleague.id from doctors colleague
        where colleague.hosp_dept_id = chosen.hosp_dept_id and colleague.id <> chosen.id
        order by colleague.visit_count desc, colleague.id limit 4
      ) as colleagues
    from leaders chosen
    join hospitals hospital on hospital.id = chosen.hospital_id
    join areas district on district.id = hospital.district_id
    join hospital_departments department on department.id = chosen.hosp_dept_id
    where chosen.rank <= 2 order by chosen.hospital_id, chosen.kind, chosen.rank`);
  const teams = leaders.map((leader) => teamOf(random, leader, thisYear));
  await bulkInsert(
    db,
    doctorTeams,
    teams.map(({ team }) => team),
  );
  await bulkInsert(
    db,
    doctorTeamMembers,
    teams.flatMap(({ members }) => members),
  );
  await bulkInsert(
    db,
    groupChats,
    teams.map(({ chat }) => chat),
  );
  await db.execute(sql`
    update doctor_teams team set visit_count = counted.visits
    from (
      select member.team_id, sum(doctor.visit_count)::int as visits
      from doctor_team_members member join doctors doctor on doctor.id = member.doctor_id group by 1
    ) as counted
    where counted.team_id = team.team_id`);
}
