import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { domains } from './domains';
import { sealedTables } from './platform/reseal';
import { isSealed, useSealingKeys } from './platform/sealing';
import { clearColumns } from './testing/clear-columns';
import { everyTable } from './testing/every-table';
import { testConfig } from './testing/test-config';

/** Columns by which a row belongs to a person, to their order, conversation or device. */
const links = new Set([
  'key',
  'mobile',
  'order_no',
  'owner_id',
  'patient_id',
  'recipient',
  'trace_id',
  'user_id',
]);

/** Names of columns that hold an id, a number, a hash or a code, and no text of a person. */
const isReference = /(?:^|_)(?:ids?|no|hash|code|key)$/u;

/** Tables whose sealed values live for hours, so that they are never sealed again. */
const shortLived = ['idempotency', 'outbox_messages'];

const nameOf = (table: PgTable): string => getTableConfig(table).name;
const hasLink = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => links.has(name));

/** The tables about people: those with a link, and those that refer to one of them. */
function tablesAboutPeople(tables: readonly PgTable[]): readonly PgTable[] {
  const found = new Set(tables.filter(hasLink));
  const refersToOne = (table: PgTable): boolean =>
    getTableConfig(table).foreignKeys.some((key) => found.has(key.reference().foreignTable));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const table of tables) if (refersToOne(table)) found.add(table);
  }
  return [...found];
}

/** Whether a column can hold a text of a person: any text or JSON but one of a few words, and no reference. */
function mayHoldText(column: PgColumn): boolean {
  const isText = /^(?:text|jsonb?|varchar)\b/u.test(column.getSQLType());
  return isText && column.enumValues === undefined && !isReference.test(column.name);
}

let tables: readonly PgTable[];
beforeAll(async () => {
  useSealingKeys(testConfig.sealingKeys);
  tables = [...(await everyTable()).values()];
});

describe('columns that can hold what people write', () => {
  it('are sealed, or listed with the reason why not', () => {
    const open = tablesAboutPeople(tables).flatMap((table) =>
      getTableConfig(table)
        .columns.filter((column) => mayHoldText(column) && !isSealed(column))
        .map(({ name }) => ({ exact: `${nameOf(table)}.${name}`, anywhere: `*.${name}` })),
    );
    const listed = clearColumns.flatMap(({ columns }) => columns.split(/\s+/u));
    expect(
      open
        .filter(({ exact, anywhere }) => !listed.includes(exact) && !listed.includes(anywhere))
        .map(({ exact }) => exact),
      'declare each of them with sealedText or sealedJson, or list it in testing/clear-columns.ts',
    ).toEqual([]);
    const found = new Set(open.flatMap(({ exact, anywhere }) => [exact, anywhere]));
    expect(listed.filter((name) => !found.has(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are in tables that their domain names, so that a new key seals them again', () => {
    const sealed = tables.filter((table) => getTableConfig(table).columns.some(isSealed));
    const brought = sealedTables.from(domains.flatMap(({ brings = [] }) => brings)).map(nameOf);
    expect(sealed.length).toBeGreaterThan(30);
    expect([...brought, ...shortLived].toSorted()).toEqual(sealed.map(nameOf).toSorted());
  });
});
