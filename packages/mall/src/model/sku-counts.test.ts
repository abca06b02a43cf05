import { expect, it } from 'vitest';
import { readLines, withCount, writeLines } from './sku-counts';

it.each([
  [
    'g101-1.2*g102-1.1',
    [
      { skuId: 'g101-1', count: 2 },
      { skuId: 'g102-1', count: 1 },
    ],
  ],
  ['g101-1.2*g101-1.3', [{ skuId: 'g101-1', count: 3 }]],
  ['g101-1.0*g102-1', []],
  ['<script>.1*g101-1.1000', []],
  [null, []],
])('reads the lines of an address: %j', (text, lines) => {
  expect(readLines(text)).toEqual(lines);
  expect(readLines(writeLines(lines))).toEqual(lines);
});

it('changes one line in its place, adds it at the end, and takes it out', () => {
  const two = readLines('a.1*b.2');
  expect(writeLines(withCount(two, 'a', 5))).toBe('a.5*b.2');
  expect(writeLines(withCount(two, 'c', 1))).toBe('a.1*b.2*c.1');
  expect(writeLines(withCount(two, 'a', 0))).toBe('b.2');
});
