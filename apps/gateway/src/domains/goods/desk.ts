import { goodsOrderStates, Id, writtenText } from '@xinglin/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { refundOfOrder } from '../../kernel/orders/desk-rules';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, parcelsOf } from '../../kernel/parcels/parcels';
import { refuse } from '../../platform/refusal';
import { issueInvoice } from './invoices';
import { goodsKind, linesOfOrder } from './order-kind';
import { runOut, sendGoods, tellOfParcel } from './shop-side';
import { goodsOrders, goodsSkus } from './tables';

const OneOrder = z.object({ orderNo: Id });
const Words = writtenText({ min: 1, max: 200 });
const ofOrder = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What shops do with orders of goods, and with goods themselves. */
export const goodsDesk = [
  deskAction({
    name: 'list-goods-orders',
    summary: 'Orders that are to be packed or sent, the oldest first, a hundred at most.',
    roles: ['pharmacist', 'service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(z.object({ orderNo: Id, state: z.enum(goodsOrderStates), count: z.int() })),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({ orderNo: orders.orderNo, state: orders.state, count: goodsOrders.count })
        .from(orders)
        .innerJoin(goodsOrders, eq(goodsOrders.orderNo, orders.orderNo))
        .where(and(eq(orders.kind, goodsKind.kind), inArray(orders.state, ['paid', 'packed'])))
        .orderBy(asc(orders.createdAt))
        .limit(linesShown);
      return {
        items: rows.flatMap((row) => {
          const state = goodsOrderStates.find((one) => one === row.state);
          return state === undefined ? [] : [{ ...row, state }];
        }),
      };
    },
  }),
  deskAction({
    name: 'open-goods-order',
    summary: 'One order with its lines, where it goes, and its parcels.',
    roles: ['pharmacist', 'service'],
    isRead: true,
    request: OneOrder,
    response: z.object({
      orderNo: Id,
      state: z.string(),
      note: z.string(),
      address: z.string(),
      lines: z.array(z.object({ skuId: Id, shopId: Id, title: z.string(), count: z.int() })),
      parcels: z.array(z.object({ parcelId: Id, trackingNo: z.string() })),
    }),
    subject: ofOrder,
    async handle({ orderNo }, { db }) {
      const [row = refuse('forbidden')] = await db
        .select({ state: orders.state, note: goodsOrders.note })
        .from(orders)
        .innerJoin(goodsOrders, eq(goodsOrders.orderNo, orders.orderNo))
        .where(eq(orders.orderNo, orderNo));
      const address = await addressOfOrder(db, orderNo, 'zh-Hans');
      const lines = await linesOfOrder(db, orderNo);
      const parcels = await parcelsOf(db, orderNo, 'zh-Hans', { nameOf: (shopId) => shopId });
      return {
        orderNo,
        ...row,
        address: address?.text ?? '',
        lines: lines.map(({ skuId, shopId, title, count }) => ({
          skuId,
          shopId,
          title: title['zh-Hans'],
          count,
        })),
        parcels: parcels.map(({ parcelId, trackingNo }) => ({ parcelId, trackingNo })),
      };
    },
  }),
  deskAction({
    name: 'ship-goods',
    summary: 'A shop sends its part of an order; once all shops have, the order is on its way.',
    roles: ['service'],
    request: OneOrder.extend({
      shopId: Id,
      carrier: writtenText({ min: 1, max: 40 }),
      trackingNo: writtenText({ min: 1, max: 40 }),
    }),
    response: z.object({ orderNo: Id, parcelId: Id }),
    subject: ofOrder,
    async handle({ orderNo, shopId, carrier, trackingNo }, context) {
      const parcelId = await sendGoods(context, orderNo, { shopId, carrier, trackingNo });
      followMoves(context);
      return { orderNo, parcelId };
    },
  }),
  deskAction({
    name: 'tell-of-parcel',
    summary: 'What the carrier says of a parcel, and whether it was handed over.',
    roles: ['service'],
    request: z.object({ parcelId: Id, text: Words, isDelivered: z.boolean().default(false) }),
    response: z.object({ parcelId: Id }),
    subject: ({ parcelId }) => parcelId,
    async handle({ parcelId, text, isDelivered }, context) {
      await tellOfParcel(context, parcelId, { text, isDelivered });
      return { parcelId };
    },
  }),
  deskAction({
    name: 'goods-out-of-stock',
    summary: 'Something of an order is missing, and why; what was paid goes back.',
    roles: ['service'],
    refundOf: refundOfOrder,
    request: OneOrder.extend({ reason: Words }),
    response: OneOrder,
    subject: ofOrder,
    async handle({ orderNo, reason }, context) {
      await runOut(context, orderNo, reason);
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'issue-goods-invoice',
    summary: 'The invoice that was applied for was sent.',
    roles: ['cashier'],
    request: OneOrder,
    response: OneOrder,
    subject: ofOrder,
    async handle({ orderNo }, context) {
      await issueInvoice(context, orderNo);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'set-goods-sku',
    summary: 'What a variant costs, how many there are, and whether it is sold.',
    roles: ['service'],
    request: z.object({
      skuId: Id,
      priceCents: z.int().min(1).max(10_000_000).optional(),
      stock: z.int().min(0).max(1_000_000).optional(),
      isOnSale: z.boolean().optional(),
    }),
    response: z.object({ skuId: Id }),
    subject: ({ skuId }) => skuId,
    async handle({ skuId, priceCents, stock, isOnSale }, { db }) {
      const [row = refuse('forbidden')] = await db
        .select()
        .from(goodsSkus)
        .where(eq(goodsSkus.skuId, skuId))
        .for('no key update');
      const price = priceCents ?? row.priceCents;
      await db
        .update(goodsSkus)
        .set({
          priceCents: price,
          // The price of members is never the higher one.
          memberCents: row.memberCents === null ? null : Math.min(row.memberCents, price),
          stock: stock ?? row.stock,
          isOnSale: isOnSale ?? row.isOnSale,
        })
        .where(eq(goodsSkus.skuId, skuId));
      return { skuId };
    },
  }),
];
