import { panelTerms } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPanels } from '../../testing/panel-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true, config: { sandbox: true } });
});
afterAll(() => gateway.dispose());

/** The same order of experts, by ranking all of them: what the index has to come to. */
const byRankingAll = sql`
  select dept_id as "deptId", array_agg(id order by place) as "doctorIds", sum(share_cents)::int as cents
  from (
    select doctor.id, expert.share_cents, filed.standard_department_id as dept_id,
      row_number() over (
        partition by filed.standard_department_id
        order by (select count(*) from panel_answers busy
            where busy.doctor_id = doctor.id and busy.state = 'asked'),
          doctor.praise_per_mille desc, doctor.id
      ) as place
    from panel_experts expert
    join doctors doctor on doctor.id = expert.doctor_id
    join hospital_departments filed on filed.id = doctor.hosp_dept_id
    where expert.is_open and filed.standard_department_id is not null
  ) ranked
  where place <= ${panelTerms.experts}
  group by dept_id
  having count(*) = ${panelTerms.experts}`;

async function expectTheSame(): Promise<void> {
  const { rows } = await gateway.services.db.execute<{
    deptId: string;
    doctorIds: string[];
    cents: number;
  }>(byRankingAll);
  expect(rows.length).toBeGreaterThan(3);
  const { data: home } = await gateway.call('/consult/panel/homepage', {});
  const departments: readonly { deptId: string }[] = home.departments;
  expect(departments.map(({ deptId }) => deptId).toSorted()).toEqual(
    rows.map(({ deptId }) => deptId).toSorted(),
  );
  expect(home.fromCents).toBe(Math.min(...rows.map(({ cents }) => cents)));
  for (const { deptId, doctorIds, cents } of rows) {
    const { data } = await gateway.call('/consult/panel/expertlist', { deptId });
    const items: readonly { doctor: { doctorId: string } }[] = data.items;
    expect(
      items.map(({ doctor }) => doctor.doctorId),
      deptId,
    ).toEqual(doctorIds);
    expect(data.totalCents).toBe(cents);
  }
}

/** Of these rows one in `every`, another selection in each round, and the same whenever the test runs. */
const some = (column: string, round: number, every: number) =>
  sql`mod(abs(hashtext(${sql.raw(column)} || ${String(round)})), ${every}) = 0`;

describe('the experts who are asked', () => {
  it('are the first of all, by who is least busy and best', () => expectTheSame());

  it.each([1, 2, 3])(
    'are so whoever is asked, closes, is praised or moves to another department (%i)',
    async (round) => {
      const { db } = gateway.services;
      const panels = await openPanels(gateway);
      const { orderKey } = await panels.asked();
      await db.execute(sql`
        insert into panel_answers (answer_id, order_no, place, doctor_id, share_cents)
        select ${orderKey} || doctor_id, ${orderKey}, 6, doctor_id, share_cents from panel_experts
        where ${some('doctor_id', round, 2)} on conflict do nothing`);
      await db.execute(sql`update panel_experts set is_open = not ${some('doctor_id', round, 5)}`);
      await db.execute(sql`
        update doctors set praise_per_mille = mod(abs(hashtext(id)), 1000)
        where ${some('id', round, 3)}`);
      await db.execute(sql`
        update doctors set hosp_dept_id = (
          select other.id from hospital_departments other
          where other.hospital_id = doctors.hospital_id and other.standard_department_id is not null
          order by md5(other.id || doctors.id) limit 1)
        where ${some('id', round, 7)} and exists (
          select 1 from hospital_departments other
          where other.hospital_id = doctors.hospital_id and other.standard_department_id is not null)`);
      await db.execute(sql`
        update hospital_departments set standard_department_id = (
          select id from standard_departments order by md5(id || hospital_departments.id) limit 1)
        where standard_department_id is not null and ${some('id', round, 6)}`);
      await expectTheSame();
    },
  );
});
