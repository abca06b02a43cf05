import type { panels, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Order } from '../../kernel/orders/order-kind';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { givenOf, panelKind } from './order-kind';
import { can } from './panel-rules';
import { panelAnswers, panelOrders } from './tables';
import type { Given } from './texts';

type Calls = typeof panels;
type Panel = Parameters<typeof panelKind.deadline>[0];

function selectPanels(db: Queryable, where: SQL | undefined) {
  return db
    .select({ order: orders, own: panelOrders })
    .from(orders)
    .innerJoin(panelOrders, eq(panelOrders.orderNo, orders.orderNo))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

type Row = Awaited<ReturnType<typeof selectPanels>>[number];

/** A question with its own row; only its kind's moves write its state. */
const panelOf = ({ order, own }: Row): Panel & Order => ({ ...order, own }) as Panel & Order;

/** What only this kind says of an order, in lists as on its own page. */
const shownOf = (row: Row, { asked, answered }: Given) => ({
  orderKey: row.order.orderNo,
  state: panelOf(row).state,
  patientName: row.own.patientName,
  question: row.own.question,
  expertCount: asked,
  answeredCount: answered,
  paidCents: row.order.paidCents,
});

/** A page of the account's questions, newest first. */
export const listPanels = (
  asked: RequestOf<Calls['listPanelOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPanelOrders']>> =>
  listOwnOrders(panelKind, asked, context, {
    select: selectPanels,
    orderOf: panelOf,
    async shownOf(rows) {
      const given = await givenOf(
        context.db,
        rows.map(({ order }) => order.orderNo),
      );
      return rows.map((row) => shownOf(row, given(row.order.orderNo)));
    },
  });

/** What each expert makes of a question, those who have answered first. */
async function answersOf(db: Queryable, orderNo: string, locale: OrderReader['locale']) {
  const rows = await db
    .select({
      answer: panelAnswers,
      doctor: { name: doctors.name, title: doctors.title },
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
    })
    .from(panelAnswers)
    .innerJoin(doctors, eq(doctors.id, panelAnswers.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(panelAnswers.orderNo, orderNo))
    .orderBy(
      desc(sql`${panelAnswers.state} = 'answered'`),
      asc(panelAnswers.at),
      asc(panelAnswers.place),
    );
  return rows.map(({ answer, doctor, hospitalName, hospDeptName }) => ({
    doctor: {
      doctorId: answer.doctorId,
      name: textIn(doctor.name, locale),
      titleText: titleText(doctor.title, locale),
      hospitalName: textIn(hospitalName, locale),
      hospDeptName: textIn(hospDeptName, locale),
    },
    shareCents: answer.shareCents,
    state: answer.state,
    text: answer.text,
    at: answer.at?.toISOString() ?? null,
  }));
}

/** One of the account's questions; refuses any other. */
export async function findPanel(
  services: Pick<Services, 'all'>,
  { orderKey }: RequestOf<Calls['getPanelOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPanelOrder']>> {
  const { db, account, locale } = context;
  const own = and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account));
  const [row = refuse('forbidden')] = await selectPanels(db, own);
  const { kind } = panelKind;
  const detail = await orderDetail(db, services, { kind, orderNo: orderKey }, readerOf(context));
  const given = await givenOf(db, [orderKey]);
  return {
    ...detail,
    ...shownOf(row, given(orderKey)),
    since: row.own.since,
    treated: row.own.treated,
    fileIds: row.own.pictures,
    answers: await answersOf(db, orderKey, locale),
    answerBefore: row.own.answerBefore?.toISOString() ?? null,
    timeZone: hospitalTimeZone,
    mayCancel: can('cancel', panelOf(row).state),
  };
}
