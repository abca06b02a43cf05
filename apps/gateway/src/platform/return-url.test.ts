import { expect, it } from 'vitest';
import { checkedReturnUrl } from './return-url';

const config = {
  portalOrigins: ['http://localhost:3000', 'https://h5.example.org'],
  allowedReturnHosts: ['localhost', '.portal.localhost', '127.0.0.1', 'exact.example.org'],
};

it.each([
  ['/my/order/status?orderNo=1', 'http://localhost:3000/my/order/status?orderNo=1'],
  [
    'http://localhost:3000/my/order/status?orderNo=1',
    'http://localhost:3000/my/order/status?orderNo=1',
  ],
  ['http://portal.localhost:3000/x', 'http://portal.localhost:3000/x'],
  ['http://www.h5.portal.localhost:3000/x', 'http://www.h5.portal.localhost:3000/x'],
  ['https://h5.example.org/x', 'https://h5.example.org/x'],
  ['https://exact.example.org/x', 'https://exact.example.org/x'],
])('returns to %s', (returnUrl, expected) => {
  expect(checkedReturnUrl(returnUrl, config)).toBe(expected);
});

it.each([
  'https://evil.example/x',
  'https://below.exact.example.org/x',
  'http://portal.localhost.evil.example/',
  '//evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:3000@evil.example/',
  'http://localhost:3001/x',
  '/\\evil.example',
  'xinglin://pay',
  ' /x',
])('does not return to %s', (returnUrl) => {
  expect(checkedReturnUrl(returnUrl, config)).toBeNull();
});
