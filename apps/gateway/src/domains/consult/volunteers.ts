import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { openDoctors } from './offers';
import { listConsults } from './shown';

type Calls = typeof consult;
type Volunteer = ResponseOf<Calls['getVolunteer']>;

/** Doctors who take free consults now, with how many they have answered; those first who answered most. */
const volunteers = (deptId: string | undefined, where: SQL) => sql`
  select open.id, count(answered.order_no)::int as answered, count(*) over ()::int as total
  from (${openDoctors('free', deptId)}) open
  left join consult_orders answered on answered.doctor_id = open.id
    and answered.consult_kind = 'free' and answered.answered_at is not null
  where ${where}
  group by open.id
  order by count(answered.order_no) desc, open.id`;

interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly answered: number;
  readonly total: number;
}

async function shown(rows: readonly Row[], context: CallContext): Promise<Volunteer[]> {
  const doctors = await showDoctors(
    rows.map(({ id }) => id),
    context,
  );
  const answeredBy = new Map(rows.map(({ id, answered }) => [id, answered]));
  return doctors.map((doctor) => ({
    doctor,
    answeredCount: answeredBy.get(doctor.doctorId) ?? 0,
  }));
}

/** A page of the doctors who take free consults now. */
export async function listVolunteers(
  { deptId, pageNo, pageSize }: RequestOf<Calls['listVolunteers']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listVolunteers']>> {
  const { rows } = await context.db.execute<Row>(
    sql`${volunteers(deptId, sql`true`)} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  );
  return { items: await shown(rows, context), total: rows[0]?.total ?? 0, pageNo, pageSize };
}

/** One volunteer; refuses a doctor who takes no free consults. */
export async function findVolunteer(
  { doctorId }: RequestOf<Calls['getVolunteer']>,
  context: CallContext,
): Promise<Volunteer> {
  const { rows } = await context.db.execute<Row>(volunteers(undefined, sql`open.id = ${doctorId}`));
  const [found] = await shown(rows, context);
  return found ?? refuse('forbidden');
}

/** The account's own questions to volunteers. */
export const listOwnQuestions = (
  part: RequestOf<Calls['listMyVolunteers']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listMyVolunteers']>> =>
  listConsults({ ...part, consultTypes: ['free'], listAll: true }, context);
