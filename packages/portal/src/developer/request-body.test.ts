import { expect, test } from 'vitest';
import { requestFields } from '../generated/request-fields';
import { bodyToBegin, bodyWith, fieldsOfBody, typedOf } from './request-body';

test('every call has its fields, and a body to begin with that is JSON', () => {
  expect(Object.keys(requestFields).length).toBeGreaterThan(400);
  for (const [call, fields] of Object.entries(requestFields))
    expect(fieldsOfBody(bodyToBegin(fields)), call).not.toBeNull();
  const search = requestFields['POST /modulesearch/mergesearch/lecturelist.json'] ?? [];
  expect(search.map(({ name }) => name)).toEqual(['q', 'deptId', 'pageNo', 'pageSize']);
});

test.each([
  ['text', undefined, '12', '12'],
  ['number', undefined, '12', 12],
  ['number', undefined, 'twelve', 'twelve'],
  ['flag', undefined, 'true', true],
  ['json', undefined, '["x"]', ['x']],
  ['json', undefined, '["x"', '["x"'],
  ['choice', [1, 2], '2', 2],
  ['choice', ['a'], 'b', 'b'],
] as const)('a %s with %j typed as %s is %j', (kind, options, typed, value) => {
  const field = { name: 'a', kind, sample: '', ...(options && { options }) };
  const body = bodyWith('{"b":1}', field, typed);
  expect(fieldsOfBody(body)).toEqual({ a: value, b: 1 });
  expect(typedOf(body, field)).toBe(typed);
});

test('nothing typed takes a field out, and what is no object stays as it was typed', () => {
  const field = { name: 'a', kind: 'text', sample: '' } as const;
  expect(fieldsOfBody(bodyWith('{"a":"x","b":1}', field, ''))).toEqual({ b: 1 });
  for (const body of ['{"a":', '[1]', '7', '']) expect(bodyWith(body, field, 'x')).toBe(body);
});
