import { expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from './index';
import type { CallDefinition } from './define-calls';
import { placesOf, shapeTreeOf } from './shape-tree';
import { Id } from './shapes';

const places = Object.values(domains).flatMap((domain) =>
  Object.entries<CallDefinition>(domain).flatMap(([name, { request }]) =>
    placesOf(shapeTreeOf(request)).map((place) => ({ ...place, label: `${name}.${place.path}` })),
  ),
);

/** Whether a schema is made of another. */
const isMadeOf = (schema: z.core.$ZodType, origin: z.core.$ZodType): boolean =>
  schema === origin || (schema._zod.parent !== undefined && isMadeOf(schema._zod.parent, origin));

const namesSomething = /(?:Id|Ids|No|Nos|Key|Keys|Token|Tokens)$/u;
const hasShapeOfId = ({ schema, name }: (typeof places)[number]): boolean =>
  schema instanceof z.ZodString && (isMadeOf(schema, Id) || namesSomething.test(name));

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
