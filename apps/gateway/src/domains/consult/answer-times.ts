import { consultTerms, type ConsultKind } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';

/** A mean of fewer answers says little. */
const leastAnswers = 3;
const measuredDays = 90;
const measuredAtMost = 50;

/**
 * Mean seconds from payment to a doctor's first answer over the last consults of a kind, as a select of `seconds`;
 * null below three answers.
 * @param doctorId SQL of the doctor's id.
 */
export const answerSeconds = (doctorId: SQL, kind: ConsultKind, now: Date): SQL => sql`
  select case when count(*) >= ${leastAnswers} then greatest(0, round(avg(extract(epoch from
    answered.answered_at - answered.answer_before
      + make_interval(mins => ${consultTerms(kind).answerWithinMinutes})
  )))::int) end as seconds
  from (
    select earlier.answered_at, earlier.answer_before from consult_orders earlier
    where earlier.doctor_id = ${doctorId} and earlier.consult_kind = ${kind}
      and earlier.answer_before is not null
      and earlier.answered_at > ${now.toISOString()}::timestamptz - make_interval(days => ${measuredDays})
    order by earlier.answered_at desc limit ${measuredAtMost}
  ) answered`;

/** The same of one doctor. */
export async function measuredAnswer(
  doctorId: string,
  kind: ConsultKind,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    answerSeconds(sql`${doctorId}`, kind, now),
  );
  return rows[0]?.seconds ?? null;
}
