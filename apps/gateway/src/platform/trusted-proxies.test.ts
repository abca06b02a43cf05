import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTrustedProxy, readTrustedProxies } from './trusted-proxies';

const trusts = (written: readonly string[], address: string): boolean => {
  const proxies = readTrustedProxies(written);
  if (proxies === null) throw new Error(`${written.join()} is not a list of proxies`);
  return isTrustedProxy(proxies, address);
};

it.each([
  [['10.0.0.0/8'], '10.255.255.255', true],
  [['10.0.0.0/8'], '11.0.0.0', false],
  [['10.1.2.3/24'], '10.1.2.200', true],
  [['172.30.0.10'], '172.30.0.10', true],
  [['172.30.0.10'], '172.30.0.11', false],
  [['172.30.0.10/32'], '172.30.0.11', false],
  [['fd00::/8'], 'fd12:3456::1', true],
  [['2001:db8::/64'], '2001:db8::ffff', true],
  [['2001:db8::/64'], '2001:db8:0:1::1', false],
  [['2001:DB8:0::0001'], '2001:db8::1', true],
  [['::ffff:10.0.0.1'], '10.0.0.1', true],
  [['10.0.0.0/8', '::1'], '::1', true],
  [['10.0.0.0/8'], 'fd00::1', false],
  [[], '127.0.0.1', false],
  [['127.0.0.1'], 'unknown', false],
])('%j trusts %s: %s', (written, address, expected) => {
  expect(trusts(written, address)).toBe(expected);
});

it.each([
  '0.0.0.0/0',
  '10.0.0.0/7',
  '::/0',
  'fc00::/6',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '::ffff:10.0.0.0/104',
  'proxy',
  '[::1]',
  '10.0.0.1:80',
  '10.0.0',
])('%s is no proxy', (written) => {
  expect(readTrustedProxies([written])).toBeNull();
});

it('a range holds what has its first bits, and no other address', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const address = fc.tuple(part, part, part, part);
  const bitsOf = (parts: readonly number[]) =>
    parts.map((one) => one.toString(2).padStart(8, '0')).join('');
  fc.assert(
    fc.property(address, address, fc.integer({ min: 8, max: 32 }), (range, other, bits) => {
      const isInside = bitsOf(range).slice(0, bits) === bitsOf(other).slice(0, bits);
      expect(trusts([`${range.join('.')}/${bits}`], other.join('.'))).toBe(isInside);
    }),
  );
});
