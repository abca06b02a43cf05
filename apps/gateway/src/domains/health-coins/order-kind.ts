import { coinExchangeKindName, coinExchangeOrderMachine } from '@xinglin/contract';
import { coinTerms, textIn } from '@xinglin/rules';
import { desc, eq, sql } from 'drizzle-orm';
import { giveBack } from '../../kernel/ledger/ledger';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { coinExchangeOrders, healthCoinGoods } from './tables';
import { facts, messageOf, reasonText, stateText } from './texts';

const dayMs = 86_400_000;

const can = allowedIn(coinExchangeOrderMachine);

/** What was won cost nothing: there is nothing to bring back by giving it up. */
export const isPrize = ({
  coins,
}: Pick<typeof coinExchangeOrders.$inferSelect, 'coins'>): boolean => coins === 0;

/** The name under which the coins of an order were spent. */
export const spentKeyOf = (orderNo: string): string => `exchange.${orderNo}`;

/** Exchanges of health coins for goods. */
export const coinExchangeKind = defineOrderKind({
  kind: coinExchangeKindName,
  machine: coinExchangeOrderMachine,
  table: coinExchangeOrders,
  subjects: async (_, found, locale) =>
    found.map(({ own }) => ({ title: textIn(own.title, locale), facts: facts(own, locale) })),
  stateText,
  reasonText,
  actions: ({ state, own }) => [
    ...(can('receive', state) ? (['receive'] as const) : []),
    ...(can('cancel', state) && !isPrize(own) ? (['cancel'] as const) : []),
  ],
  payable: null,
  refundable: null,
  reviewable: null,
  next: {
    of: ({ state }) => ({ what: state === 'sent' ? 'collect' : 'wait', until: null }),
    afterwards: [],
  },
  time: { takes: 'nothing', why: 'Goods are sent or a code is given out.' },
  holds: { exempt: 'It is paid with coins when it is made.' },
  repeats: { exempt: 'The same goods may be exchanged as often as there are coins.' },
  deadline: ({ state, movedAt }) =>
    state === 'sent'
      ? {
          at: new Date(movedAt.getTime() + coinTerms.receivedAfterDays * dayMs),
          event: 'receive',
          reasonKey: 'receivedByItself',
        }
      : null,
  async onMove({ db, now }, { orderNo, ownerId, own }, { event }) {
    if (event !== 'cancel') return own;
    await giveBack(db, {
      ownerId,
      kind: 'healthCoin',
      reason: 'healthCoins.returned',
      key: `returned.${orderNo}`,
      spentKey: spentKeyOf(orderNo),
      atLeastUntil: new Date(now.getTime() + coinTerms.returnedForDays * dayMs),
      now,
    });
    await db
      .update(healthCoinGoods)
      .set({
        stock: sql`${healthCoinGoods.stock} + ${own.count}`,
        exchangedCount: sql`greatest(0, ${healthCoinGoods.exchangedCount} - ${own.count}::int)`,
      })
      .where(eq(healthCoinGoods.goodsId, own.goodsId));
    await db
      .update(coinExchangeOrders)
      .set({ returnedCoins: own.coins })
      .where(eq(coinExchangeOrders.orderNo, orderNo));
    return { ...own, returnedCoins: own.coins };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  // Sending takes a parcel, which a move alone does not: it is an action of its own.
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'healthCoins',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: coinExchangeOrders })
        .from(orders)
        .innerJoin(coinExchangeOrders, eq(coinExchangeOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return Promise.all(
        rows.map(async ({ order, own }) => ({
          orderNo: order.orderNo,
          title: textIn(own.title, locale),
          count: own.count,
          coins: own.coins,
          returnedCoins: own.returnedCoins,
          status: order.state,
          address: await addressOfOrder(db, order.orderNo, locale),
          createdAt: order.createdAt,
        })),
      );
    },
  },
  erased: eraseOrderAddresses,
});
