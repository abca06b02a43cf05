import type { RegistrationState } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { registrationOrders } from '../tables';
import { askHospital, hospitalWaitMs } from './ask-hospital';

/**
 * Waits for what a hospital's own system says about one of the account's orders, and answers where the order stands
 * then. Refuses with `hospitalUnanswered` where it says nothing in time; the order stands all the same.
 */
export async function submitOffline(
  { db, account }: CallContext,
  services: Services,
  orderNo: string,
): Promise<{ readonly orderNo: string; readonly status: RegistrationState }> {
  const stateNow = async () => {
    const [own] = await db
      .select({ status: registrationOrders.status })
      .from(registrationOrders)
      .innerJoin(orders, eq(orders.orderNo, registrationOrders.orderNo))
      .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
    return own?.status ?? refuse('forbidden');
  };
  if ((await stateNow()) === 'awaitingHospital') await askHospital(services, orderNo);
  const status = await stateNow();
  if (status === 'awaitingHospital')
    refuse('hospitalUnanswered', { data: { orderNo, seconds: hospitalWaitMs / 1000 } });
  return { orderNo, status };
}
