// Owns: the calls that change a table's rows of the person who asks.
// Must not know: where they are written to.
// Used by: the kinds of calls.
import { CommandError } from '../process/workspace.mjs';
import {
  fieldOf,
  handlerText,
  inserted,
  own,
  rowText,
  sampleOf,
  samplesOf,
  shapeText,
  shapesOf,
} from './call-parts.mjs';

/** `add`: see the sentence in its row. */
export function add(call) {
  const { name, path, table } = call;
  const about = 'Adds one to the account.';
  const fields = table.filled.map(fieldOf).join(', ');
  const sample = samplesOf(table);
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${fields} })`,
      response: `z.object({ ${table.key}: ${table.idName} })`,
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

/** `delete`: see the sentence in its row. */
export function remove(call) {
  const { name, path, table } = call;
  const about = 'Deletes one of the account; refuses with `forbidden` what belongs to another.';
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${table.key}: ${table.idName} })`,
      response: `z.object({ ${table.key}: ${table.idName} })`,
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

/** `update`: see the sentence in its row. */
export function update(call) {
  const { name, path, table } = call;
  const about = 'Changes one of the account; refuses with `forbidden` what belongs to another.';
  const isText = ({ type, values }) => type === 'text' && !values;
  const changed = table.filled
    .map((one) => `${one.name}: ${isText(one) ? "'改过的字'" : sampleOf(one)}`)
    .join(', ');
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${table.key}: ${table.idName}, ${table.filled.map(fieldOf).join(', ')} })`,
      response: `z.object({ ${table.key}: ${table.idName} })`,
    }),
    handler: handlerText(call, {
      about,
      operators: ['and', 'eq'],
      platform: [['refusal', 'refuse']],
      body: `  const { ${table.key}, ...fields } = input;
  const changed = await db
    .update(${table.name})
    .set(fields)
    .where(${own(table, table.key)})
    .returning({ ${table.key}: ${table.name}.${table.key} });
  return changed[0] ?? refuse('forbidden');
`,
    }),
    test: `describe('${name}', () => {
  it('changes the person’s own, and nothing of another', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const { ${table.key} } = row;
    const changes = { ${changed} };
    const kept = () =>
      gateway.services.db.select().from(${table.name}).where(eq(${table.name}.${table.key}, ${table.key}));
    expect((await gateway.call('${path}', { ${table.key}, ...changes }, other)).code).not.toBe(0);
    expect(await kept()).toMatchObject([row]);
    const answer = await gateway.call('${path}', { ${table.key}, ...changes }, owner);
    expect(answer.data).toEqual({ ${table.key} });
    expect(await kept()).toMatchObject([{ ...row, ...changes }]);
  });
});
`,
  };
}

/** Something that is done to one row once, and when it was. */
export function action(call) {
  const { name, path, table, set } = call;
  const column = table.shown.find((one) => one.name === set);
  if (column?.type !== 'moment' || !column.isNullable)
    throw new CommandError(`${table.name} has no ${set} that is a moment and may be null.`);
  const about = `Notes when it was done (${set}), once; refuses with \`forbidden\` what belongs to another.`;
  return {
    shape: shapeText(table),
    shapes: shapesOf(table),
    row: rowText(call, {
      about,
      kind: 'mutation',
      request: `z.object({ ${table.key}: ${table.idName} })`,
      response: `z.object({ ${table.key}: ${table.idName}, ${set}: Instant })`,
    }),
    handler: handlerText(call, {
      about,
      operators: ['and', 'eq', 'sql'],
      platform: [['refusal', 'refuse']],
      body: `  const [row] = await db
    .update(${table.name})
    // A second time leaves the first moment as it was.
    .set({ ${set}: sql\`coalesce(\${${table.name}.${set}}, \${now.toISOString()}::timestamptz)\` })
    .where(${own(table, `input.${table.key}`)})
    .returning({ ${table.key}: ${table.name}.${table.key}, ${set}: ${table.name}.${set} });
  const done = row?.${set} ?? refuse('forbidden');
  return { ${table.key}: input.${table.key}, ${set}: done.toISOString() };
`,
    }),
    test: `describe('${name}', () => {
  it('is done to the person’s own, once, and to nothing of another', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const { ${table.key} } = row;
    expect((await gateway.call('${path}', { ${table.key} }, other)).code).not.toBe(0);
    const first = await gateway.call('${path}', { ${table.key} }, owner);
    expect(first.data).toMatchObject({ ${table.key} });
    await gateway.advance(60_000);
    expect((await gateway.call('${path}', { ${table.key} }, owner)).data).toEqual(first.data);
  });
});
`,
  };
}
