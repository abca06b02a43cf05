import { consultKindNames, type consult, type ResponseOf } from '@xinglin/contract';
import { consultTerms, hospitalTimeZone, type ConsultKind } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { readCalendar } from '../../kernel/calendar/free-times';
import { showDoctors } from '../../kernel/places/cards';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import { answerSeconds } from './answer-times';
import { callSpanOf } from './consult-rules';
import { openDoctors, serviceOf } from './offers';
import { callTimes } from './times';

type Homepage = ResponseOf<(typeof consult)['getConsultHomepage']>;
type Service = NonNullable<Homepage['services']>[number];
type FreeDoctor = NonNullable<Homepage['freeNow']>[number];

/** Of how many doctors the first free moment of a call is read. */
const calendarsRead = 20;
/** From here on doctors of a department are not counted. */
const countedAtMost = 100;
/** Among how many doctors on duty those are chosen who are free now. */
const chosenAmong = 500;
const freeAtMost = 5;

/** The services that doctors give now, each with its lowest price, the departments, and who is free now. */
export async function homepage(context: CallContext): Promise<Homepage> {
  const { db, locale } = context;
  const services: Service[] = [];
  // By the index of prices each kind costs one row of it, however many doctors there are.
  const { rows } = await db.execute<{ kind: ConsultKind; price_cents: number }>(sql`
    select offered.kind, lowest.price_cents
    from unnest(${sql.param(consultKindNames)}::text[]) as offered (kind)
    cross join lateral (
      select service.price_cents from consult_services service
      where service.kind = offered.kind and service.is_open
      order by service.price_cents limit 1
    ) as lowest`);
  for (const kind of consultKindNames) {
    const found = rows.find((row) => row.kind === kind);
    if (found === undefined) continue;
    const { price } = consultTerms(kind);
    services.push({
      ...serviceOf(kind, price === 'doctor' ? found.price_cents : price, locale),
      earliestAt: await earliestCall(context, kind),
    });
  }
  return {
    services,
    departments: await askedDepartments(context),
    timeZone: hospitalTimeZone,
    freeNow: await freeNow(context),
  };
}

/** The first free moment of some of the doctors who give a kind; null where none is agreed. */
async function earliestCall(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  kind: ConsultKind,
): Promise<string | null> {
  const times = consultTerms(kind).takesTime ? callTimes(now, hospitalTimeZone) : [];
  const last = times.at(-1);
  const spans = times.flatMap((callAt) => callSpanOf({ consultKind: kind, callAt }) ?? []);
  if (last === undefined) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select open.id from (${openDoctors(kind)}) open order by open.id limit ${calendarsRead}`);
  const doctorIds = rows.map(({ id }) => id);
  const endsAt = new Date(last.getTime() + 24 * 60 * 60_000);
  const isFree = await readCalendar(db, { doctorIds, startsAt: now, endsAt });
  const first = spans.find((span) => doctorIds.some((id) => isFree(id, span)));
  return first?.startsAt.toISOString() ?? null;
}

/** The standard departments whose doctors take consults. */
export async function departments(context: CallContext) {
  // A subquery with a limit, not `exists`, which would join all doctors with all that they can be asked by.
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select standard.id from standard_departments standard
    where (
      select true from hospital_departments filed
      cross join lateral (
        select 1 from doctors doctor
        join consult_services service on service.doctor_id = doctor.id and service.is_open
        where doctor.hosp_dept_id = filed.id limit 1
      ) as asked
      where filed.standard_department_id = standard.id limit 1
    )
    order by standard.position`);
  return standardDepartmentsOf(
    rows.map(({ id }) => id),
    context,
  );
}

/** The same, each with the number of its doctors who can be asked in writing. */
async function askedDepartments(
  context: CallContext,
): Promise<NonNullable<Homepage['departments']>> {
  const shown = await departments(context);
  const ids = shown.map(({ deptId }) => deptId);
  // A limit a department, so that no department's doctors are all read.
  const { rows } = await context.db.execute<{ id: string; count: number }>(sql`
    select asked.id, (
      select count(*)::int from (
        select 1 from hospital_departments filed
        join doctors doctor on doctor.hosp_dept_id = filed.id
        join consult_services service on service.doctor_id = doctor.id
          and service.kind = 'imageText' and service.is_open
        where filed.standard_department_id = asked.id limit ${countedAtMost}
      ) counted
    ) as count
    from unnest(${sql.param(ids)}::text[]) as asked (id)`);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return shown.map((one) => ({ ...one, askableCount: counts.get(one.deptId) ?? 0 }));
}

/** Doctors on duty who answer in writing by name and have nothing to answer, the soonest first. */
async function freeNow(context: CallContext): Promise<FreeDoctor[]> {
  const { db, now } = context;
  const kind = 'imageText';
  const { answerWithinMinutes } = consultTerms(kind);
  const { rows } = await db.execute<{
    id: string;
    price_cents: number;
    seconds: number | null;
  }>(sql`
    select doctor.id, written.price_cents, measured.seconds
    from (${openDoctors('fast')} order by service.doctor_id limit ${chosenAmong}) open
    join consult_services written on written.doctor_id = open.id and written.kind = ${kind} and written.is_open
    join doctors doctor on doctor.id = open.id
    cross join lateral (
      ${answerSeconds(sql`open.id`, kind, now)}
    ) measured
    where not exists (
      select 1 from consult_orders busy
      join orders registered on registered.order_no = busy.order_no
      where busy.doctor_id = open.id and registered.state_group = 'active'
    )
    order by measured.seconds nulls last, doctor.praise_per_mille desc, doctor.id
    limit ${freeAtMost}`);
  const found = new Map(rows.map((row) => [row.id, row]));
  const shown = await showDoctors([...found.keys()], context);
  return shown.flatMap((doctor) => {
    const row = found.get(doctor.doctorId);
    if (row === undefined) return [];
    return [
      {
        doctor,
        kind,
        priceCents: row.price_cents,
        answerWithinMinutes,
        averageAnswerSeconds: row.seconds,
      },
    ];
  });
}
