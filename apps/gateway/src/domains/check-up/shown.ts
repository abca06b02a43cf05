import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { dayRefundTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { nameInPast } from '../../kernel/people/patients/service';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { movesOf } from './move-day';
import { checkUpKind, peopleOf } from './order-kind';
import { allowedOf, refundNow, type CheckUpOrder } from './order-rules';
import { paperOf } from './paper';
import { storesOf } from './stores';
import { checkUpOrders, checkUpOrganisations, checkUpPackages } from './tables';

type Calls = typeof checkUp;

const selectOrders = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      order: orders,
      own: checkUpOrders,
      kind: checkUpPackages.kind,
      orgName: checkUpOrganisations.name,
    })
    .from(orders)
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, orders.orderNo))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOrders.packageCode))
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order with its own row; only its kind's moves write its state. */
const orderOf = ({ order, own }: Row) => ({ ...order, own }) as CheckUpOrder;

/** What only such an order has, in lists as on its own page. */
async function shownOf(db: Queryable, rows: readonly Row[], { locale }: OrderReader) {
  const stores = await storesOf(
    db,
    rows.map(({ own }) => own.storeId),
    locale,
  );
  const people = await peopleOf(
    db,
    rows.map(({ order }) => order.orderNo),
  );
  return rows.map((row) => ({
    state: orderOf(row).state,
    packageCode: row.own.packageCode,
    packageTitle: textIn(row.own.title, locale),
    packageKind: row.kind,
    orgName: textIn(row.orgName, locale),
    store: stores.get(row.own.storeId) ?? refuse('forbidden'),
    day: row.own.day,
    people: people(row.order.orderNo).map(({ patientId, patientName, attendedAt, reportedAt }) => ({
      patientId,
      name: nameInPast(patientName, locale),
      attended: attendedAt !== null,
      reportReady: reportedAt !== null,
    })),
  }));
}

/** A page of the account's check-ups, newest first. */
export const listOrders = (
  asked: RequestOf<Calls['listMyPhysicalOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listMyPhysicalOrders']>> =>
  listOwnOrders(checkUpKind, asked, context, {
    select: selectOrders,
    where: asked.packageKind && eq(checkUpPackages.kind, asked.packageKind),
    orderOf,
    shownOf: (rows, reader) => shownOf(context.db, rows, reader),
  });

/** One of the account's check-ups; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getPhysicalOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPhysicalOrder']>> {
  const { db, account, locale, now } = context;
  const reader = readerOf(context);
  const [row = refuse('forbidden')] = await selectOrders(
    db,
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)),
  );
  const order = orderOf(row);
  const { own } = row;
  const [shown = refuse('forbidden')] = await shownOf(db, [row], reader);
  const detail = await orderDetail(db, services, { kind: checkUpKind.kind, orderNo }, reader);
  const terms = dayRefundTerms(own.refundRule, { day: own.refundDay, cents: order.totalCents });
  return {
    ...detail,
    ...shown,
    priceCents: own.priceCents,
    offCents: own.offCents,
    voucherCode: own.voucherCode,
    preparation: [...textIn(own.preparation, locale)],
    preparationKinds: own.preparationKinds,
    refundTerms: terms.map(({ before, refundCents }) => ({
      before: before.toISOString(),
      refundCents,
    })),
    refundRule: own.refundRule,
    refundDay: own.refundDay,
    refundNowCents: refundNow(order, now),
    ...allowedOf(order, now, await movesOf(db, orderNo)),
    invoice: own.invoice,
    paper: await paperOf(db, order, { locale, sender: shown.store.name }),
  };
}
