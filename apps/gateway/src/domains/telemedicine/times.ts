import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { addDays, dayAt, momentOf, telemedicineTerms } from '@xinglin/rules';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { readCalendar } from '../../kernel/calendar/free-times';
import { showDoctors } from '../../kernel/places/cards';
import { areasWhere } from '../../kernel/places/places';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { endsAtOf, sessionSpanOf } from './session-rules';
import { telemedicineExperts } from './tables';

type Calls = typeof telemedicine;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An expert's week, and where the clock of it hangs. */
type Week = Pick<
  typeof telemedicineExperts.$inferSelect,
  'doctorId' | 'priceCents' | 'weekdays' | 'firstAt' | 'sessions'
> & { readonly timeZone: string };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** All times of the coming days at which an expert can be had, in order. */
export function timesOf({ weekdays, firstAt, sessions, timeZone }: Week, now: Date): Date[] {
  const earliest = now.getTime() + telemedicineTerms.noticeHours * hourMs;
  return Array.from({ length: telemedicineTerms.daysAhead }, (_, ahead) =>
    addDays(dayAt(now, timeZone), ahead),
  )
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .flatMap((day) => {
      const first = momentOf(day, firstAt, timeZone).getTime();
      return Array.from(
        { length: sessions },
        (_, place) => new Date(first + place * telemedicineTerms.sessionMinutes * minuteMs),
      );
    })
    .filter((at) => at.getTime() >= earliest);
}

/** The weeks of experts who can be had, with what is taken of each. */
async function weeksOf(db: Queryable, where: SQL | undefined, now: Date) {
  const weeks: Week[] = await db
    .select({
      doctorId: telemedicineExperts.doctorId,
      priceCents: telemedicineExperts.priceCents,
      weekdays: telemedicineExperts.weekdays,
      firstAt: telemedicineExperts.firstAt,
      sessions: telemedicineExperts.sessions,
      timeZone: hospitals.timeZone,
    })
    .from(telemedicineExperts)
    .innerJoin(doctors, eq(doctors.id, telemedicineExperts.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(and(telemedicineExperts.isOpen, where));
  const isFree = await readCalendar(db, {
    doctorIds: weeks.map(({ doctorId }) => doctorId),
    startsAt: now,
    // A day more: the last one is a day of the hospital.
    endsAt: new Date(now.getTime() + (telemedicineTerms.daysAhead + 1) * 24 * hourMs),
  });
  return weeks.map((week) => ({
    ...week,
    times: timesOf(week, now).map((at) => ({
      at,
      isFree: isFree(week.doctorId, sessionSpanOf(at)),
    })),
  }));
}

/** An expert's price and times; null for a doctor who does not join. */
export async function weekOf(db: Queryable, doctorId: string, now: Date) {
  const [week = null] = await weeksOf(db, eq(telemedicineExperts.doctorId, doctorId), now);
  return week;
}

/** The standard departments whose experts join. */
export async function listDepartments(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineDepartments']>> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select standard.id from standard_departments standard
    where exists (
      select 1 from hospital_departments filed
      join doctors doctor on doctor.hosp_dept_id = filed.id
      join telemedicine_experts expert on expert.doctor_id = doctor.id and expert.is_open
      where filed.standard_department_id = standard.id
    )
    order by standard.position`);
  return wholeList(
    await standardDepartmentsOf(
      rows.map(({ id }) => id),
      context,
    ),
  );
}

/** The cities from which experts join. */
export async function listCities(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineCities']>> {
  return areasWhere(
    sql`exists (
      select 1 from hospitals hospital
      join doctors doctor on doctor.hospital_id = hospital.id
      join telemedicine_experts expert on expert.doctor_id = doctor.id and expert.is_open
      where hospital.city_id = area.id
    )`,
    context,
  );
}

/** Experts who join, the best first. */
export async function listExperts(
  { deptId, areaId, pageNo, pageSize }: RequestOf<Calls['listTelemedicineDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineDoctors']>> {
  const { db, now } = context;
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select doctor.id, count(*) over ()::int as total
    from telemedicine_experts expert
    join doctors doctor on doctor.id = expert.doctor_id
    join hospital_departments filed on filed.id = doctor.hosp_dept_id
    join hospitals hospital on hospital.id = doctor.hospital_id
    where expert.is_open
      and (${deptId ?? null}::text is null or filed.standard_department_id = ${deptId ?? null})
      and (${areaId ?? null}::text is null or ${areaId ?? null} in (hospital.city_id, hospital.province_id))
    order by doctor.praise_per_mille desc, doctor.visit_count desc, doctor.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const ids = rows.map(({ id }) => id);
  const shown = await showDoctors(ids, context);
  const weeks = await weeksOf(db, inArray(telemedicineExperts.doctorId, ids), now);
  const byId = new Map(weeks.map((week) => [week.doctorId, week]));
  return {
    items: shown.flatMap((doctor) => {
      const week = byId.get(doctor.doctorId);
      if (week === undefined) return [];
      const { priceCents, timeZone, times } = week;
      const nextAt = times.find(({ isFree }) => isFree)?.at.toISOString() ?? null;
      return [{ doctor, priceCents, timeZone, nextAt }];
    }),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** An expert with the times of the coming days; refuses a doctor who does not join. */
export async function expertSchedule(
  { doctorId }: RequestOf<Calls['getTelemedicineSchedule']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getTelemedicineSchedule']>> {
  const week = (await weekOf(context.db, doctorId, context.now)) ?? refuse('forbidden');
  const [doctor = refuse('forbidden')] = await showDoctors([doctorId], context);
  return {
    doctor,
    priceCents: week.priceCents,
    timeZone: week.timeZone,
    times: week.times.map(({ at, isFree }) => ({
      startsAt: at.toISOString(),
      endsAt: endsAtOf(at).toISOString(),
      isFree,
    })),
  };
}
