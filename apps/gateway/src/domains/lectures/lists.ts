import type { lectures as calls, RequestOf, ResponseOf, search } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import { departmentsCalled, entriesCalled } from '../../kernel/triage/called-so';
import { departmentsFor } from '../../kernel/triage/departments-for';
import type { doctors } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { holdsWords, saidIn } from '../../platform/like';
import type { Localised } from '../../platform/localised';
import { wholeList } from '../../platform/whole-list';

type Found = ResponseOf<(typeof search)['mergeSearchLectures']>;
type Lecture = Found['items'][number];

type Row = {
  readonly lecture_id: string;
  readonly title: Localised;
  readonly summary: Localised;
  readonly dept_id: string;
  readonly dept_name: Localised;
  readonly duration_seconds: number;
  readonly doctor_id: string;
  readonly doctor_name: Localised;
  readonly doctor_title: (typeof doctors.$inferSelect)['title'];
  readonly hospital_name: Localised;
  readonly hosp_dept_name: Localised;
  readonly total: number;
};

/** Lectures with all that a list says of them; `chosen` gives their ids, their order and how many there are. */
async function lecturesOf(chosen: SQL, { db, locale }: CallContext) {
  const { rows } = await db.execute<Row>(sql`
    select lecture.lecture_id, lecture.title, lecture.summary, lecture.dept_id, about.name as dept_name,
      lecture.duration_seconds, doctor.id as doctor_id, doctor.name as doctor_name, doctor.title as doctor_title,
      hospital.name as hospital_name, department.name as hosp_dept_name, chosen.total
    from (${chosen}) as chosen
    join lectures lecture on lecture.lecture_id = chosen.id
    join standard_departments about on about.id = lecture.dept_id
    join doctors doctor on doctor.id = lecture.doctor_id
    join hospitals hospital on hospital.id = doctor.hospital_id
    join hospital_departments department on department.id = doctor.hosp_dept_id
    order by chosen.place`);
  const items = rows.map((row): Lecture => ({
    lectureId: row.lecture_id,
    title: textIn(row.title, locale),
    summary: textIn(row.summary, locale),
    deptId: row.dept_id,
    deptName: textIn(row.dept_name, locale),
    durationSeconds: row.duration_seconds,
    speaker: {
      doctorId: row.doctor_id,
      name: textIn(row.doctor_name, locale),
      titleText: titleText(row.doctor_title, locale),
      hospitalName: textIn(row.hospital_name, locale),
      hospDeptName: textIn(row.hosp_dept_name, locale),
    },
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** The newest lecture of each department, then the second ones: a person sees what there is, not one subject alone. */
export async function recommendedLectures(
  { pageSize }: RequestOf<(typeof calls)['listHomeLectures']>,
  context: CallContext,
): Promise<ResponseOf<(typeof calls)['listHomeLectures']>> {
  const { items } = await lecturesOf(
    sql`
      select lecture_id as id, 0 as total, row_number() over (order by turn, published_on desc, lecture_id) as place
      from (
        select lecture_id, published_on,
          row_number() over (partition by dept_id order by published_on desc, lecture_id) as turn
        from lectures
      ) as turned
      order by place limit ${pageSize}`,
    context,
  );
  return wholeList(items);
}

/** Most departments and entries that words may lead to: the first ones are meant. */
const mostLed = 3;

/**
 * How near a lecture is to words, 0 for the nearest, null for none of them; and which of the departments that they lead
 * to it is about, so that a child's fever comes before a grown person's where a child is spoken of.
 */
function nearnessTo(q: string): { readonly near: SQL; readonly led: SQL } {
  if (q === '') return { near: sql`0`, led: sql`0` };
  const answer = departmentsFor(q);
  const entries = [...entriesCalled(q, mostLed), ...answer.diseases.slice(0, mostLed)];
  const departments = [
    ...answer.departments.slice(0, mostLed).map(({ departmentId }) => departmentId),
    ...departmentsCalled(q, mostLed),
  ];
  // There are few enough lectures to read what all of them say.
  const said = sql`concat_ws(' ', ${saidIn(sql`lecture.title`)}, ${saidIn(sql`doctor.name`)})`;
  const near = sql`case
    when ${holdsWords(said, q)} then 0
    when lecture.entry_ids ?| array[${list(entries)}]::text[] then 1
    when lecture.dept_id = any(array[${list(departments)}]::text[]) then 2
  end`;
  return { near, led: sql`array_position(array[${list(departments)}]::text[], lecture.dept_id)` };
}

/** Values of an array, each a parameter. */
const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Lectures that are called so, then those about what the words mean, then those of the department they lead to. */
export async function searchLectures(
  { q, deptId, pageNo, pageSize }: RequestOf<(typeof search)['mergeSearchLectures']>,
  context: CallContext,
): Promise<Found> {
  const { near, led } = nearnessTo(q);
  const found = await lecturesOf(
    sql`
      select lecture_id as id, count(*) over ()::int as total,
        row_number() over (order by near, led, published_on desc, lecture_id) as place
      from (
        select lecture.lecture_id, lecture.published_on, ${near} as near, ${led} as led
        from lectures lecture join doctors doctor on doctor.id = lecture.doctor_id
        where ${deptId === undefined ? sql`true` : sql`lecture.dept_id = ${deptId}`}
      ) as wanted
      where near is not null
      order by place limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
    context,
  );
  return { ...found, pageNo, pageSize };
}
