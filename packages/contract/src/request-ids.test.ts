import { expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from './index';
import type { CallDefinition } from './define-calls';
import { placesOf, shapeTreeOf, type Place } from './shape-tree';
import { Id } from './shapes';

const places = Object.values(domains).flatMap((domain) =>
  Object.entries<CallDefinition>(domain).flatMap(([name, { request }]) =>
    placesOf(shapeTreeOf(request)).map((place) => ({ ...place, label: `${name}.${place.path}` })),
  ),
);

const namesSomething = /(?:Id|Ids|No|Nos|Key|Keys|Token|Tokens)$/u;
/** `Id`, whatever it is called, and what is called like one. */
const hasShapeOfId = ({ schema, name, marks }: Place): boolean =>
  schema instanceof z.ZodString &&
  (namesSomething.test(name) || (marks.loggable === true && schema.maxLength === Id.maxLength));

it('a field of a request that looks like an id says whose it is, or why every account may send it', () => {
  const ids = places.filter(hasShapeOfId);
  expect(ids.length).toBeGreaterThan(500);
  const unmarked = ids.filter(({ marks }) => !marks.owner && !marks.public);
  expect(unmarked.map(({ label }) => label)).toEqual([]);
});

it('no id both has an owner and is for everybody', () => {
  const both = places.filter(({ marks }) => marks.owner && marks.public);
  expect(both.map(({ label }) => label)).toEqual([]);
});
