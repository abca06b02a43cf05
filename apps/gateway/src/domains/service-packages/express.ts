import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { addressOfOrder, keepAddress, ownAddress, parcelsOf } from '../../kernel/parcels/parcels';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { ownOrder } from './own-order';
import { servicePackageUses } from './tables';
import { lockItem, selectUses, shownUse, takeUnit } from './uses';

type Calls = typeof servicePackages;

/** Has goods of an order sent to an address of the account: what was asked for before goes there as well. */
export async function sendGoods(
  { addressId, ...of }: RequestOf<Calls['sendPackageGoods']>,
  context: CallContext,
) {
  const { db, account } = context;
  const found = await lockItem(context, of, ['goods']);
  const address = (await ownAddress(db, account, addressId)) ?? refuse('forbidden');
  const used = await takeUnit(context, found, {});
  await keepAddress(db, of.orderNo, address);
  return used;
}

/** Where the goods of an order of the account are: each parcel is a use, and is named by its item. */
export async function findExpress(
  { orderNo }: RequestOf<Calls['getPackageExpress']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPackageExpress']>> {
  const { db, account, locale } = context;
  await ownOrder(db, account, orderNo);
  const rows = await selectUses(
    db,
    account,
    and(eq(servicePackageUses.orderNo, orderNo), eq(servicePackageUses.type, 'goods')),
  );
  const uses = rows.map((row) => shownUse(row, context));
  return {
    orderNo,
    address: await addressOfOrder(db, orderNo, locale),
    waiting: uses.filter(({ state }) => state === 'asked'),
    parcels: await parcelsOf(db, orderNo, locale, {
      nameOf: (senderId) => uses.find(({ applyNo }) => applyNo === senderId)?.itemName ?? '',
    }),
  };
}
