// Owns: what a call does with a table's rows of the person who asks, by its verb: contract row, handler, test.
// Must not know: where they are written to.
// Used by: `npm run new -- call`.
import { CommandError } from '../process/workspace.mjs';

const schemas = {
  text: 'z.string()',
  integer: 'z.int()',
  smallint: 'z.int()',
  boolean: 'z.boolean()',
  moment: 'Instant',
};
const samples = { text: "'一行字'", integer: '1', smallint: '1', boolean: 'true' };

function schemaOf({ name, type, isKey, isNullable }) {
  const schema = isKey ? 'Id' : schemas[type];
  if (!schema) throw new CommandError(`${name} is a ${type}, which no scaffold can show.`);
  return isNullable ? `${schema}.nullable()` : schema;
}

/** What a person fills in; a text is neither empty nor endless. */
function fieldOf({ name, type, isNullable }) {
  if (!samples[type])
    throw new CommandError(`${name} is a ${type}, which no scaffold can ask for.`);
  const schema = type === 'text' ? 'z.string().trim().min(1).max(200)' : schemas[type];
  return `${name}: ${isNullable ? `${schema}.nullable()` : schema}`;
}

/** The row as it may leave the gateway. */
const shownText = ({ shown }) =>
  `{ ${shown
    .map(({ name, type, isNullable }) => {
      if (type !== 'moment') return `${name}: row.${name}`;
      return `${name}: row.${name}${isNullable ? '?.toISOString() ?? null' : '.toISOString()'}`;
    })
    .join(', ')} }`;

const inserted = ({ key, filled, name }, at) => `    const row = {
      ${key}: '${name}-${at}',
      ownerId: owner.ownerId,
${filled.map((one) => `      ${one.name}: ${samples[one.type]},\n`).join('')}      createdAt: gateway.services.clock.now(),
    };
    await gateway.services.db.insert(${name}).values(row);
`;

const shapeText = ({ thing, shown }) => `
/** One of the account's own. */
export const ${thing} = z
  .object({ ${shown.map((one) => `${one.name}: ${schemaOf(one)}`).join(', ')} })
  .meta({ id: '${thing}' });
`;

const shapesOf = ({ shown }, more = []) => [
  'Id',
  ...(shown.some(({ type }) => type === 'moment') ? ['Instant'] : []),
  ...more,
];

function rowText({ name, path, table }, { about, kind, request, response }) {
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

const handlerText = ({ domain, name, up, table }, { about, operators, platform = [], body }) => {
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

const own = ({ name, key }, value) =>
  `and(eq(${name}.${key}, ${value}), eq(${name}.ownerId, ownerId))`;

function list(call) {
  const { name, path, table } = call;
  const about = 'Those of the account, the newest first.';
  return {
    shape: shapeText(table),
    shapes: shapesOf(table, ['ListOf', 'PageFields']),
    row: rowText(call, {
      about,
      kind: 'query',
      request: 'z.object(PageFields)',
      response: `ListOf(${table.thing})`,
    }),
    handler: handlerText(call, {
      about,
      operators: ['desc', 'eq'],
      body: `  const { pageNo, pageSize } = input;
  const isOwn = eq(${table.name}.ownerId, ownerId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(${table.name})
      .where(isOwn)
      .orderBy(desc(${table.name}.createdAt), desc(${table.name}.${table.key}))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(${table.name}, isOwn),
  ]);
  const items = rows.map((row) => (${shownText(table)}));
  return { items, total, pageNo, pageSize };
`,
    }),
    test: `describe('${name}', () => {
  it('answers what is the person’s own, by pages', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const answer = await gateway.call('${path}', { pageNo: 1 }, owner);
    expect(answer.data).toMatchObject({ total: 1, items: [{ ${table.key}: row.${table.key} }] });
    const next = await gateway.call('${path}', { pageNo: 2 }, owner);
    expect(next.data).toMatchObject({ total: 1, items: [] });
    expect((await gateway.call('${path}', {}, other)).data.items).toEqual([]);
  });
});
`,
  };
}

function get(call) {
  const { name, path, table } = call;
  const about = 'One of the account; refuses with `forbidden` what belongs to another.';
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'query',
      request: `z.object({ ${table.key}: Id })`,
      response: table.thing,
    }),
    handler: handlerText(call, {
      about,
      operators: ['and', 'eq'],
      platform: [['refusal', 'refuse']],
      body: `  const [row] = await db
    .select()
    .from(${table.name})
    .where(${own(table, `input.${table.key}`)});
  return row === undefined ? refuse('forbidden') : ${shownText(table)};
`,
    }),
    test: `describe('${name}', () => {
  it('answers the owner, and nobody else', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const { ${table.key} } = row;
    const answer = await gateway.call('${path}', { ${table.key} }, owner);
    expect(answer.data).toMatchObject({ ${table.key} });
    expect((await gateway.call('${path}', { ${table.key} }, other)).code).not.toBe(0);
  });
});
`,
  };
}

function add(call) {
  const { name, path, table } = call;
  const about = 'Adds one to the account.';
  const fields = table.filled.map(fieldOf).join(', ');
  const sample = table.filled.map((one) => `${one.name}: ${samples[one.type]}`).join(', ');
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${fields} })`,
      response: `z.object({ ${table.key}: Id })`,
    }),
    handler: handlerText(call, {
      about,
      operators: [],
      platform: [['identifiers', 'newId']],
      body: `  const ${table.key} = newId();
  await db.insert(${table.name}).values({ ...input, ${table.key}, ownerId, createdAt: now });
  return { ${table.key} };
`,
    }),
    test: `describe('${name}', () => {
  it('adds to the person’s own, once for one request', async () => {
    const owner = await newPerson();
    const call = { token: owner.token, requestId: '${name}-1' };
    const { ${table.key} } = (await gateway.call('${path}', { ${sample} }, call)).data;
    const again = await gateway.call('${path}', { ${sample} }, call);
    expect(again.data).toEqual({ ${table.key} });
    const rows = await gateway.services.db
      .select()
      .from(${table.name})
      .where(eq(${table.name}.ownerId, owner.ownerId));
    expect(rows).toMatchObject([{ ${table.key}, ${sample} }]);
  });
});
`,
  };
}

function remove(call) {
  const { name, path, table } = call;
  const about = 'Deletes one of the account; refuses with `forbidden` what belongs to another.';
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${table.key}: Id })`,
      response: `z.object({ ${table.key}: Id })`,
    }),
    handler: handlerText(call, {
      about,
      operators: ['and', 'eq'],
      platform: [['refusal', 'refuse']],
      body: `  const deleted = await db
    .delete(${table.name})
    .where(${own(table, `input.${table.key}`)})
    .returning({ ${table.key}: ${table.name}.${table.key} });
  return deleted[0] ?? refuse('forbidden');
`,
    }),
    test: `describe('${name}', () => {
  it('deletes the person’s own, and nothing of another', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const { ${table.key} } = row;
    const left = () => gateway.services.db.$count(${table.name}, eq(${table.name}.${table.key}, ${table.key}));
    expect((await gateway.call('${path}', { ${table.key} }, other)).code).not.toBe(0);
    expect(await left()).toBe(1);
    expect((await gateway.call('${path}', { ${table.key} }, owner)).data).toEqual({ ${table.key} });
    expect(await left()).toBe(0);
  });
});
`,
  };
}

/** By the first word of the call's name. */
export const callKinds = { list, get, add, delete: remove };
