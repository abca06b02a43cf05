import { overseasStates, type overseas, type RequestOf, type ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { unreadOf } from '../../kernel/conversations/read';
import { behind, pageOf } from '../../kernel/orders/newest-first';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { dutyOf } from './duty';
import { medicinesIn } from './medicines';
import { allowedOf, deadlineOf, statusOf } from './order-rules';
import { overseasOrders } from './tables';

type Calls = typeof overseas;
type Card = ResponseOf<Calls['listOverseasConsults']>['items'][number];
type Detail = ResponseOf<Calls['getOverseasConsult']>;

function selectConsults(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      own: overseasOrders,
      doctor: { doctorId: doctors.id, name: doctors.name, title: doctors.title },
      hospitalName: hospitals.name,
    })
    .from(orders)
    .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
    .leftJoin(doctors, eq(doctors.id, overseasOrders.doctorId))
    .leftJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

type Row = Awaited<ReturnType<typeof selectConsults>>[number];

/** The state of a row: only its kind’s moves write it. */
const stateOf = ({ order }: Row) =>
  overseasStates.find((state) => state === order.state) ?? refuse('forbidden');

const unreadIn = (rows: readonly Row[], { db, account }: CallContext) =>
  unreadOf(
    db,
    account,
    rows.map(({ order }) => order.orderNo),
  );

function cardOf(
  row: Row,
  unread: ReadonlyMap<string, number>,
  { locale }: Pick<CallContext, 'locale'>,
): Card {
  const { order, own, doctor, hospitalName } = row;
  const state = stateOf(row);
  return {
    orderKey: order.orderNo,
    state,
    status: statusOf[state],
    nickname: own.nickname,
    department: own.department,
    question: own.question,
    doctor: doctor && {
      doctorId: doctor.doctorId,
      name: textIn(doctor.name, locale),
      titleText: titleText(doctor.title, locale),
      // A doctor stands in a hospital.
      hospitalName: hospitalName ? textIn(hospitalName, locale) : '',
    },
    createdAt: order.createdAt.toISOString(),
    unread: unread.get(order.orderNo) ?? 0,
  };
}

/** A page of the account's consultations, newest first, without those it deleted. */
export async function listConsults(
  { status, cursor, pageSize }: RequestOf<Calls['listOverseasConsults']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listOverseasConsults']>> {
  const states = overseasStates.filter((state) => statusOf[state] === status);
  const rows = await selectConsults(
    context.db,
    and(
      eq(orders.ownerId, context.account),
      isNull(orders.hiddenAt),
      status && inArray(orders.state, states),
      behind(cursor),
    ),
  ).limit(pageSize + 1);
  const { shown, next } = pageOf(rows, pageSize, ({ order }) => order);
  const unread = await unreadIn(shown, context);
  return { items: shown.map((row) => cardOf(row, unread, context)), next };
}

/** One of the account's consultations; refuses any other. */
export async function findConsult(
  { orderKey }: RequestOf<Calls['getOverseasConsult']>,
  context: CallContext,
): Promise<Detail> {
  const [row = refuse('forbidden')] = await selectConsults(
    context.db,
    and(eq(orders.orderNo, orderKey), eq(orders.ownerId, context.account)),
  );
  const { order, own } = row;
  const consultation = { state: stateOf(row), movedAt: order.movedAt, own };
  return {
    ...cardOf(row, await unreadIn([row], context), context),
    fileIds: own.pictures,
    symptoms: own.symptoms,
    duration: own.duration,
    tenths: own.tenths,
    duty: consultation.state === 'waiting' ? await dutyOf(context, own, order.createdAt) : null,
    until: deadlineOf(consultation)?.at.toISOString() ?? null,
    answeredAt: own.answeredAt?.toISOString() ?? null,
    medicines: medicinesIn(own),
    ...allowedOf(consultation),
  };
}
