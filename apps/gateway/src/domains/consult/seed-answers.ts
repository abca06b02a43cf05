import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** The account of the earlier consults; no one signs in to it. */
const earlierAsker = 'seed-earlier-asker';

interface Earlier {
  readonly kind: 'fast' | 'imageText';
  /** Who has answered, as a select of `doctor_id`. */
  readonly doctors: SQL;
  /** How many consults of each doctor. */
  readonly each: number;
  readonly promisedMinutes: number;
  readonly priceCents: SQL;
  /** The shortest and the longest wait for the first answer. */
  readonly seconds: readonly [least: number, most: number];
}

const onDuty = sql`select doctor_id from consult_services where kind = 'fast'`;
/** The best known of those who are asked by name. */
const wellKnown = sql`
  select doctor.id as doctor_id from doctors doctor
  where doctor.title in ('chief', 'associateChief') and not exists (
    select 1 from consult_services duty where duty.doctor_id = doctor.id and duty.kind = 'fast')
  order by doctor.visit_count desc, doctor.id limit 200`;

const earlier: readonly Earlier[] = [
  {
    kind: 'fast',
    doctors: onDuty,
    each: 1,
    promisedMinutes: 3,
    priceCents: sql`1900`,
    seconds: [45, 170],
  },
  {
    kind: 'imageText',
    doctors: sql`(${onDuty}) union all (${wellKnown})`,
    each: 3,
    promisedMinutes: 24 * 60,
    priceCents: sql`service.price_cents`,
    seconds: [200, 2400],
  },
];

/**
 * In the sandbox the doctors on duty have answered before, so that there is something to measure how soon they answer.
 * The same directory always gives the same waits.
 */
export async function seedAnswers(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  for (const { kind, doctors, each, promisedMinutes, priceCents, seconds } of earlier) {
    const [least, most] = seconds;
    await db.execute(sql`
      with answered as (
        select 'S' || ${kind}::text || '-' || onduty.doctor_id || '-' || number.no as order_no,
          onduty.doctor_id, ${priceCents} as price_cents,
          ${least}::int + abs(hashtext(${kind}::text || onduty.doctor_id || number.no)) % ${most - least}::int as seconds,
          ${now.toISOString()}::timestamptz
            - make_interval(days => 1 + abs(hashtext(onduty.doctor_id || number.no)) % 25) as asked_at
        from (${doctors}) onduty
        join consult_services service on service.doctor_id = onduty.doctor_id and service.kind = ${kind}
        cross join generate_series(1, ${each}) as number (no)
      ), registered as (
        insert into orders (order_no, kind, owner_id, doctor_id, state, state_group, locale, total_cents, paid_cents,
          created_at, hidden_at, moved_at)
        select order_no, 'consult', ${earlierAsker}, doctor_id, 'finished', 'completed', 'zh-Hans', price_cents,
          price_cents, asked_at, asked_at + interval '1 day', asked_at + interval '1 day'
        from answered
      )
      insert into consult_orders (order_no, consult_kind, doctor_id, patient_id, patient_name, question, pictures,
        answer_before, answered_at, ends_at)
      select order_no, ${kind}, doctor_id, ${earlierAsker}, '', '', '[]',
        asked_at + make_interval(mins => ${promisedMinutes}), asked_at + make_interval(secs => seconds),
        asked_at + interval '1 day'
      from answered`);
  }
}
