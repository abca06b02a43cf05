import { expect, it } from 'vitest';
import { requestFieldsOf, type JsonSchema } from './request-fields';

const object = (properties: Readonly<Record<string, JsonSchema>>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

/** The fields of one call with this body. */
const fieldsOf = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>> = {}) =>
  requestFieldsOf({
    paths: { '/one': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    components: { schemas },
  })['POST /one'];

it('returns name, kind, choices and an initial value', () => {
  const schemas = { Sort: { enum: ['score', 'newest'] } };
  const request = object(
    {
      q: { type: 'string' },
      pageNo: { type: 'integer', minimum: 1, default: 1 },
      sort: { $ref: '#/components/schemas/Sort' },
      open: { type: 'boolean' },
      ids: { type: 'array' },
      place: object({ lat: { type: 'number', minimum: -90 }, note: { type: 'string' } }, ['lat']),
      kind: { const: 1 },
      day: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    ['q', 'sort'],
  );
  expect(fieldsOf(request, schemas)).toEqual([
    { name: 'q', kind: 'text', needed: true, sample: '' },
    { name: 'pageNo', kind: 'number', sample: 1 },
    { name: 'sort', kind: 'choice', options: ['score', 'newest'], needed: true, sample: 'score' },
    { name: 'open', kind: 'flag', sample: false },
    { name: 'ids', kind: 'json', sample: [] },
    { name: 'place', kind: 'json', sample: { lat: 0 } },
    { name: 'kind', kind: 'choice', options: [1], sample: 1 },
    { name: 'day', kind: 'text', sample: '' },
  ]);
});

it('finds nothing in a request without fields, and the fields of one that has a name', () => {
  expect(fieldsOf({ type: 'object', properties: {} })).toEqual([]);
  const schemas = { Wanted: object({ a: { type: 'string' } }) };
  expect(fieldsOf({ $ref: '#/components/schemas/Wanted' }, schemas)).toEqual([
    { name: 'a', kind: 'text', sample: '' },
  ]);
});

it('reads fields of the address as well, and no headers', () => {
  const schema = { type: 'string' };
  const parameters = [
    { name: 'lang', in: 'header', required: false, schema },
    { name: 'entryId', in: 'path', required: true, schema },
    { name: 'q', in: 'query', required: false, schema },
  ];
  const paths = { '/detail/{entryId}': { get: { parameters } } };
  expect(requestFieldsOf({ paths, components: { schemas: {} } })).toEqual({
    'GET /detail/{entryId}': [
      { name: 'entryId', kind: 'text', needed: true, sample: '' },
      { name: 'q', kind: 'text', sample: '' },
    ],
  });
});
