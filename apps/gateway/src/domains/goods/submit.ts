import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { ordersInTheWay } from '../../kernel/orders/in-the-way';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { requireInvoiceTitle } from '../../kernel/orders/require-invoice-title';
import { keepAddress } from '../../kernel/parcels/parcels';
import { spendCoupons } from '../../kernel/pricing/coupons';
import { orderQuotes } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { removeLines } from './cart';
import { goodsKind } from './order-kind';
import { payBeforeOf } from './order-rules';
import { priceOf, shownQuote, type Priced } from './quotes';
import { isSold } from './skus';
import { piecesOverShare } from './held-pieces';
import { takeStock } from './stock';
import { goodsOrderLines, goodsOrders, type InvoiceTitle } from './tables';

type Calls = typeof goodsCalls;

/** What goes with an order besides what is bought. */
interface With {
  readonly note: string;
  readonly invoice?: { readonly title: InvoiceTitle; readonly email: string } | undefined;
}

/** Orders what was priced, or refuses with what hinders it; all in the caller's transaction. */
async function order(
  context: CallContext,
  priced: Priced,
  { note, invoice }: With,
): Promise<ResponseOf<Calls['submitMarketplaceOrder']>> {
  const { db, account: ownerId, now, locale } = context;
  const { lines, address, deliveries, kept, couponIds } = priced;
  const gone = lines.filter(({ row }) => !isSold(row)).map(({ row }) => row.sku.skuId);
  if (gone.length > 0) refuse('goodsOffSale', { data: { skuIds: gone } });
  const outside = [...deliveries.values()].filter(({ isDelivered }) => isDelivered === false);
  if (address === null) return refuse('outsideDelivery');
  if (outside.length > 0)
    refuse('outsideDelivery', {
      data: {
        shops: outside.map(({ shopId }) => {
          const own = lines.find(({ row }) => row.shop.shopId === shopId);
          return { shopId, name: own ? textIn(own.row.shop.name, locale) : '' };
        }),
      },
    });
  const [first = refuse('forbidden')] = lines;
  const wanted = lines.map(({ row, count }) => ({ skuId: row.sku.skuId, count }));
  const short = await takeStock(db, wanted);
  if (short.length > 0) refuse('stockShort', { data: { lines: short } });
  const over = await piecesOverShare(db, ownerId, wanted);
  if (over) {
    const inTheWay = await ordersInTheWay(db, goodsKind, over.orderNos, locale);
    refuse('unpaidPieceLimit', { data: { ...inTheWay, lines: over.lines } });
  }
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, goodsKind, {
    ownerId,
    locale,
    orderNo,
    state: 'awaitingPayment',
    totalCents: kept.totalCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  if (!(await spendCoupons(db, { ownerId, orderNo, now }, couponIds))) refuse('quoteChanged');
  await db.insert(goodsOrders).values({
    orderNo,
    note,
    title: first.row.item.title,
    count: lines.reduce((all, { count }) => all + count, 0),
    invoiceTitle: invoice?.title ?? null,
    invoiceEmail: invoice?.email ?? null,
  });
  await db.insert(goodsOrderLines).values(
    lines.map(({ row: { sku, item, shop }, count }, place) => ({
      orderNo,
      lineNo: place + 1,
      skuId: sku.skuId,
      goodsNo: item.goodsNo,
      shopId: shop.shopId,
      shopName: shop.name,
      title: item.title,
      skuLabel: sku.label,
      picture: item.picture,
      count,
      unitCents: sku.priceCents,
      shareCents: kept.lines[place]?.shareCents ?? 0,
      returnDays: item.returnDays,
    })),
  );
  await db.insert(orderQuotes).values({ orderNo, quote: kept });
  await keepAddress(db, orderNo, address);
  await removeLines(
    context,
    lines.map(({ row }) => row.sku.skuId),
  );
  return { orderNo, amountCents: kept.totalCents, payBefore: payBefore.toISOString() };
}

/** Orders at the quote that was shown, and at no other. */
export async function submitCart(
  input: RequestOf<Calls['submitMarketplaceOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitMarketplaceOrder']>> {
  const { digest, note, invoice, ...wish } = input;
  if (invoice) requireInvoiceTitle(invoice.title, context.locale, 'invoice.title');
  refuseBlocked(note);
  const priced = await priceOf(context, wish);
  const isOrderable = priced.lines.every(({ row }) => isSold(row));
  if (isOrderable && priced.digest !== digest)
    refuse('quoteChanged', { data: { quote: shownQuote(priced, context.locale) } });
  return order(context, priced, { note, invoice });
}

/** Orders one variant at the price that a deal named. */
export async function submitItem(
  { itemId, count, addressId, dealCents }: RequestOf<Calls['submitCommerceOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitCommerceOrder']>> {
  const wish = {
    lines: [{ skuId: itemId, count }],
    addressId,
    couponIds: [],
    useBestCoupon: false,
    useCoins: false,
  };
  const priced = await priceOf(context, wish);
  const isOrderable = priced.lines.every(({ row }) => isSold(row));
  if (isOrderable && priced.kept.goodsCents !== dealCents)
    refuse('quoteChanged', { data: { quote: shownQuote(priced, context.locale) } });
  return order(context, priced, { note: '' });
}
