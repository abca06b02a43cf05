import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, parcelsOf } from '../../kernel/parcels/parcels';
import { orderDetail } from '../../kernel/payment/order-detail';
import { paymentProgress } from '../../kernel/payment/order-payments';
import { quoteOfOrder } from '../../kernel/pricing/explained';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { commentsOf } from './comments/comments';
import { goodsKind, linesOfOrder } from './order-kind';
import { dueOf, mayInvoice, returnableOf, returnBeforeOf, type GoodsOrderOf } from './order-rules';
import { returnsOf } from './returns';
import { isSold, skusOf } from './skus';
import { openReturnText, sentText } from './texts';
import { goodsOrderLines, goodsOrders, type GoodsLineRow } from './tables';

type Calls = typeof goodsCalls;
type Detail = ResponseOf<Calls['getMarketplaceOrder']>;

const selectOrders = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ order: orders, own: goodsOrders })
    .from(orders)
    .innerJoin(goodsOrders, eq(goodsOrders.orderNo, orders.orderNo))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order with its own row; only its kind's moves write its state. */
const orderOf = ({ order, own }: Row): GoodsOrderOf => ({ ...order, own }) as GoodsOrderOf;

const shownLine = (
  order: GoodsOrderOf,
  line: GoodsLineRow,
  { locale, now }: OrderReader,
): Detail['lines'][number] => ({
  lineNo: line.lineNo,
  skuId: line.skuId,
  goodsNo: line.goodsNo,
  shopId: line.shopId,
  shopName: textIn(line.shopName, locale),
  title: textIn(line.title, locale),
  skuLabel: textIn(line.skuLabel, locale),
  picture: line.picture,
  count: line.count,
  unitCents: line.unitCents,
  shareCents: line.shareCents,
  returnedCount: line.returnedCount,
  returningCount: line.askedCount - line.returnedCount,
  returnableCount: returnableOf(order, line, now),
});

/** What only an order of goods has, in lists as on its own page. */
async function shownOf(db: Queryable, rows: readonly Row[], reader: OrderReader) {
  const numbers = rows.map(({ order }) => order.orderNo);
  const lines =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(goodsOrderLines)
          .where(inArray(goodsOrderLines.orderNo, numbers))
          .orderBy(asc(goodsOrderLines.orderNo), asc(goodsOrderLines.lineNo));
  return rows.map((row) => {
    const order = orderOf(row);
    return {
      state: order.state,
      count: row.own.count,
      lines: lines
        .filter(({ orderNo }) => orderNo === order.orderNo)
        .map((line) => shownLine(order, line, reader)),
    };
  });
}

/** A page of the account's orders of goods, newest first. */
export const listGoodsOrders = (
  asked: RequestOf<Calls['listMyMarketplaceOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listMyMarketplaceOrders']>> =>
  listOwnOrders(goodsKind, asked, context, {
    select: selectOrders,
    orderOf,
    shownOf: (rows, reader) => shownOf(context.db, rows, reader),
  });

async function ownRow({ db, account }: CallContext, orderNo: string): Promise<Row> {
  const mine = and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account));
  const [row = refuse('forbidden')] = await selectOrders(db, mine);
  return row;
}

function invoiceOf(order: GoodsOrderOf): Detail['invoice'] {
  const { own, paidCents, refundedCents } = order;
  const open = mayInvoice(order) ? 'none' : 'unavailable';
  const applied = own.invoiceIssuedAt === null ? 'applied' : 'issued';
  return {
    status: own.invoiceAppliedAt === null ? open : applied,
    title: own.invoiceTitle,
    email: own.invoiceEmail,
    amountCents: own.invoiceCents ?? paidCents - refundedCents,
  };
}

/** One of the account's orders; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getMarketplaceOrder']>,
  context: CallContext,
): Promise<Detail> {
  const { db, locale } = context;
  const reader = readerOf(context);
  const row = await ownRow(context, orderNo);
  const order = orderOf(row);
  const [shown = refuse('forbidden')] = await shownOf(db, [row], reader);
  const { own } = row;
  const names = new Map(shown.lines.map(({ shopId, shopName }) => [shopId, shopName]));
  const [detail, quote, address, parcels, returns, comments] = await Promise.all([
    orderDetail(db, services, { kind: goodsKind.kind, orderNo }, reader),
    quoteOfOrder(db, orderNo, locale),
    addressOfOrder(db, orderNo, locale),
    parcelsOf(db, orderNo, locale, { nameOf: (shopId) => names.get(shopId) ?? '', sentText }),
    returnsOf(db, orderNo, shown.lines, locale),
    commentsOf(db, order, locale),
  ]);
  // What the shop still has to answer, or its owner to send back, is where the order stands.
  const open = returns.find(({ state }) => state === 'asked' || state === 'agreed');
  return {
    ...detail,
    ...shown,
    statusText: open ? openReturnText(open, locale) : detail.statusText,
    quote: quote ?? refuse('forbidden'),
    address: address ?? refuse('forbidden'),
    note: own.note,
    parcels,
    returns,
    invoice: invoiceOf(order),
    comments,
    mayReceive: order.state === 'shipped',
    mayReturn: shown.lines.some(({ returnableCount }) => returnableCount > 0),
    returnBefore: own.receivedAt === null ? null : returnBeforeOf(own.receivedAt).toISOString(),
  };
}

/** Where one of the account's orders stands. */
export async function orderStatus(
  { orderNo }: RequestOf<Calls['getMarketplaceOrderStatus']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getMarketplaceOrderStatus']>> {
  const { db, locale, now } = context;
  const order = orderOf(await ownRow(context, orderNo));
  return {
    orderNo,
    state: order.state,
    group: order.stateGroup,
    statusText: goodsKind.stateText(order.state, locale),
    payment: await paymentProgress(db, orderNo),
    payBefore: dueOf(order, now)?.before.toISOString() ?? null,
  };
}

/** What of one of the account's orders can be bought again. */
export async function linesToBuyAgain(
  { orderNo }: RequestOf<Calls['listGoodsToBuyAgain']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listGoodsToBuyAgain']>> {
  const { db, locale } = context;
  await ownRow(context, orderNo);
  const lines = await linesOfOrder(db, orderNo);
  const rows = await skusOf(
    db,
    lines.map(({ skuId }) => skuId),
  );
  const isThere = ({ skuId }: Pick<GoodsLineRow, 'skuId'>) => {
    const row = rows.get(skuId);
    return row !== undefined && isSold(row) && !row.item.needsPrescription;
  };
  return {
    lines: lines.filter(isThere).map(({ skuId, count }) => ({ skuId, count })),
    left: lines.filter((line) => !isThere(line)).map(({ title }) => textIn(title, locale)),
  };
}
