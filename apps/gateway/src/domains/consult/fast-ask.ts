import type { consult, ResponseOf } from '@xinglin/contract';
import { consultTerms, textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { openDoctors } from './offers';

type FastAsk = ResponseOf<(typeof consult)['isFastAskOpen']>;
type OnDuty = NonNullable<FastAsk['onDuty']>[number];

/** How many of the doctors on duty are shown. */
const shownAtMost = 6;
/** How many doctors on duty are counted, so that the query costs the same with any number. */
const countedAtMost = 1000;
/** Among how many of them each department's best is chosen, so that the query costs the same with any number. */
const chosenAmong = 500;
/** A mean of fewer answers says little. */
const leastAnswers = 10;
const measuredDays = 30;
/** The last answers that are measured, at most. */
const measuredAtMost = 1000;

/** Quick questions at this moment; a doctor is on duty while their service `fast` is open. */
export async function fastAsk(context: CallContext): Promise<FastAsk> {
  const { db } = context;
  const { answerWithinMinutes, price } = consultTerms('fast');
  // From the index of open services alone, and of no more than these.
  const { rows } = await db.execute<{ count: number; least: number | null }>(sql`
    select count(*)::int as count, min(open.price_cents) as least
    from (${openDoctors('fast')} limit ${countedAtMost}) open`);
  const onDutyCount = rows[0]?.count ?? 0;
  return {
    isOpen: onDutyCount > 0,
    answerWithinMinutes,
    priceCents: onDutyCount === 0 ? null : price === 'doctor' ? (rows[0]?.least ?? null) : price,
    onDutyCount,
    onDuty: onDutyCount === 0 ? [] : await someOnDuty(context),
    averageAnswerSeconds: await averageAnswerSeconds(context),
  };
}

/** The best doctor of each department first, the largest department at the front, then the second ones. */
async function someOnDuty({ db, locale }: CallContext): Promise<OnDuty[]> {
  const { rows } = await db.execute<
    Pick<OnDuty, 'gender' | 'title'> & {
      id: string;
      name: Localised;
      dept_id: string;
      dept_name: Localised;
    }
  >(sql`
    select ranked.* from (
      select doctor.id, doctor.name, doctor.gender, doctor.title,
        standard.id as dept_id, standard.name as dept_name, standard.doctor_count,
        standard.position,
        row_number() over (
          partition by standard.id order by doctor.praise_per_mille desc, doctor.id
        ) as place
      from (${openDoctors('fast')} order by service.doctor_id limit ${chosenAmong}) open
      join doctors doctor on doctor.id = open.id
      join hospital_departments filed on filed.id = doctor.hosp_dept_id
      join standard_departments standard on standard.id = filed.standard_department_id
    ) ranked
    order by ranked.place, ranked.doctor_count desc, ranked.position limit ${shownAtMost}`);
  return rows.map((row) => ({
    doctorId: row.id,
    name: textIn(row.name, locale),
    gender: row.gender,
    title: row.title,
    deptId: row.dept_id,
    deptName: textIn(row.dept_name, locale),
  }));
}

/**
 * From the moment that a quick question waits, as its promise says, to its first answer. A wait for better pictures
 * moves the promise and is not counted.
 */
async function averageAnswerSeconds({
  db,
  now,
}: Pick<CallContext, 'db' | 'now'>): Promise<number | null> {
  const { answerWithinMinutes } = consultTerms('fast');
  const { rows } = await db.execute<{ count: number; seconds: number | null }>(sql`
    select count(*)::int as count, round(avg(extract(epoch from
      latest.answered_at - latest.answer_before + make_interval(mins => ${answerWithinMinutes})
    )))::int as seconds
    from (
      select answered_at, answer_before from consult_orders
      where consult_kind = 'fast' and answered_at is not null and answer_before is not null
        and answered_at > ${now.toISOString()}::timestamptz - make_interval(days => ${measuredDays})
      order by answered_at desc limit ${measuredAtMost}
    ) latest`);
  const [{ count, seconds } = { count: 0, seconds: null }] = rows;
  return count < leastAnswers || seconds === null ? null : Math.max(0, seconds);
}
