import { describe, expect, it } from 'vitest';
import { isPaymentOpen } from './payment-outcome';

describe('isPaymentOpen', () => {
  it.each([
    ['awaitingPayment', 'open', true],
    ['awaitingPayment', 'none', false],
    ['awaitingPayment', 'failed', false],
    ['confirmed', 'paid', false],
    ['expired', 'open', false],
  ] as const)('of %s with a payment %s is %s', (status, payment, open) => {
    expect(isPaymentOpen({ status, payment })).toBe(open);
  });
});
