import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone';

test.each([
  ['Europe/Rome', 'IT'],
  ['America/Vancouver', 'CA'],
  ['America/New_York', 'US'],
  ['Asia/Jakarta', 'ID'],
  ['Europe/London', 'GB'],
  ['UTC', null],
  ['Nowhere/Nothing', null],
])('%s is in %s', (timeZone, country) => {
  expect(countryOfZone(timeZone)).toBe(country);
});
