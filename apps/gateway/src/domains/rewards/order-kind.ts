import { tipKindName, tipOrderMachine, type TipOrderState } from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { desc, eq, inArray } from 'drizzle-orm';
import { defineOrderKind, type Order } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorNames } from '../../kernel/places/doctor-names';
import { tipOrders } from './tables';
import { factLabel, messageOf, reasonText, stateText } from './texts';

type TipOrder = Order<TipOrderState, typeof tipOrders.$inferSelect>;

/** How long an order waits to be paid. */
const payWithinMs = 30 * 60_000;

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date => new Date(createdAt.getTime() + payWithinMs);

/** Whether an event may happen to an order in a state. */
const can = allowedIn(tipOrderMachine);

const dueOf = ({ state, createdAt, totalCents }: TipOrder, now: Date) => {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
};

/** Thank-you gifts to doctors. */
export const tipKind = defineOrderKind({
  kind: tipKindName,
  machine: tipOrderMachine,
  table: tipOrders,
  async subjects(db, found, locale) {
    const nameOf = await doctorNames(
      db,
      found.map(({ own }) => own.doctorId),
      locale,
    );
    return found.map(({ own }) => {
      const title = textIn(own.title, locale);
      return {
        title,
        facts: [
          { label: factLabel('gift', locale), text: title },
          { label: factLabel('doctor', locale), text: nameOf(own.doctorId) },
        ],
      };
    });
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: { nothing: 'A gift is given once it is paid.' },
  time: { takes: 'nothing', why: 'Thanks are paid.' },
  holds: { exempt: 'A gift has no stock.' },
  repeats: { exempt: 'A doctor may be thanked more than once.' },
  deadline: ({ state, createdAt }) =>
    can('expire', state)
      ? { at: payBeforeOf(createdAt), event: 'expire', reasonKey: 'notPaidInTime' }
      : null,
  // No move changes what was agreed.
  onMove: async (_, { own }) => own,
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'decline-tip',
      summary: 'The doctor does not take the gift: its money goes back.',
      roles: ['doctor'],
      event: 'decline',
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'rewards',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, title: tipOrders.title, letter: tipOrders.letter })
        .from(orders)
        .innerJoin(tipOrders, eq(tipOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return rows.map(({ order, title, letter }) => ({
        orderNo: order.orderNo,
        title: textIn(title, locale),
        letter,
        status: order.state,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        createdAt: order.createdAt,
      }));
    },
  },
  async erased(db, ownerId) {
    const own = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.ownerId, ownerId));
    await db.update(tipOrders).set({ letter: null }).where(inArray(tipOrders.orderNo, own));
  },
});
