import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip', true],
  ['gzip;q=0', false],
  ['gzip;q=0.0, br', false],
  ['gzip;q=0.5', true],
  ['xgzip', false],
  ['br', false],
  ['', false],
  [null, false],
])('%s takes gzip: %s', (header, takes) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(takes);
});
