import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { departmentsFor } from './departments-for';

/** A query as people type it, and each of the departments that would be right. */
const Query = z.tuple([z.string()], z.string());
/**
 * Written before the words were looked at. The words were extended by what the known queries lacked; the held-out ones
 * were only counted.
 */
const { known, heldOut } = z
  .object({ known: z.array(Query), heldOut: z.array(Query) })
  .parse(
    JSON.parse(
      readFileSync(new URL('testing/everyday-queries.json', import.meta.url).pathname, 'utf8'),
    ),
  );

/** Part of the queries whose department has to be among the first three, and has to be the very first. */
const leastShare = { amongThree: 0.95, first: 0.85 };

function shareFound(queries: readonly z.output<typeof Query>[]) {
  const places = queries.map(([text, ...right]) =>
    departmentsFor(text).departments.findIndex(({ departmentId }) => right.includes(departmentId)),
  );
  const share = (until: number) =>
    places.filter((place) => place >= 0 && place < until).length / queries.length;
  return { first: share(1), amongThree: share(3) };
}

describe('everyday queries', () => {
  it.each([
    ['known', known, 200],
    ['held out', heldOut, 100],
  ])('that are %s find their department', (_name, queries, count) => {
    expect(queries).toHaveLength(count);
    const { first, amongThree } = shareFound(queries);
    expect(amongThree).toBeGreaterThanOrEqual(leastShare.amongThree);
    expect(first).toBeGreaterThanOrEqual(leastShare.first);
  });
});
