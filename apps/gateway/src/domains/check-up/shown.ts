import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { dayRefundTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { behind, pageOf } from '../../kernel/orders/newest-first';
import { summariesOf, type OrderReader } from '../../kernel/orders/order-summary';
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
export async function listOrders(
  { group, packageKind, cursor, pageSize }: RequestOf<Calls['listMyPhysicalOrders']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listMyPhysicalOrders']>> {
  const reader = { ownerId: account, locale, now };
  const rows = await selectOrders(
    db,
    and(
      eq(orders.ownerId, account),
      isNull(orders.hiddenAt),
      group && eq(orders.stateGroup, group),
      packageKind && eq(checkUpPackages.kind, packageKind),
      behind(cursor),
    ),
  ).limit(pageSize + 1);
  const { shown: page, next } = pageOf(rows, pageSize, ({ order }) => order);
  const shown = await shownOf(db, page, reader);
  const summaries = await summariesOf(db, checkUpKind, page.map(orderOf), reader);
  return {
    items: summaries.flatMap((summary, place) => {
      const own = shown[place];
      return own === undefined ? [] : [{ ...summary, ...own }];
    }),
    next,
  };
}

/** One of the account's check-ups; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getPhysicalOrder']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getPhysicalOrder']>> {
  const reader = { ownerId: account, locale, now };
  const [row = refuse('forbidden')] = await selectOrders(
    db,
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)),
  );
  const order = orderOf(row);
  const { own } = row;
  const [shown = refuse('forbidden')] = await shownOf(db, [row], reader);
  const detail = await orderDetail(db, services, { kind: checkUpKind.kind, orderNo }, reader);
  const terms = dayRefundTerms(own.refundRule, { day: own.day, cents: order.totalCents });
  return {
    ...detail,
    ...shown,
    priceCents: own.priceCents,
    offCents: own.offCents,
    voucherCode: own.voucherCode,
    preparation: [...textIn(own.preparation, locale)],
    refundTerms: terms.map(({ before, refundCents }) => ({
      before: before.toISOString(),
      refundCents,
    })),
    refundNowCents: refundNow(order, now),
    ...allowedOf(order, now, await movesOf(db, orderNo)),
    invoice: own.invoice,
    paper: await paperOf(db, order, { locale, sender: shown.store.name }),
  };
}
