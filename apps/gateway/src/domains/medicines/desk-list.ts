import type { DrugOrderState } from '@xinglin/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { DeskContext, DeskRefund } from '../../kernel/desk/desk-action';
import { prescriptions } from '../../kernel/prescriptions/tables';
import type { Queryable } from '../../platform/database';
import { stateOf } from './facts';
import { linesOfOrder } from './lines';
import { drugKind, namesOfOrders, pharmacyNames } from './order-kind';
import { can, restOf, type DrugOrderOf } from './order-rules';
import { drugOrders } from './tables';

/** Most orders of a list. */
const ordersShown = 100;

const states = {
  waiting: ['sent', 'unconfirmed', 'cancellationAsked'],
  running: ['confirmed', 'readyToCollect', 'onTheWay'],
  over: ['received', 'cancelled', 'declined', 'refunding', 'refunded'],
} as const satisfies Readonly<Record<string, readonly DrugOrderState[]>>;

type Tab = keyof typeof states;

const inTab = (tab: Tab) =>
  and(eq(orders.kind, drugKind.kind), inArray(orders.state, [...states[tab]]));

/** What a pharmacy can do with an order in its present state. */
export function actsOf({ state, own }: DrugOrderOf): string[] {
  const runs = state === 'confirmed' || state === 'onTheWay';
  return [
    ...(can('confirm', state) && state !== 'confirmed' ? ['confirm-drug-order'] : []),
    ...(can('decline', state) ? ['decline-drug-order'] : []),
    ...(runs || state === 'readyToCollect' || state === 'received' ? ['move-drug-line'] : []),
    ...(runs ? ['offer-substitution'] : []),
    ...(runs && own.method === 'delivery' ? ['send-drug-parcel'] : []),
    ...(state === 'onTheWay' ? ['report-drug-parcel'] : []),
    ...(state === 'readyToCollect' ? ['hand-over-drugs'] : []),
    ...(state === 'cancellationAsked' ? ['answer-drug-cancellation'] : []),
  ];
}

/** Orders of one tab: what waits and runs, the oldest first; what is over, the latest first. */
export async function listDrugOrdersAtDesk(tab: Tab, { db, now, locale }: DeskContext) {
  const rows = await db
    .select({ order: orders, own: drugOrders, patientName: prescriptions.patientName })
    .from(orders)
    .innerJoin(drugOrders, eq(drugOrders.orderNo, orders.orderNo))
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, drugOrders.prescriptionId))
    .where(inTab(tab))
    .orderBy(tab === 'over' ? desc(orders.movedAt) : asc(orders.movedAt), asc(orders.orderNo))
    .limit(ordersShown);
  const orderNos = rows.map(({ order }) => order.orderNo);
  const namesOf = await namesOfOrders(db, orderNos, locale);
  const ids = rows.map(({ own }) => own.pharmacyId);
  const pharmacyOf = await pharmacyNames(db, ids, locale);
  return {
    counts: {
      waiting: await db.$count(orders, inTab('waiting')),
      running: await db.$count(orders, inTab('running')),
      over: await db.$count(orders, inTab('over')),
    },
    items: rows.map(({ order, own, patientName }) => {
      const sentAt = own.sentAt ?? order.createdAt;
      const due = own.confirmBefore ?? own.newsBefore;
      return {
        orderNo: order.orderNo,
        state: stateOf(order.state),
        pharmacyName: pharmacyOf(own.pharmacyId),
        method: own.method,
        patientName,
        itemNames: namesOf(order.orderNo),
        sentAt: sentAt.toISOString(),
        confirmBefore: (own.confirmBefore ?? own.confirmedAt ?? sentAt).toISOString(),
        isOverdue: order.state === 'unconfirmed' || (due !== null && due <= now),
        lastHeardAt: own.lastHeardAt?.toISOString() ?? null,
      };
    }),
  };
}

/** What a move of a line would refund: what is left of its share, where it is declined or comes back. */
export async function refundOfLine(
  db: Queryable,
  orderNo: string,
  lineId: string,
  state: string,
): Promise<DeskRefund> {
  const refunds = state === 'declined' || state === 'returned';
  const line = refunds
    ? (await linesOfOrder(db, orderNo)).find((one) => one.lineId === lineId)
    : undefined;
  return { cents: line ? restOf(line) : 0, orderNos: [orderNo] };
}
