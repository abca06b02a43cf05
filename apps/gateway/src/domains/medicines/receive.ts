import type { medicines as calls, RequestOf } from '@xinglin/contract';
import { deliveryWindows, type DeliveryWindow } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { moveOrder } from '../../kernel/orders/move-order';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { closeDrugParcels } from './drug-parcels';
import { linesOfOrder } from './lines';
import { drugKind } from './order-kind';
import { deliveredAt, isHandedLine, isOpenLine, type DrugOrderOf } from './order-rules';
import { pharmacyById } from './pharmacy';
import { requireOrder, settle } from './settle';
import { drugOrders, type PharmacyRow } from './tables';

type Calls = typeof calls;

/** What an act of an order's owner runs in. */
export type OwnerContext = Pick<CallContext, 'db' | 'now' | 'account'> & {
  readonly services: Services;
};

/** Locks an order of the account; refuses another's with `forbidden`. */
export async function requireOwnOrder(
  { db, account }: Pick<OwnerContext, 'db' | 'account'>,
  orderNo: string,
): Promise<DrugOrderOf> {
  const order = await requireOrder(db, orderNo);
  return order.ownerId === account ? order : refuse('forbidden');
}

/**
 * The owner compared what came with the prescription. The order is received once nothing of it is awaited; what is wrong
 * is work for the staff, and the medicines count as handed over.
 */
export async function receiveDrugOrder(
  { orderNo, rightLineIds, wrong }: RequestOf<Calls['receiveDrugOrder']>,
  context: OwnerContext,
): Promise<{ orderNo: string }> {
  const { db, now } = context;
  refuseBlocked(wrong);
  const order = await requireOwnOrder(context, orderNo);
  if (order.state !== 'onTheWay') refuse('drugOrderClosed');
  await closeDrugParcels(context, orderNo);
  const lines = await linesOfOrder(db, orderNo);
  const came = lines.filter(isHandedLine);
  const right = new Set(rightLineIds);
  const isAllRight = came.every(({ lineId }) => right.has(lineId));
  if (!isAllRight && wrong === undefined)
    refuse('invalidFields', { data: { fields: [{ path: 'wrong', message: 'required' }] } });
  await db
    .update(drugOrders)
    .set({ checkedAt: now, wrongWords: wrong ?? null })
    .where(eq(drugOrders.orderNo, orderNo));
  if (wrong !== undefined)
    await notifyStaff(context, {
      kind: 'drugOrderWrong',
      once: `${orderNo}:${now.toISOString()}`,
      audience: { roles: ['pharmacist', 'service'] },
      orderKey: orderNo,
      facts: {},
    });
  await settle(context, orderNo);
  if (!lines.some(isOpenLine)) await moveOrder(context, drugKind, orderNo, 'receive', 'patient');
  return { orderNo };
}

/** The windows in which a delivery can still be brought; none once a parcel of it was sent. */
export function windowsOf(order: DrugOrderOf, pharmacy: PharmacyRow, now: Date): DeliveryWindow[] {
  const isOpen = order.state === 'sent' || order.state === 'confirmed';
  if (order.own.method !== 'delivery' || !isOpen) return [];
  return deliveryWindows(now, deliveredAt(pharmacy, now), pharmacy);
}

/** Chooses a window of delivery; refuses one that cannot be chosen any more. */
export async function scheduleDrugOrder(
  { orderNo, startsAt }: RequestOf<Calls['scheduleDrugOrder']>,
  context: OwnerContext,
): Promise<{ orderNo: string }> {
  const { db, now } = context;
  const order = await requireOwnOrder(context, orderNo);
  const pharmacy = await pharmacyById(db, order.own.pharmacyId);
  const wanted = Date.parse(startsAt);
  const chosen = windowsOf(order, pharmacy, now).find((one) => one.startsAt.getTime() === wanted);
  if (!chosen) return refuse('drugOrderClosed');
  await db
    .update(drugOrders)
    .set({ windowStartsAt: chosen.startsAt, windowEndsAt: chosen.endsAt })
    .where(eq(drugOrders.orderNo, orderNo));
  await settle(context, orderNo);
  return { orderNo };
}
