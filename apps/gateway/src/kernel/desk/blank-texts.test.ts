import { blankPlacesOf } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { actsOfTheDesk } from '../../testing/acts-of-the-desk';

it('no action of the desk takes a blank text where one must be filled in', () => {
  const places = actsOfTheDesk.flatMap(({ name, request }) =>
    blankPlacesOf(request).map((path) => `${name}.${path}`),
  );
  expect(actsOfTheDesk.length).toBeGreaterThan(50);
  expect(places).toEqual([]);
});
