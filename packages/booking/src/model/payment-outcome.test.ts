import { describe, expect, it } from 'vitest';
import { isPaymentOpen } from './payment-outcome';

describe('isPaymentOpen', () => {
  it.each([
    ['awaitingPayment', null, true],
    ['awaitingPayment', 'success', true],
    ['awaitingPayment', 'fail', false],
    ['confirmed', null, false],
    ['confirmed', 'fail', false],
    ['expired', null, false],
  ] as const)('of %s after %s is %s', (status, payResult, open) => {
    expect(isPaymentOpen({ status }, payResult)).toBe(open);
  });
});
