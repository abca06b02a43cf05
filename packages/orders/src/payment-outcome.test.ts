import { expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome';

const unpaid = {
  isPaid: false,
  isAwaitingPayment: true,
  payment: 'open',
  isWatching: true,
} as const;

it.each([
  ['success', 'paid', { isPaid: true, isAwaitingPayment: false, payment: 'paid' }],
  ['success', 'paid while a second try stands open', { isPaid: true, isAwaitingPayment: false }],
  ['waiting', 'at the cashier and asked for', {}],
  ['unknown', 'at the cashier and asked for long enough', { isWatching: false }],
  ['waiting', 'paid, and its order about to say so', { payment: 'paid' }],
  ['waiting', 'paid, and asked for long enough', { payment: 'paid', isWatching: false }],
  ['failed', 'refused by the provider', { payment: 'failed' }],
  [
    'failed',
    'refused by the provider, and no longer asked for',
    { payment: 'failed', isWatching: false },
  ],
  ['failed', 'never tried', { payment: 'none', isWatching: false }],
  ['over', 'closed while it stood open', { isAwaitingPayment: false }],
  ['over', 'closed after it failed', { isAwaitingPayment: false, payment: 'failed' }],
] as const)('is %s when %s', (outcome, _, changed) => {
  expect(paymentOutcome({ ...unpaid, ...changed })).toBe(outcome);
});
