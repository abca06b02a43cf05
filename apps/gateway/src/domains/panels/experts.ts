import type { panels, RequestOf, ResponseOf } from '@xinglin/contract';
import { panelTerms } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';

type Calls = typeof panels;

/**
 * The experts who would be asked now, department by department: of each the least busy, the best first. Those who have
 * nothing to answer are the first of an index; the others are as few as the questions that wait.
 */
const asked = (deptId?: string): SQL => sql`
  with busy as materialized (
    select expert.doctor_id, expert.share_cents, expert.standard_department_id, expert.praise_per_mille,
      count(*) as waiting
    from panel_answers answer
    join panel_experts expert on expert.doctor_id = answer.doctor_id
    where answer.state = 'asked' and expert.is_open
    group by expert.doctor_id
  )
  select asked.id, asked.share_cents, dept.id as dept_id, asked.place
  from standard_departments dept
  cross join lateral (
    select near.*, row_number() over (order by waiting, praise_per_mille desc, id) as place
    from (
      (select doctor_id as id, share_cents, praise_per_mille, 0 as waiting
        from panel_experts expert
        where expert.is_open and expert.standard_department_id = dept.id
          and not exists (select 1 from panel_answers answer
            where answer.doctor_id = expert.doctor_id and answer.state = 'asked')
        order by praise_per_mille desc, doctor_id
        limit ${panelTerms.experts})
      union all
      (select doctor_id, share_cents, praise_per_mille, waiting
        from busy
        where busy.standard_department_id = dept.id
        order by waiting, praise_per_mille desc, doctor_id
        limit ${panelTerms.experts})
    ) near
  ) asked
  where asked.place <= ${panelTerms.experts}
    ${deptId === undefined ? sql`` : sql`and dept.id = ${deptId}`}`;

/** What is promised, and the departments in which enough experts answer. */
export async function homepage(
  context: CallContext,
): Promise<ResponseOf<Calls['getPanelHomepage']>> {
  const { rows } = await context.db.execute<{ id: string; cents: number }>(sql`
    select asked.dept_id as id, sum(asked.share_cents)::int as cents
    from (${asked()}) asked
    join standard_departments standard on standard.id = asked.dept_id
    group by asked.dept_id, standard.position
    having count(*) = ${panelTerms.experts}
    order by standard.position`);
  return {
    expertCount: panelTerms.experts,
    answerWithinHours: panelTerms.answerWithinHours,
    fromCents: rows.length === 0 ? null : Math.min(...rows.map(({ cents }) => cents)),
    departments: await standardDepartmentsOf(
      rows.map(({ id }) => id),
      context,
    ),
  };
}

/** The experts of a department with their shares; none where they are too few. */
export async function listExperts(
  { deptId }: RequestOf<Calls['listPanelExperts']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPanelExperts']>> {
  const { rows } = await context.db.execute<{ id: string; share_cents: number }>(
    sql`${asked(deptId)} order by place`,
  );
  if (rows.length < panelTerms.experts) return { items: [], totalCents: 0 };
  const shares = new Map(rows.map((row) => [row.id, row.share_cents]));
  const shown = await showDoctors([...shares.keys()], context);
  return {
    items: shown.map((doctor) => ({ doctor, shareCents: shares.get(doctor.doctorId) ?? 0 })),
    totalCents: rows.reduce((sum, row) => sum + row.share_cents, 0),
  };
}

/** The shares of experts as they are now, in the order given; null unless each is open and there are as many as is promised. */
export async function sharesOf(
  db: Queryable,
  doctorIds: readonly string[],
): Promise<readonly { readonly doctorId: string; readonly shareCents: number }[] | null> {
  const { rows } = await db.execute<{ id: string; share_cents: number }>(sql`
    select doctor_id as id, share_cents from panel_experts
    where is_open and doctor_id in (${sql.join(
      doctorIds.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  const found = new Map(rows.map((row) => [row.id, row.share_cents]));
  const isWhole = doctorIds.length === panelTerms.experts && found.size === doctorIds.length;
  return isWhole
    ? doctorIds.map((doctorId) => ({ doctorId, shareCents: found.get(doctorId) ?? 0 }))
    : null;
}
