// Owns: what a call does with a table's rows of the person who asks, by its verb; here those that only read.
// Must not know: where they are written to.
// Used by: `npm run new -- call`.
import { CommandError } from '../process/workspace.mjs';
import {
  handlerText,
  inserted,
  own,
  rowText,
  shapeText,
  shapesOf,
  shownText,
} from './call-parts.mjs';
import { action, add, remove, update } from './call-writes.mjs';

/** A page of rows that pass a condition on top of being the person's own. */
const pageOfRows = (table, condition) => `  const isWanted = ${condition};
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(${table.name})
      .where(isWanted)
      .orderBy(desc(${table.name}.createdAt), desc(${table.name}.${table.key}))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(${table.name}, isWanted),
  ]);
  const items = rows.map((row) => (${shownText(table)}));
  return { items, total, pageNo, pageSize };
`;

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
${pageOfRows(table, `eq(${table.name}.ownerId, ownerId)`)}`,
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
      request: `z.object({ ${table.key}: ${table.idName} })`,
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

function search(call) {
  const { name, path, table } = call;
  const texts = table.filled.filter(({ type, values }) => type === 'text' && !values);
  if (texts.length === 0) throw new CommandError(`${table.name} has no text to search.`);
  const about = 'Those of the account whose texts hold the words, the newest first.';
  const holds = texts.map((one) =>
    `sql`.concat('`position(lower(${q}) in lower(${', `${table.name}.${one.name}`, '})) > 0`'),
  );
  return {
    shape: shapeText(table),
    shapes: shapesOf(table, ['ListOf', 'PageFields', 'SearchText']),
    row: rowText(call, {
      about,
      kind: 'query',
      request: 'z.object({ q: SearchText.min(1), ...PageFields })',
      response: `ListOf(${table.thing})`,
    }),
    handler: handlerText(call, {
      about,
      operators: ['and', 'desc', 'eq', ...(holds.length > 1 ? ['or'] : []), 'sql'],
      body: `  const { q, pageNo, pageSize } = input;
${pageOfRows(table, `and(eq(${table.name}.ownerId, ownerId), ${holds.length > 1 ? `or(${holds.join(', ')})` : holds[0]})`)}`,
    }),
    test: `describe('${name}', () => {
  it('finds the person’s own by a part of their texts', async () => {
    const owner = await newPerson();
    const other = await newPerson();
${inserted(table, name)}    const found = async (q: string, person: { token: string }) =>
      (await gateway.call('${path}', { q }, person)).data.items;
    expect(await found('行字', owner)).toMatchObject([{ ${table.key}: row.${table.key} }]);
    expect(await found('%', owner)).toEqual([]);
    expect(await found('行字', other)).toEqual([]);
  });
});
`,
  };
}

/** By the first word of the call's name. */
const verbs = { list, search, get, add, update, delete: remove };
export const callVerbs = Object.keys(verbs);

/** What a call does: by its verb, or noting a moment (`set`); undefined where neither is known. */
export const callKind = (verb, set) =>
  set === undefined ? (Object.hasOwn(verbs, verb) ? verbs[verb] : undefined) : action;
