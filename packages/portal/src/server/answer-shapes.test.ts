import { expect, it } from 'vitest';
import { answerShapesOf, shapesOf } from './answer-shapes';

const text = { type: 'string' };
const object = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) => ({
  type: 'object',
  properties,
  required,
});

it('says what has to be there, and what stands for a field that is left out', () => {
  const answer = object({
    id: text,
    name: { ...text, default: '' },
    note: { anyOf: [text, { type: 'null' }] },
    done: { type: 'boolean', const: true },
    tags: { type: 'array', items: text },
  });
  expect(shapesOf({ '/one': answer }).calls['/one']).toEqual({
    fields: {
      id: {},
      name: { absent: '' },
      note: { absent: null },
      done: { absent: true },
      tags: { items: {} },
    },
  });
});

it('leaves out optional texts, and keeps optional objects to look into', () => {
  const answer = object({ id: text, more: text, rule: object({ key: text }) }, ['id']);
  expect(shapesOf({ '/one': answer }).calls['/one']).toEqual({
    fields: { id: {}, rule: { fields: { key: {} }, optional: true } },
  });
});

it('names what calls share, through null as well', () => {
  const $defs = {
    Doctor: object({ id: text, friends: { type: 'array', items: { $ref: '#/$defs/Doctor' } } }),
  };
  const answer = {
    ...object({ latest: { anyOf: [{ $ref: '#/$defs/Doctor' }, { type: 'null' }] } }),
    $defs,
  };
  expect(shapesOf({ '/one': answer, '/two': { $ref: '#/$defs/Doctor', $defs } })).toEqual({
    calls: {
      '/one': { fields: { latest: { named: 'Doctor', absent: null } } },
      '/two': { named: 'Doctor' },
    },
    named: { Doctor: { fields: { id: {}, friends: { items: { named: 'Doctor' } } } } },
  });
});

it('has nothing to say of an answer without fields, or of one of several shapes', () => {
  const oneOf = { anyOf: [object({ a: text }), object({ b: text })] };
  expect(shapesOf({ '/none': object({}), '/either': oneOf }).calls).toEqual({});
});

it('derives the shapes of one call of the contract once', () => {
  const path = '/moduleenterprisepartner/config/getpartnerconfig';
  expect(answerShapesOf(path).calls[path]?.fields).toHaveProperty('modelCodes', {
    absent: null,
    items: {},
  });
  expect(answerShapesOf(path)).toBe(answerShapesOf(path));
  expect(answerShapesOf('/nothing')).toEqual({ calls: {}, named: {} });
});
