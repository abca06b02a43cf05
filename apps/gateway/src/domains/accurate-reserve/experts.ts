import type { accurateReserve, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { findEntry, listEntries } from '../../kernel/triage/knowledge-base';
import { showDoctors } from '../../kernel/places/cards';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { accurateReserveExperts } from './tables';

type Calls = typeof accurateReserve;

/** Days that can be wished for at most; hospitals open fewer. */
const mostDays = 31;

/** Departments that have an expert, and the diseases that the first one, or the one asked for, treats first. */
export async function precisionDepartments(
  { deptId }: RequestOf<Calls['getAccurateReserve']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getAccurateReserve']>> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select standard.id from standard_departments standard
    where exists (${expertsOf(sql`standard.id`)})
    order by standard.position`);
  const entries = listEntries(context.locale);
  const treated = new Set(entries.flatMap(({ entry }) => entry.departments.slice(0, 1)));
  const ids = rows.map(({ id }) => id).filter((id) => treated.has(id));
  const chosen = ids.find((id) => id === deptId) ?? ids[0] ?? null;
  return {
    departments: await standardDepartmentsOf(ids, context),
    deptId: chosen,
    diseases: entries
      .filter(({ entry }) => entry.departments[0] === chosen)
      .map(({ entry, name }) => ({ entryId: entry.id, name })),
  };
}

/** Doctors of a standard department who take requests, as a select of their ids. */
const expertsOf = (department: SQL) => sql`
  select doctor.id from accurate_reserve_experts expert
  join doctors doctor on doctor.id = expert.doctor_id
  join hospital_departments filed on filed.id = doctor.hosp_dept_id
  where filed.standard_department_id = ${department}`;

/** Experts in what a disease belongs to first, the best first; refuses an unknown disease. */
export async function listExperts(
  { entryId, pageNo, pageSize }: RequestOf<Calls['listAccurateReserveDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listAccurateReserveDoctors']>> {
  const { entry } = findEntry(entryId, context.locale) ?? refuse('forbidden');
  const { rows } = await context.db.execute<{ id: string; total: number }>(sql`
    select found.id, count(*) over ()::int as total
    from (${expertsOf(sql`${entry.departments[0] ?? null}`)}) found
    join doctors doctor on doctor.id = found.id
    order by doctor.praise_per_mille desc, doctor.visit_count desc, found.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const ids = rows.map(({ id }) => id);
  const items = [...(await showDoctors(ids, context))];
  return { items, total: rows[0]?.total ?? 0, pageNo, pageSize };
}

/** An expert with the rules of requests to them. */
export interface Expert {
  readonly doctorId: string;
  readonly auditWithinHours: number;
  readonly payWithinMinutes: number;
  readonly timeZone: string;
  readonly standardDepartmentId: string | null;
  /** Days with a clinic, from tomorrow on. */
  readonly days: readonly string[];
}

/** An expert; null for a doctor who takes no requests. */
export async function expertOf(db: Queryable, doctorId: string, now: Date): Promise<Expert | null> {
  const [expert] = await db
    .select({
      doctorId: accurateReserveExperts.doctorId,
      auditWithinHours: accurateReserveExperts.auditWithinHours,
      payWithinMinutes: accurateReserveExperts.payWithinMinutes,
      timeZone: hospitals.timeZone,
      standardDepartmentId: hospitalDepartments.standardDepartmentId,
    })
    .from(accurateReserveExperts)
    .innerJoin(doctors, eq(doctors.id, accurateReserveExperts.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(accurateReserveExperts.doctorId, doctorId));
  if (expert === undefined) return null;
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct date::text as day from shift_cases
    where doctor_id = ${doctorId} and not stopped
      and starts_at > ${now.toISOString()}::timestamptz
      and date > (${now.toISOString()}::timestamptz at time zone ${expert.timeZone})::date
    order by day limit ${mostDays}`);
  return { ...expert, days: rows.map(({ day }) => day) };
}

/** An expert as their page shows them; refuses any other doctor. */
export async function findExpert(
  { doctorId }: RequestOf<Calls['getAccurateReserveDoctor']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getAccurateReserveDoctor']>> {
  const expert = (await expertOf(context.db, doctorId, context.now)) ?? refuse('forbidden');
  const [doctor = refuse('forbidden')] = await showDoctors([doctorId], context);
  const { auditWithinHours, payWithinMinutes, timeZone, days } = expert;
  return { doctor, auditWithinHours, payWithinMinutes, timeZone, days: [...days] };
}
