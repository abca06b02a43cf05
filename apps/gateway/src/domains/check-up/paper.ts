import type { checkUp, RequestOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { lockOrder } from '../../kernel/orders/read-order';
import {
  addParcelEvent,
  addressOfOrder,
  deliverParcel,
  keepAddress,
  ownAddress,
  parcelsOf,
  sendParcel,
} from '../../kernel/parcels/parcels';
import { parcels } from '../../kernel/parcels/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { checkUpKind } from './order-kind';
import { paperAllowed, type CheckUpOrder } from './order-rules';
import { paperSentText } from './texts';

type Asked = RequestOf<(typeof checkUp)['applyPhysicalPaper']>;

/** The printed report as its owner sees it; `sender` is the store. */
export async function paperOf(
  db: Queryable,
  order: CheckUpOrder,
  { locale, sender }: { readonly locale: Locale; readonly sender: string },
) {
  const address = await addressOfOrder(db, order.orderNo, locale);
  return {
    mayAsk: address === null && paperAllowed(order.state),
    address,
    parcels: await parcelsOf(db, order.orderNo, locale, {
      nameOf: () => sender,
      sentText: paperSentText,
    }),
  };
}

/** Has the printed report of one of the account's orders sent, once, to an address of the account. */
export async function askPaper(
  { db }: Pick<MoveContext, 'db'>,
  ownerId: string,
  { orderNo, addressId }: Asked,
): Promise<void> {
  const order = await lockOrder(db, checkUpKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  const address = (await ownAddress(db, ownerId, addressId)) ?? refuse('forbidden');
  if (!paperAllowed(order.state) || (await addressOfOrder(db, orderNo, order.locale)) !== null)
    refuse('checkUpPaperClosed');
  await keepAddress(db, orderNo, address);
}

/** The store has posted the report; sent again, the first parcel counts. */
export async function sendPaper(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  orderNo: string,
  { carrier, trackingNo }: { readonly carrier: string; readonly trackingNo: string },
): Promise<string> {
  const order = (await lockOrder(db, checkUpKind, orderNo)) ?? refuse('forbidden');
  if ((await addressOfOrder(db, orderNo, order.locale)) === null) refuse('checkUpPaperClosed');
  const parcel = { orderNo, senderId: order.own.storeId, carrier, trackingNo };
  return sendParcel(db, now, parcel);
}

/** What the carrier tells of it; `isDelivered` where it was handed over. */
export async function tellOfPaper(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  orderNo: string,
  { text, isDelivered }: { readonly text: string; readonly isDelivered: boolean },
): Promise<void> {
  await lockOrder(db, checkUpKind, orderNo);
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderNo, orderNo));
  if (!parcel) refuse('forbidden');
  await addParcelEvent(db, parcel.parcelId, now, text);
  if (isDelivered) await deliverParcel(db, parcel.parcelId, now);
}
