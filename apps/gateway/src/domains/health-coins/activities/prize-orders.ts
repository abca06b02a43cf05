import type { activities as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { newOrderNo } from '../../../kernel/orders/order-number';
import { lockOrder } from '../../../kernel/orders/read-order';
import { keepAddress, ownAddress, shownAddress } from '../../../kernel/parcels/parcels';
import { postingAddresses } from '../../../kernel/people/addresses/tables';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { coinExchangeKind } from '../order-kind';
import { orderGoods } from '../store';
import { healthCoinGoods } from '../tables';
import { stateText } from '../texts';
import { recordOf } from './shown';
import { activityEntries, activityPrizes } from './tables';
import { addressWantedText, nothingSentText } from './texts';

type Calls = typeof calls;

/** Where what was won stands. */
export async function orderStatus(
  input: RequestOf<Calls['getActivityOrderStatus']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getActivityOrderStatus']>> {
  const { locale } = context;
  const {
    orderNo,
    record: { orderState },
  } = await recordOf(input, context);
  switch (orderState) {
    case 'none':
      return { orderState, orderNo, statusText: nothingSentText(locale) };
    case 'addressWanted':
      return { orderState, orderNo, statusText: addressWantedText(locale) };
    default:
      return { orderState, orderNo, statusText: stateText(orderState, locale) };
  }
}

/** Sends a prize of goods to an address: its order is made, or goes there instead while it has not left. */
export async function updateAddress(
  { recordId, addressId }: RequestOf<Calls['updateActivityAddress']>,
  { db, account: ownerId, locale, now }: CallContext,
): Promise<ResponseOf<Calls['updateActivityAddress']>> {
  const own = and(eq(activityEntries.entryId, recordId), eq(activityEntries.ownerId, ownerId));
  // Locked, so that two taps make one order.
  const [entry = refuse('forbidden')] = await db
    .select()
    .from(activityEntries)
    .where(own)
    .for('update');
  const address = (await ownAddress(db, ownerId, addressId)) ?? refuse('forbidden');
  if (entry.orderNo !== null) {
    const order = await lockOrder(db, coinExchangeKind, entry.orderNo);
    if (order?.state !== 'ordered') refuse('goodsOrderClosed');
    await keepAddress(db, entry.orderNo, address);
    return { recordId, orderNo: entry.orderNo };
  }
  const [goods] = await db
    .select({ goodsId: healthCoinGoods.goodsId, title: healthCoinGoods.title })
    .from(activityPrizes)
    .innerJoin(healthCoinGoods, eq(healthCoinGoods.goodsId, activityPrizes.goodsId))
    .where(eq(activityPrizes.prizeId, entry.prizeId));
  if (!goods) return refuse('prizeNotSent');
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const won = { goods, count: 1, coins: 0, address };
  await orderGoods(db, { orderNo, ownerId, locale, now }, won);
  await db.update(activityEntries).set({ orderNo }).where(own);
  return { recordId, orderNo };
}

/** An address of the account as a prize would go to it: the one that is asked for, else the default one. */
export async function addressFor(
  { addressId }: RequestOf<Calls['getActivityAddress']>,
  { db, account: ownerId, locale }: CallContext,
): Promise<ResponseOf<Calls['getActivityAddress']>> {
  const [row] = await db
    .select()
    .from(postingAddresses)
    .where(
      and(
        eq(postingAddresses.ownerId, ownerId),
        addressId === undefined
          ? eq(postingAddresses.isDefault, true)
          : eq(postingAddresses.addressId, addressId),
      ),
    );
  if (!row) return addressId === undefined ? { address: null } : refuse('forbidden');
  return { address: { addressId: row.addressId, ...(await shownAddress(db, row, locale)) } };
}
