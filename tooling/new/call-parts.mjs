// Owns: what the contract row, the handler and the test of a call on a table's rows are written with.
// Must not know: what a call does.
// Used by: the kinds of calls.
import { CommandError } from '../process/workspace.mjs';

const schemas = {
  text: 'z.string()',
  integer: 'z.int()',
  smallint: 'z.int()',
  boolean: 'z.boolean()',
  date: 'LocalDate',
  moment: 'Instant',
};
const samples = {
  text: "'一行字'",
  integer: '1',
  smallint: '1',
  boolean: 'true',
  date: "'2026-12-01'",
};
export const sampleOf = ({ type, values }) => (values ? `'${values[0]}'` : samples[type]);
export const samplesOf = ({ filled }) =>
  filled.map((one) => `${one.name}: ${sampleOf(one)}`).join(', ');

const choiceOf = (values) => `z.enum([${values.map((one) => `'${one}'`).join(', ')}])`;

function schemaOf({ name, type, values, isKey, isNullable }, idName) {
  const schema = isKey ? idName : values ? choiceOf(values) : schemas[type];
  if (!schema) throw new CommandError(`${name} is a ${type}, which no scaffold can show.`);
  return isNullable ? `${schema}.nullable()` : schema;
}

/** What a person fills in; a text is neither empty nor endless, a number fits its column. */
export function fieldOf(column) {
  const { name, type, values, isNullable } = column;
  if (!sampleOf(column))
    throw new CommandError(`${name} is a ${type}, which no scaffold can ask for.`);
  const asked = {
    text: 'z.string().trim().min(1).max(200)',
    integer: 'z.int().min(0).max(1_000_000)',
  };
  const schema = values ? choiceOf(values) : (asked[type] ?? schemas[type]);
  return `${name}: ${isNullable ? `${schema}.nullable().default(null)` : schema}`;
}

/** The row as it may leave the gateway. */
export const shownText = ({ shown }) =>
  `{ ${shown
    .map(({ name, type, isNullable }) => {
      if (type !== 'moment') return `${name}: row.${name}`;
      return `${name}: row.${name}${isNullable ? '?.toISOString() ?? null' : '.toISOString()'}`;
    })
    .join(', ')} }`;

export const inserted = (
  { key, filled, name },
  at,
) => `    const row: typeof ${name}.$inferInsert = {
      ${key}: '${name}-${at}',
      ownerId: owner.ownerId,
${filled.map((one) => `      ${one.name}: ${sampleOf(one)},\n`).join('')}      createdAt: gateway.services.clock.now(),
    };
    await gateway.services.db.insert(${name}).values(row);
`;

export const shapeText = ({ thing, idName, shown }) => `
/** One of the account's own. */
export const ${thing} = z
  .object({ ${shown.map((one) => `${one.name}: ${schemaOf(one, idName)}`).join(', ')} })
  .meta({ id: '${thing}' });
`;

export const shapesOf = ({ shown }, more = []) => [
  ...(shown.some(({ type }) => type === 'moment') ? ['Instant'] : []),
  ...(shown.some(({ type }) => type === 'date') ? ['LocalDate'] : []),
  ...more,
];

export function rowText({ name, path, table }, { about, kind, request, response }) {
  return `  /** ${about} */
  ${name}: {
    path: '${path}',
    access: 'session',
    kind: '${kind}',
    request: ${request},
    response: ${response},
    tags: ['${table.thing}'],
  },
`;
}

export const handlerText = (
  { domain, name, up, table },
  { about, operators, platform = [], body },
) => {
  const input = body.includes('input');
  return `import type { ${domain} as calls, RequestOf, ResponseOf } from '@xinglin/contract';
${operators.length > 0 ? `import { ${operators.join(', ')} } from 'drizzle-orm';\n` : ''}import type { CallContext } from '${up}platform/context';
${platform.map(([from, what]) => `import { ${what} } from '${up}platform/${from}';\n`).join('')}import { ${table.name} } from './tables';

/** ${about} */
export async function ${name}(
  ${input ? 'input' : '_input'}: RequestOf<(typeof calls)['${name}']>,
  { db, account: ownerId${body.includes('now') ? ', now' : ''} }: CallContext,
): Promise<ResponseOf<(typeof calls)['${name}']>> {
${body}}
`;
};

export const own = ({ name, key }, value) =>
  `and(eq(${name}.${key}, ${value}), eq(${name}.ownerId, ownerId))`;
