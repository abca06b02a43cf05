import type { introductions, RequestOf, ResponseOf } from '@xinglin/contract';
import { isChinese, textIn } from '@xinglin/rules';
import { asc, eq, sql } from 'drizzle-orm';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { levelText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { hospitalIntroductions, keyDepartments } from './tables';

type Summary = ResponseOf<(typeof introductions)['getHospitalSummary']>;

/** Refuses a hospital that is not known. */
export async function expectHospital(hospitalId: string, { db }: CallContext): Promise<void> {
  const [found] = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId));
  if (found === undefined) refuse('forbidden');
}

/** What a hospital says of itself; refuses an unknown one. */
export async function hospitalSummary(
  { hospitalId }: RequestOf<(typeof introductions)['getHospitalSummary']>,
  context: CallContext,
): Promise<Summary> {
  const { db, locale } = context;
  const [row] = await db
    .select({ hospital: hospitals, told: hospitalIntroductions })
    .from(hospitals)
    .leftJoin(hospitalIntroductions, eq(hospitalIntroductions.hospitalId, hospitals.id))
    .where(eq(hospitals.id, hospitalId));
  if (row === undefined) refuse('forbidden');
  const { hospital, told } = row;
  const [departments, treats] = await Promise.all([
    keyDepartmentsOf(hospitalId, context),
    treatedAt(hospitalId, context),
  ]);
  return {
    hospitalId,
    name: textIn(hospital.name, locale),
    nameInChinese: isChinese(locale) ? null : hospital.name['zh-Hans'],
    level: hospital.level,
    levelText: levelText(hospital.level, locale),
    introduction: textIn(hospital.introduction, locale),
    foundedYear: told?.foundedYear ?? null,
    bedCount: told?.bedCount ?? null,
    yearlyVisits: told?.yearlyVisits ?? null,
    licence:
      told?.licenceNumber && told.licensedUntil
        ? { number: told.licenceNumber, validUntil: told.licensedUntil }
        : null,
    keyDepartments: departments,
    honours: told ? [...textIn(told.honours, locale)] : [],
    steps: told ? [...textIn(told.steps, locale)] : [],
    hasEmergency: told?.hasEmergency ?? null,
    parking: told?.parking ? textIn(told.parking, locale) : null,
    international: told?.internationalPhone
      ? {
          languages: [...textIn(told.languages, locale)],
          phone: told.internationalPhone,
          insurers: [...textIn(told.insurers, locale)],
        }
      : null,
    treats,
  };
}

async function keyDepartmentsOf(
  hospitalId: string,
  { db, locale }: CallContext,
): Promise<Summary['keyDepartments']> {
  const rows = await db
    .select({
      hospDeptId: keyDepartments.hospDeptId,
      grade: keyDepartments.grade,
      name: hospitalDepartments.name,
      doctorCount: hospitalDepartments.doctorCount,
    })
    .from(keyDepartments)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, keyDepartments.hospDeptId))
    .where(eq(keyDepartments.hospitalId, hospitalId))
    .orderBy(asc(hospitalDepartments.position));
  return rows.map(({ name, ...row }) => ({ ...row, name: textIn(name, locale) }));
}

const mostTreated = 12;

/** Diseases that most doctors of a hospital name as theirs, in the words that a search for them finds. */
async function treatedAt(
  hospitalId: string,
  { db, locale }: CallContext,
): Promise<Summary['treats']> {
  const { rows } = await db.execute<{ speciality: string; doctors: number }>(sql`
    select coalesce(speciality ->> ${locale}, speciality ->> 'zh-Hans') as speciality, count(*)::int as doctors
    from doctors where hospital_id = ${hospitalId} group by 1`);
  const named = rows.map(({ speciality, doctors }) => ({
    words: speciality.toLowerCase(),
    doctors,
  }));
  return listEntries(locale)
    .filter(({ entry }) => entry.kind === 'disease')
    .map(({ entry, name }) => ({
      entryId: entry.id,
      name,
      doctors: named
        .filter(({ words }) => words.includes(name.toLowerCase()))
        .reduce((sum, { doctors }) => sum + doctors, 0),
    }))
    .filter(({ doctors }) => doctors > 0)
    .toSorted((one, other) => other.doctors - one.doctors)
    .slice(0, mostTreated)
    .map(({ entryId, name }) => ({ entryId, name }));
}
