import type { RegistrationOrder } from '@xinglin/gateway-sdk';

/** Whether the payment's notice may still be on its way. */
export function isPaymentOpen({
  status,
  payment,
}: Pick<RegistrationOrder, 'status' | 'payment'>): boolean {
  return status === 'awaitingPayment' && payment === 'open';
}

/** Whether the time to pay is over and the order waits to be closed, which takes the gateway a moment. */
export function isBeingClosed({
  status,
  actions,
}: Pick<RegistrationOrder, 'status' | 'actions'>): boolean {
  return status === 'awaitingPayment' && !actions.includes('pay');
}

/**
 * What is left to do after another amount than the fee was paid, which pays nothing; null where it changes nothing.
 * A person who may have paid twice is not asked to pay again.
 */
export function afterWrongPayment({
  status,
  payment,
  actions,
  wrongPayments,
}: Pick<RegistrationOrder, 'status' | 'payment' | 'actions' | 'wrongPayments'>):
  | 'payAgain'
  | 'bookAgain'
  | null {
  if (!wrongPayments.some(({ cause }) => cause === 'wrongAmount')) return null;
  if (status === 'expired') return 'bookAgain';
  return actions.includes('pay') && payment === 'failed' ? 'payAgain' : null;
}
