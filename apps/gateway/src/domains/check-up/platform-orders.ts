import { and, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { checkUpOrders, checkUpPackages } from './tables';

/** Refuses what is no order of the account on the diagnosis platform. */
export async function requirePlatformOrder(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  orderNo: string,
): Promise<void> {
  const [found] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, orders.orderNo))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOrders.packageCode))
    .where(
      and(
        eq(orders.orderNo, orderNo),
        eq(orders.ownerId, account),
        eq(checkUpPackages.kind, 'diagnosis'),
      ),
    );
  if (found === undefined) refuse('forbidden');
}
