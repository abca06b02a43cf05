// Owns: what the contract says of one call: its domain, whether it writes, the fields it takes and answers, a sample.
// Must not know: what is made of it.
// Used by: `npm run new -- page`.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { z } from 'zod';
import { CommandError } from '../process/workspace.mjs';

/** A schema without references, as far down as anybody looks. */
function plain(schema, io) {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const resolve = (node) => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string') return resolve($defs[node.$ref.replace('#/$defs/', '')]);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
  };
  return resolve(json);
}

/** Whether only days of the calendar fit: a schema that asks for more of them tells it by its patterns alone. */
const isDay = ({ format, pattern, allOf = [] }) =>
  format === 'date' ||
  [pattern, ...allOf.map((one) => one.pattern)].some(
    (one) => one && new RegExp(one).test('2026-12-01') && !new RegExp(one).test('2026-12-32'),
  );

/** A field's kind as a page shows or asks for it. */
function kindOf(schema) {
  if (schema.anyOf) return kindOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (schema.format === 'date-time') return 'moment';
  if (isDay(schema)) return 'date';
  return schema.enum ? 'choice' : schema.type;
}

const withoutNull = (schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const fieldsOf = (schema) =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: schema.required?.includes(name) ?? false,
    isNullable: field.anyOf?.some(({ type }) => type === 'null') ?? false,
    schema: withoutNull(field),
  }));

/** A value for a field of a sample, as a source; null where only a person would know one. */
function valueOf(name, schema) {
  if (name === 'patientId' || name === 'addressId' || name === 'offerId') return name;
  if (schema.enum) return `'${schema.enum[0]}'`;
  if (schema.type === 'boolean') return 'true';
  if (schema.type === 'integer' || schema.type === 'number') return String(schema.minimum ?? 1);
  if (isDay(schema)) return "'2026-12-01'";
  if (schema.type !== 'string' || schema.pattern || schema.format || isReference(name)) return null;
  return (schema.minLength ?? 0) > 2 ? `text.repeat(${schema.minLength})` : 'text';
}

const isReference = (name) => /(?:Ids?|Nos?|Keys?)$/u.test(name);

/** The call that makes what an id names, with a body for it; undefined where the domain has none that is simple. */
function makerOf(calls, id) {
  for (const [name, row] of Object.entries(calls)) {
    if (row.kind !== 'mutation' || !/^(?:add|submit)/u.test(name)) continue;
    if (!plain(row.response, 'output').properties?.[id]) continue;
    const needed = fieldsOf(plain(row.request, 'input')).filter(({ isRequired }) => isRequired);
    const body = needed.map((field) => ({
      name: field.name,
      value: valueOf(field.name, field.schema),
    }));
    const offers = Object.entries(calls).find(([one]) => /^list\w+Offers$/u.test(one))?.[1].path;
    const asksOffer = body.some((field) => field.name === 'offerId');
    if (body.some(({ value }) => value === null) || (asksOffer && !offers)) continue;
    return { path: row.path, body, offers: asksOffer ? offers : undefined };
  }
  return undefined;
}

/** A believable value of a schema, for tests and stories. */
export function sampleOf(schema, name = '') {
  if ('const' in schema) return schema.const;
  // Marked, so that a source keeps its type.
  if (schema.enum) return `${schema.enum[0]}§`;
  if (schema.anyOf)
    return sampleOf(
      schema.anyOf.find(({ type }) => type !== 'null'),
      name,
    );
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, key)]),
    );
  if (schema.type === 'array') return [sampleOf(schema.items, name)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date-time') return '2026-11-20T20:00:00+08:00';
  if (isDay(schema)) return '2026-11-22';
  return isReference(name) ? `${name}-1` : `样例 ${name}`;
}

/**
 * What the contract says of a call.
 * @returns {Promise<{ domain: string, call: string, access: string, writes: boolean, makerOf: (id: string) => object | undefined, fields: object[], answer: object, item: object | undefined, paging: 'numbered' | 'byCursor' | 'whole' }>}
 */
export async function contractCall(root, call) {
  const { module: contract } = await runnerImport(join(root, 'packages/contract/src/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  for (const [domain, calls] of Object.entries(contract.domains)) {
    const row = calls[call];
    if (!row) continue;
    const request = plain(row.request, 'input');
    const answer = plain(row.response, 'output');
    const asked = fieldsOf(request);
    return {
      domain,
      call,
      access: row.access,
      writes: row.kind === 'mutation',
      makerOf: (id) => makerOf(calls, id),
      fields: asked.filter(({ name }) => !['pageNo', 'pageSize', 'cursor'].includes(name)),
      answered: fieldsOf(answer),
      answer,
      item: answer.properties?.items?.items,
      itemFields: fieldsOf(answer.properties?.items?.items),
      paging: asked.some(({ name }) => name === 'cursor')
        ? 'byCursor'
        : asked.some(({ name }) => name === 'pageNo')
          ? 'numbered'
          : 'whole',
    };
  }
  throw new CommandError(`The contract has no call ${call}; \`npm run new -- call\` makes one.`);
}
