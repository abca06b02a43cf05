import type { RegistrationOrder } from '@xinglin/gateway-sdk';

/**
 * Whether the payment's notice may still be on its way. The cashier's own word (`payResult`) only
 * ends the waiting early: what was paid is for the gateway to say.
 */
export function isPaymentOpen(order: Pick<RegistrationOrder, 'status'>, payResult: string | null): boolean {
  return order.status === 'awaitingPayment' && payResult !== 'fail';
}
