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

/** A field's kind as a page shows or asks for it. */
function kindOf(schema) {
  if (schema.anyOf) return kindOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (schema.format === 'date-time') return 'moment';
  return schema.enum ? 'choice' : schema.type;
}

const fieldsOf = (schema) =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: schema.required?.includes(name) ?? false,
    isNullable: field.anyOf?.some(({ type }) => type === 'null') ?? false,
  }));

/** A believable value of a schema, for tests and stories. */
export function sampleOf(schema, name = '') {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
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
  if (schema.format === 'date') return '2026-11-22';
  return /(?:Id|No|Key)$/u.test(name) ? `${name}-1` : `样例 ${name}`;
}

/**
 * What the contract says of a call.
 * @returns {Promise<{ domain: string, call: string, writes: boolean, fields: object[], answer: object, item: object | undefined, paging: 'numbered' | 'byCursor' | 'whole' }>}
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
      writes: row.kind === 'mutation',
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
