import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emergencyCountries, emergencyNumber } from './emergency-number';

test.each([
  ['US', '911', true],
  ['CA', '911', true],
  ['GB', '999', true],
  ['IT', '112', true],
  ['DE', '112', true],
  ['FR', '112', true],
  ['CH', '144', true],
  ['ID', '119', true],
  ['JP', '119', true],
  ['SG', '995', true],
  ['AU', '000', true],
  ['NZ', '111', true],
  ['CN', '120', true],
  ['HK', '999', true],
  ['TW', '119', true],
  ['BR', '192', true],
  ['ZA', '10177', true],
  ['AQ', '112', false],
  ['us', '112', false],
  ['', '112', false],
  [null, '112', false],
])('in %s it is %s', (country, number, isLocal) => {
  expect(emergencyNumber(country)).toEqual({ number, isLocal });
});

test('every country has one number, under a code that names a country', () => {
  expect(new Set(emergencyCountries).size).toBe(emergencyCountries.length);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const country of emergencyCountries) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(names.of(country)).toBeTruthy();
    expect(emergencyNumber(country).isLocal).toBe(true);
  }
});

test('whatever the country, it is a number that can be dialled', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...emergencyCountries)), (country) => {
      expect(emergencyNumber(country).number).toMatch(/^\d{3,5}$/);
    }),
  );
});
