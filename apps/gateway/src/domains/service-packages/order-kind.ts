import { servicePackageKindName, servicePackageOrderMachine } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { nameInPast } from '../../kernel/people/patients/service';
import { doctorNames } from '../../kernel/places/doctor-names';
import { deadlineOf, dueOf, endOf, isUnpaid, isUsable } from './order-rules';
import { grant, quotasOf, refundOf } from './quotas';
import {
  servicePackageComments,
  servicePackageOrders,
  servicePackagePauses,
  servicePackageUses,
} from './tables';
import { dayText, factLabel, messageOf, reasonText, stateText } from './texts';

/** Orders of service packages. */
export const servicePackageKind = defineOrderKind({
  kind: servicePackageKindName,
  machine: servicePackageOrderMachine,
  table: servicePackageOrders,
  async subjects(db, found, locale) {
    const nameOf = await doctorNames(
      db,
      found.map(({ own }) => own.doctorId),
      locale,
    );
    return found.map(({ own, ...order }) => ({
      title: textIn(own.title, locale),
      facts: [
        { label: factLabel('doctor', locale), text: nameOf(own.doctorId) },
        ...(own.patientName === null
          ? []
          : [{ label: factLabel('patient', locale), text: nameInPast(own.patientName, locale) }]),
        ...(order.state === 'paused' && own.pausedUntil !== null
          ? [
              {
                label: factLabel('resumes', locale),
                text: dayText(own.pausedUntil, locale),
              },
            ]
          : []),
        ...(own.endsAt === null
          ? []
          : [
              {
                // The end is midnight: the last day is the one before it.
                label: factLabel('until', locale),
                isTime: true,
                text: dayText(new Date(own.endsAt.getTime() - 1), locale),
              },
            ]),
      ],
    }));
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(isUnpaid(order) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  // The domain lists its planned visits, one by one.
  next: { nothing: 'A package is used whenever its owner likes.' },
  usableUntil: (order, now) => (isUsable(order, now) ? endOf(order) : null),
  time: { takes: 'uses', name: 'servicePackage' },
  holds: { exempt: 'A package has no stock; its visits are planned once it is paid.' },
  repeats: { same: ['packageCode'], refusal: 'orderedAlready' },
  deadline: deadlineOf,
  async onMove(context, order, { event }) {
    const { db, now, services } = context;
    const { orderNo, own } = order;
    if (event === 'requestShare') {
      const quotas = await quotasOf(db, orderNo, own.items);
      await moneyOf(services).refund(context, orderNo, refundOf(quotas, new Map()));
    }
    if (order.state !== 'paused') {
      // However a pause is over: by its owner, by its last day, or with the order.
      await db
        .update(servicePackagePauses)
        .set({ endedAt: now })
        .where(
          and(eq(servicePackagePauses.orderNo, orderNo), isNull(servicePackagePauses.endedAt)),
        );
    }
    if (event !== 'pay') return own;
    const endsAt = endOf(order);
    await grant(db, now, orderNo, own.items);
    await db
      .update(servicePackageOrders)
      .set({ endsAt })
      .where(eq(servicePackageOrders.orderNo, orderNo));
    return { ...own, endsAt };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'servicePackages',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: servicePackageOrders })
        .from(orders)
        .innerJoin(servicePackageOrders, eq(servicePackageOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      const uses = await db
        .select({ use: servicePackageUses })
        .from(servicePackageUses)
        .innerJoin(orders, eq(orders.orderNo, servicePackageUses.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(servicePackageUses.createdAt);
      const pauses = await db
        .select({ pause: servicePackagePauses })
        .from(servicePackagePauses)
        .innerJoin(orders, eq(orders.orderNo, servicePackagePauses.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(servicePackagePauses.createdAt);
      const comments = await db
        .select()
        .from(servicePackageComments)
        .where(eq(servicePackageComments.ownerId, ownerId));
      return rows.map(({ order, own }) => ({
        orderNo: order.orderNo,
        title: textIn(own.title, locale),
        status: order.state,
        patientName: own.patientName,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        endsAt: own.endsAt,
        uses: uses
          .filter(({ use }) => use.orderNo === order.orderNo)
          .map(({ use }) => ({
            service: own.items
              .filter(({ serviceId }) => serviceId === use.serviceId)
              .map(({ name }) => textIn(name, locale))
              .join(),
            state: use.state,
            note: use.note,
            answers: use.answers,
            result: use.result,
            createdAt: use.createdAt,
          })),
        pauses: pauses
          .filter(({ pause }) => pause.orderNo === order.orderNo)
          .map(({ pause: { reason, startedOn, resumesOn, endedAt } }) => ({
            reason,
            startedOn,
            resumesOn,
            endedAt,
          })),
        comments: comments
          .filter(({ orderNo }) => orderNo === order.orderNo)
          .map(({ stars, text, createdAt }) => ({ stars, text, createdAt })),
        createdAt: order.createdAt,
      }));
    },
  },
  async erased(db, ownerId) {
    const own = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.ownerId, ownerId));
    await db
      .update(servicePackageUses)
      .set({ note: '', answers: null, result: null })
      .where(inArray(servicePackageUses.orderNo, own));
    // Why and when a person was away is theirs alone; by how much the end moved stays in the order.
    await db.delete(servicePackagePauses).where(inArray(servicePackagePauses.orderNo, own));
    await db.delete(servicePackageComments).where(eq(servicePackageComments.ownerId, ownerId));
    await eraseOrderAddresses(db, ownerId);
  },
});
