import { membershipKindName, membershipMachine } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { returnSpent } from '../../kernel/pricing/return-spent';
import { closeCardOfOrder, issueCard } from './cards';
import { can, deadlineOf, dueOf } from './order-rules';
import { refundOf } from './refund';
import { membershipOrders } from './tables';
import { daysText, factLabel, kindText, messageOf, reasonText, stateText } from './texts';

/** Orders of cards, and of services for members. */
export const membershipKind = defineOrderKind({
  kind: membershipKindName,
  machine: membershipMachine,
  table: membershipOrders,
  subjects: async (_, found, locale) =>
    found.map(({ own: { title, goodsType, patientName, days } }) => ({
      title: textIn(title, locale),
      facts: [
        { label: factLabel('kind', locale), text: kindText(goodsType, locale) },
        ...(patientName === null
          ? []
          : [{ label: factLabel('patient', locale), text: patientName }]),
        ...(days === null
          ? []
          : [{ label: factLabel('days', locale), text: daysText(days, locale) }]),
      ],
    })),
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: { nothing: 'A card is used over months, whenever its owner likes.' },
  time: { takes: 'nothing', why: 'A card is used over months.' },
  holds: { exempt: 'Cards and services have no stock; a card is issued when it is paid.' },
  repeats: {
    exempt: 'A further card prolongs the first one; services are bought for each of the family.',
  },
  deadline: deadlineOf,
  async onMove(context, order, { event, actor }) {
    const { db, now, services } = context;
    const { orderNo, own, ownerId, locale } = order;
    switch (event) {
      case 'pay': {
        const cardId = await issueCard(db, { ...own, ownerId, locale }, now);
        return { ...own, cardId };
      }
      case 'requestShare':
        await moneyOf(services).refund(context, orderNo, (await refundOf(db, order, now)).cents);
        return own;
      case 'lapse':
      case 'cancel':
        await closeCardOfOrder(db, orderNo, now);
        // A card that was in service used what its coupon took off.
        if (own.startsAt === null) await returnSpent(context, order, { event, actor });
        return own;
      default:
        return own;
    }
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'complete-member-service',
      summary: 'A gene test or a medical service that was ordered was carried out.',
      roles: ['service'],
      event: 'complete',
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'membershipOrders',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: membershipOrders })
        .from(orders)
        .innerJoin(membershipOrders, eq(membershipOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return Promise.all(
        rows.map(async ({ order, own }) => ({
          orderNo: order.orderNo,
          title: textIn(own.title, locale),
          status: order.state,
          patientName: own.patientName,
          address: await addressOfOrder(db, order.orderNo, locale),
          startsAt: own.startsAt,
          endsAt: own.endsAt,
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
