import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { nameInPast } from '../../kernel/people/patients/service';
import { quoteOfOrder } from '../../kernel/pricing/explained';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { membershipKind } from './order-kind';
import { can, type MembershipOrder } from './order-rules';
import { refundOf, shownLine } from './refund';
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
  const { goodsId, goodsType, days, seats, patientName, cardId } = row.own;
  return {
    state: orderOf(row).state,
    goodsId,
    goodsType,
    days,
    seats,
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
export function listOrders(
  asked: Asked,
  context: CallContext,
): Promise<ResponseOf<Calls['listVipGoodsOrders']>> {
  const states = statesOf(asked);
  return listOwnOrders(membershipKind, asked, context, {
    select: selectOrders,
    where: states && inArray(orders.state, [...states]),
    orderOf,
    shownOf: async (rows, { locale }) => rows.map((row) => shownOf(row, locale)),
  });
}

/** One of the account's orders; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getHealthVipOrderSimpleInfo']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getHealthVipOrderSimpleInfo']>> {
  const { db, account, locale, now } = context;
  const reader = readerOf(context);
  const [row = refuse('forbidden')] = await selectOrders(
    db,
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)),
  );
  const order = orderOf(row);
  const detail = await orderDetail(db, services, { kind: membershipKind.kind, orderNo }, reader);
  const refund = await refundOf(db, order, now);
  return {
    ...detail,
    ...shownOf(row, locale),
    quote: await quoteOfOrder(db, orderNo, locale),
    mayCancel: can('cancel', order.state),
    refundNowCents: refund.cents,
    refundNowLines:
      order.paidCents === 0 ? [] : refund.lines.map((line) => shownLine(line, locale)),
    mayActivate: order.state === 'paid' && row.own.cardId !== null,
  };
}
