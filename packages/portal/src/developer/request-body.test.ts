import { domains, type CallDefinition, type CallDefinitions } from '@xinglin/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyToBegin, bodyWith, fieldsOfBody, typedOf, type RequestFields } from './request-body';
import { requestFieldsOf, type JsonSchema } from './request-fields';

/** The fields of every call, described as the gateway describes it. */
function fieldsOfAllCalls() {
  const schemas: Record<string, JsonSchema> = {};
  const calls = Object.values<CallDefinitions>(domains).flatMap((domain) =>
    Object.values<CallDefinition>(domain),
  );
  return calls.reduce((fields, { method = 'POST', path, request }) => {
    const json = JSON.stringify(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }));
    const { $defs, ...schema } = JSON.parse(json.replaceAll('#/$defs/', '#/components/schemas/'));
    Object.assign(schemas, $defs);
    const operation = { requestBody: { content: { 'application/json': { schema } } } };
    const paths = { [path]: { [method.toLowerCase()]: operation } };
    return { ...fields, ...requestFieldsOf({ paths, components: { schemas } }) };
  }, {});
}

test('every call has its fields, and a body to begin with that is JSON', () => {
  const requestFields: RequestFields = fieldsOfAllCalls();
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
