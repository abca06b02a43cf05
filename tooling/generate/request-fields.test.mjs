import { expect, it } from 'vitest';
import { requestFieldsOf } from './request-fields.mjs';

const object = (properties, required = []) => ({ type: 'object', properties, required });

it('tells name, kind, choices and a value to begin from', () => {
  const request = {
    $defs: { Sort: { enum: ['score', 'newest'] } },
    ...object(
      {
        q: { type: 'string' },
        pageNo: { type: 'integer', minimum: 1, default: 1 },
        sort: { $ref: '#/$defs/Sort' },
        open: { type: 'boolean' },
        ids: { type: 'array', items: { type: 'string' } },
        place: object({ lat: { type: 'number', minimum: -90 }, note: { type: 'string' } }, ['lat']),
        kind: { const: 1 },
        day: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      ['q', 'sort'],
    ),
  };
  expect(requestFieldsOf(request)).toEqual([
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
  expect(requestFieldsOf({ type: 'object', properties: {} })).toEqual([]);
  const named = { $defs: { Wanted: object({ a: { type: 'string' } }) }, $ref: '#/$defs/Wanted' };
  expect(requestFieldsOf(named)).toEqual([{ name: 'a', kind: 'text', sample: '' }]);
});
