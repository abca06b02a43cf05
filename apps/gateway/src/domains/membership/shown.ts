import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { behind, pageOf } from '../../kernel/orders/newest-first';
import { summariesOf } from '../../kernel/orders/order-summary';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { nameInPast } from '../../kernel/people/patients/service';
import { quoteOfOrder } from '../../kernel/pricing/explained';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { membershipKind } from './order-kind';
import { can, refundNow, type MembershipOrder } from './order-rules';
import { membershipOrders } from './tables';

type Calls = typeof calls;
type Asked = RequestOf<Calls['listVipGoodsOrders']>;

const selectOrders = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ order: orders, own: membershipOrders })
    .from(orders)
    .innerJoin(membershipOrders, eq(membershipOrders.orderNo, orders.orderNo))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order with its own row; only its kind's moves write its state. */
const orderOf = ({ order, own }: Row) => ({ ...order, own }) as MembershipOrder;

const shownOf = (row: Row, locale: Locale) => {
  const { goodsId, goodsType, patientName, cardId } = row.own;
  return {
    state: orderOf(row).state,
    goodsId,
    goodsType,
    patientName: patientName === null ? null : nameInPast(patientName, locale),
    cardId,
  };
};

/** The states that a pair of the specification's numbers means; undefined for all. */
function statesOf({
  orderStatus,
  payStatus,
}: Asked): readonly MembershipOrder['state'][] | undefined {
  if (payStatus === 3) return ['refunding'];
  if (payStatus === 4) return ['refunded'];
  switch (orderStatus) {
    case 1:
      return ['awaitingPayment'];
    case 6:
      return ['paid', 'active', 'completed'];
    case 7:
      return ['unpaid', 'cancelled', 'refunding', 'refunded'];
    default:
      return undefined;
  }
}

/** A page of the account's orders, newest first. */
export async function listOrders(
  asked: Asked,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listVipGoodsOrders']>> {
  const states = statesOf(asked);
  const rows = await selectOrders(
    db,
    and(
      eq(orders.ownerId, account),
      isNull(orders.hiddenAt),
      states && inArray(orders.state, [...states]),
      behind(asked.cursor),
    ),
  ).limit(asked.pageSize + 1);
  const { shown: page, next } = pageOf(rows, asked.pageSize, ({ order }) => order);
  const reader = { ownerId: account, locale, now };
  const summaries = await summariesOf(db, membershipKind, page.map(orderOf), reader);
  return {
    items: summaries.flatMap((summary, place) => {
      const row = page[place];
      return row === undefined ? [] : [{ ...summary, ...shownOf(row, locale) }];
    }),
    next,
  };
}

/** One of the account's orders; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getHealthVipOrderSimpleInfo']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getHealthVipOrderSimpleInfo']>> {
  const reader = { ownerId: account, locale, now };
  const [row = refuse('forbidden')] = await selectOrders(
    db,
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)),
  );
  const order = orderOf(row);
  const detail = await orderDetail(db, services, { kind: membershipKind.kind, orderNo }, reader);
  return {
    ...detail,
    ...shownOf(row, locale),
    quote: await quoteOfOrder(db, orderNo, locale),
    mayCancel: can('cancel', order.state),
    refundNowCents: refundNow(order, now),
    mayActivate: order.state === 'paid' && row.own.cardId !== null,
  };
}
