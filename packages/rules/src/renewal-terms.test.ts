import { expect, it } from 'vitest';
import { renewableFrom, renewalOfferDay } from './renewal-terms';

it.each([
  ['2026-12-07', '2026-12-01', '2026-12-02'],
  ['2027-01-03', '2026-12-28', '2026-12-29'],
  ['2028-03-02', '2028-02-25', '2028-02-26'],
])('what runs out on %s is renewable from %s on and offered on %s', (runsOutOn, from, offered) => {
  expect([renewableFrom(runsOutOn), renewalOfferDay(runsOutOn)]).toEqual([from, offered]);
});
