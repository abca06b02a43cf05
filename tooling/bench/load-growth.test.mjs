import { expect, it } from 'vitest';
import { firstLoadOf } from './load-growth.mjs';

const pages = ['home', 'doctor', 'home of a partner'];
/** Gzipped bytes of the index of paths that the first navigation fetches, for all routes of the specification. */
const indexBudget = 4_000;
/** Gzipped bytes that names of other lengths in the same files may make. */
const slack = 50;

it('no page’s first load grows with the partners, nor with the routes', async () => {
  const small = await firstLoadOf({ partners: 1 });
  const large = await firstLoadOf({ partners: 20, routes: 624 });
  expect(large.routes).toBe(624);
  for (const page of pages) {
    expect(small[page], page).toBeGreaterThan(100_000);
    expect(Math.abs(large[page] - small[page]), page).toBeLessThanOrEqual(slack);
  }
  expect(small.index).toBeGreaterThan(0);
  expect(large.index).toBeLessThanOrEqual(indexBudget);
});
