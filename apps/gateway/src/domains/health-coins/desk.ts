import { Id, writtenText } from '@xinglin/contract';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, sendParcel } from '../../kernel/parcels/parcels';
import { refuse } from '../../platform/refusal';
import { coinExchangeKind } from './order-kind';
import { coinExchangeOrders } from './tables';

/** Most lines of the list at the desk. */
const linesShown = 100;

/** Who sends what coins were exchanged for. */
const senderId = 'coin-store';

/** What the store of health coins does with exchanges. */
export const healthCoinsDesk = [
  deskAction({
    name: 'list-coin-exchanges',
    summary: 'Exchanges of health coins that are to be sent, the oldest first, a hundred at most.',
    roles: ['service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({ orderNo: Id, title: z.string(), count: z.int(), address: z.string() }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({
          orderNo: orders.orderNo,
          title: coinExchangeOrders.title,
          count: coinExchangeOrders.count,
        })
        .from(orders)
        .innerJoin(coinExchangeOrders, eq(coinExchangeOrders.orderNo, orders.orderNo))
        .where(and(eq(orders.kind, coinExchangeKind.kind), eq(orders.state, 'ordered')))
        .orderBy(asc(orders.createdAt))
        .limit(linesShown);
      const items = await Promise.all(
        rows.map(async ({ orderNo, title, count }) => ({
          orderNo,
          title: title['zh-Hans'],
          count,
          address: (await addressOfOrder(db, orderNo, 'zh-Hans'))?.text ?? '',
        })),
      );
      return { items };
    },
  }),
  deskAction({
    name: 'send-coin-exchange',
    summary: 'What was exchanged for health coins leaves; sent again, the first parcel counts.',
    roles: ['service'],
    request: z.object({
      orderNo: Id,
      carrier: writtenText({ min: 1, max: 40 }),
      trackingNo: writtenText({ min: 1, max: 40 }),
    }),
    response: z.object({ orderNo: Id, parcelId: Id }),
    subject: ({ orderNo }) => orderNo,
    async handle({ orderNo, carrier, trackingNo }, context) {
      const { db, now } = context;
      const order = (await lockOrder(db, coinExchangeKind, orderNo)) ?? refuse('forbidden');
      if (order.state !== 'ordered' && order.state !== 'sent') refuse('goodsOrderClosed');
      const parcelId = await sendParcel(db, now, { orderNo, senderId, carrier, trackingNo });
      await moveOrder(context, coinExchangeKind, orderNo, 'send', 'hospital');
      followMoves(context);
      return { orderNo, parcelId };
    },
  }),
];
