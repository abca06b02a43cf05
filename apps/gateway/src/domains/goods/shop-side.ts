import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { addParcelEvent, deliverParcel, sendParcel } from '../../kernel/parcels/parcels';
import { parcels } from '../../kernel/parcels/tables';
import { refuse } from '../../platform/refusal';
import { goodsKind, linesOfOrder } from './order-kind';

/** A parcel as a shop sends it. */
interface Sent {
  readonly shopId: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** A shop sends its part of an order: once all shops have, the order is on its way. Sent again, the first parcel counts. */
export async function sendGoods(
  context: MoveContext,
  orderNo: string,
  { shopId, carrier, trackingNo }: Sent,
): Promise<string> {
  const { db, now } = context;
  const order = (await lockOrder(db, goodsKind, orderNo)) ?? refuse('forbidden');
  const shops = new Set((await linesOfOrder(db, orderNo)).map((line) => line.shopId));
  if (!shops.has(shopId)) refuse('forbidden');
  if (order.state !== 'packed' && order.state !== 'shipped') refuse('goodsOrderClosed');
  const parcel = { orderNo, senderId: shopId, carrier, trackingNo };
  const parcelId = await sendParcel(db, now, parcel);
  const sent = await db.$count(parcels, eq(parcels.orderNo, orderNo));
  if (order.state === 'packed' && sent === shops.size)
    await moveOrder(context, goodsKind, orderNo, 'ship', 'hospital');
  return parcelId;
}

/** What a carrier tells of a parcel; `isDelivered` where it was handed over. */
export async function tellOfParcel(
  { db, now }: MoveContext,
  parcelId: string,
  { text, isDelivered }: { readonly text: string; readonly isDelivered: boolean },
): Promise<void> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.parcelId, parcelId));
  if (!parcel) refuse('forbidden');
  await lockOrder(db, goodsKind, parcel.orderNo);
  await addParcelEvent(db, parcelId, now, text);
  if (isDelivered) await deliverParcel(db, parcelId, now);
}

/** Something is missing after all: nothing is sent, and all that was paid goes back. */
export async function runOut(context: MoveContext, orderNo: string, reason: string): Promise<void> {
  const order = (await lockOrder(context.db, goodsKind, orderNo)) ?? refuse('forbidden');
  const moved = await moveOrder(context, goodsKind, orderNo, 'runOut', 'hospital', { reason });
  if (moved) await refundIfPaid(context, goodsKind, moved, 'cancelledRefund');
  else if (order.stateGroup !== 'cancelled' && order.stateGroup !== 'refunding')
    refuse('goodsOrderClosed');
}
