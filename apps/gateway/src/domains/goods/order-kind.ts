import { goodsKindName, goodsOrderMachine } from '@xinglin/contract';
import { formatCents, textIn } from '@xinglin/rules';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, closeParcels, eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { returnSpent } from '../../kernel/pricing/return-spent';
import type { Queryable } from '../../platform/database';
import { can, deadlineOf, dueOf } from './order-rules';
import { countSold, returnStock } from './stock';
import { goodsOrderLines, goodsOrders, type GoodsOrderRow } from './tables';
import { factLabel, messageOf, piecesText, reasonText, stateText, titleText } from './texts';

/** The lines of an order, in their order. */
export const linesOfOrder = (db: Queryable, orderNo: string) =>
  db
    .select()
    .from(goodsOrderLines)
    .where(eq(goodsOrderLines.orderNo, orderNo))
    .orderBy(asc(goodsOrderLines.lineNo));

/** By these an order comes to nothing before anything was sent: what it took aside is there for others again. */
const freeing = new Set(['lapse', 'cancel', 'runOut']);

async function change(
  db: Queryable,
  orderNo: string,
  changed: Partial<GoodsOrderRow>,
): Promise<void> {
  await db.update(goodsOrders).set(changed).where(eq(goodsOrders.orderNo, orderNo));
}

/** Orders of goods. */
export const goodsKind = defineOrderKind({
  kind: goodsKindName,
  machine: goodsOrderMachine,
  table: goodsOrders,
  async subjects(db, found, locale) {
    const numbers = found.map(({ orderNo }) => orderNo);
    const rows =
      numbers.length === 0
        ? []
        : await db
            .selectDistinct({
              orderNo: goodsOrderLines.orderNo,
              shopName: goodsOrderLines.shopName,
            })
            .from(goodsOrderLines)
            .where(inArray(goodsOrderLines.orderNo, numbers));
    return found.map(({ orderNo, own }) => ({
      title: titleText(textIn(own.title, locale), own.count, locale),
      facts: [
        {
          label: factLabel('shop', locale),
          text: rows
            .filter((row) => row.orderNo === orderNo)
            .map(({ shopName }) => textIn(shopName, locale))
            .join(locale === 'en' ? ', ' : '、'),
        },
        { label: factLabel('count', locale), text: piecesText(own.count, locale) },
      ],
    }));
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(order.state === 'shipped' ? (['receive'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
    ...(order.stateGroup === 'completed' || order.stateGroup === 'cancelled'
      ? (['buyAgain'] as const)
      : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: {
    of: ({ state }) =>
      state === 'shipped'
        ? { what: 'collect', until: null }
        : state === 'paid' || state === 'packed'
          ? { what: 'wait', until: null }
          : null,
    afterwards: [],
  },
  time: { takes: 'nothing', why: 'Goods are sent.' },
  holds: {
    states: ['awaitingPayment'],
    perAccount: 5,
    perPerson: null,
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 15,
  },
  repeats: { exempt: 'The same goods may be bought as often as one likes.' },
  deadline: deadlineOf,
  async onMove({ db, now }, order, { event, actor }) {
    const { orderNo, own, paidCents } = order;
    if (event === 'receive') {
      await change(db, orderNo, { receivedAt: now });
      await closeParcels(db, orderNo, now);
      return { ...own, receivedAt: now };
    }
    if (event !== 'pay' && !freeing.has(event)) return own;
    const lines = await linesOfOrder(db, orderNo);
    if (event === 'pay') {
      await countSold(db, lines, 1);
      return own;
    }
    await returnStock(db, lines);
    await returnSpent({ db, now }, order, { event, actor });
    if (paidCents > 0) await countSold(db, lines, -1);
    return own;
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'pack-goods',
      summary: 'What was ordered is packed: it is no longer given up by its owner.',
      roles: ['pharmacist', 'service'],
      event: 'pack',
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'goods',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: goodsOrders })
        .from(orders)
        .innerJoin(goodsOrders, eq(goodsOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return Promise.all(
        rows.map(async ({ order, own }) => ({
          orderNo: order.orderNo,
          status: order.state,
          lines: (await linesOfOrder(db, order.orderNo)).map((line) => ({
            title: textIn(line.title, locale),
            variant: textIn(line.skuLabel, locale),
            count: line.count,
            amount: formatCents(line.shareCents),
            returned: line.returnedCount,
          })),
          address: await addressOfOrder(db, order.orderNo, locale),
          note: own.note,
          invoiceTitle: own.invoiceTitle,
          invoiceEmail: own.invoiceEmail,
          amountCents: order.totalCents,
          paidCents: order.paidCents,
          refundCents: order.refundedCents,
          createdAt: order.createdAt,
        })),
      );
    },
  },
  erased: eraseOrderAddresses,
});
