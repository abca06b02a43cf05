import { describe, expect, it } from 'vitest';
import { afterWrongPayment, isPaymentOpen } from './payment-outcome';

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

describe('afterWrongPayment', () => {
  const wrong = {
    refundCents: 5000,
    status: 'processing',
    expectedBy: '2026-11-20T21:10:00+08:00',
    cause: 'wrongAmount',
  } as const;
  const payable = { status: 'awaitingPayment', payment: 'failed', actions: ['pay'] } as const;

  it.each([
    ['payAgain', 'it can be paid', payable],
    [null, 'the next payment may be under way', { ...payable, payment: 'open' }],
    [null, 'its time is over and closing takes a moment', { ...payable, actions: ['cancel'] }],
    ['bookAgain', 'it expired', { ...payable, status: 'expired', actions: ['bookAgain'] }],
    [null, 'it was paid', { status: 'confirmed', payment: 'paid', actions: ['cancel'] }],
    [null, 'it was cancelled', { ...payable, status: 'cancelledByPatient', actions: [] }],
  ] as const)('is %s when %s', (expected, _, order) => {
    const asked = { ...order, actions: [...order.actions] };
    expect(afterWrongPayment({ ...asked, wrongPayments: [wrong] })).toBe(expected);
    expect(afterWrongPayment({ ...asked, wrongPayments: [] })).toBeNull();
    // A second payment changes nothing of what is to be done.
    const second = { ...wrong, cause: 'secondPayment' } as const;
    expect(afterWrongPayment({ ...asked, wrongPayments: [second] })).toBeNull();
  });
});
