import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashierTarget } from './cashier-target';

const cashiers = ['https://pay.example.com', 'http://localhost:4000'];

test.each([
  ['https://pay.example.com/cashier/1?a=b#c', 'https://pay.example.com/cashier/1?a=b#c'],
  ['http://localhost:4000/sandbox/cashier/1', 'http://localhost:4000/sandbox/cashier/1'],
  ['https://PAY.example.com/x', 'https://pay.example.com/x'],
  ['http://pay.example.com/x', '/'],
  ['https://pay.example.com:8443/x', '/'],
  ['https://pay.example.com.evil.example/x', '/'],
  ['https://evil@pay.example.com/x', '/'],
  ['https://sub.pay.example.com/x', '/'],
  ['http://localhost:4001/x', '/'],
  ['//pay.example.com/x', '/'],
  ['/my/order/list', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('%s leads to %s', (url, expected) => {
  expect(cashierTarget(url, cashiers)).toBe(expected);
});

test('without a cashier nothing leads anywhere', () => {
  expect(cashierTarget('https://pay.example.com/', [])).toBe('/');
});

test('it never leads but to a cashier or home', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.tuple(fc.constantFrom(...cashiers), fc.string()).map((parts) => parts.join('')),
      ),
      (url) => {
        const target = cashierTarget(url, cashiers);
        expect(target === '/' || cashiers.some((one) => target.startsWith(`${one}/`))).toBe(true);
      },
    ),
  );
});
