import type { RegistrationOrder } from '@xinglin/gateway-sdk';

/** Whether the payment's notice may still be on its way. */
export function isPaymentOpen({
  status,
  payment,
}: Pick<RegistrationOrder, 'status' | 'payment'>): boolean {
  return status === 'awaitingPayment' && payment === 'open';
}
