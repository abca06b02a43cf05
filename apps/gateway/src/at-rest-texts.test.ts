import { domains, placesOf, shapeTreeOf, type CallDefinition } from '@xinglin/contract';
import { and, eq, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addWorld } from './domains/booking/booking-fixture';
import { resealJob, sealedTables } from './platform/reseal';
import { isSealed, useSealingKeys } from './platform/sealing';
import { idempotency, outboxMessages } from './platform/tables';
import { testTalks } from './testing/chat-fixture';
import { clearColumns } from './testing/clear-columns';
import { everyTable } from './testing/every-table';
import { allThings } from './testing/owned/all';
import { needsOf, ownedFieldsOf } from './testing/owned/needs';
import { newPerson, requestOf, type OwnedThings } from './testing/owned/trial';
import { bodyAt, branchesOf } from './testing/request-shapes';
import { sampleFields } from './testing/sample-fields';
import { sessionTime } from './testing/telemedicine-fixture';
import { testConfig } from './testing/test-config';
import { openTestGateway, type TestGateway } from './testing/test-gateway';

/** What a patient writes, and nothing else in the database says. */
const marker = '左肩胛骨下方针刺样疼痛';
const said = `${marker}，夜里加重，已经三周了`;

/** The places of a request that take a text of a person: no id, and none of a few words. */
function textPlacesOf({ request }: CallDefinition): readonly string[] {
  const places = placesOf(shapeTreeOf(request)).filter(
    ({ schema, marks }) =>
      schema instanceof z.ZodString &&
      marks.owner === undefined &&
      marks.public === undefined &&
      schema.safeParse(said).success,
  );
  return [...new Set(places.map(({ path }) => path))];
}

const cases = Object.values(domains)
  .flatMap((domain) => Object.entries<CallDefinition>(domain))
  .filter(([, call]) => call.kind === 'mutation' && call.access !== 'open' && !call.streams)
  .map(([name, call]) => ({ name, call, places: textPlacesOf(call) }))
  .filter(({ places }) => places.length > 0);

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof addWorld>>;
let things: OwnedThings;
let tables: readonly PgTable[];
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
  const { db, clock } = gateway.services;
  world = await addWorld(db, clock.now(), { shift: { places: 1000 } });
  things = await allThings({ gateway, world, samples });
  tables = [...(await everyTable()).values()];
});
afterAll(async () => {
  await gateway.dispose();
  useSealingKeys(testConfig.sealingKeys);
});

const services = () => gateway.services;

const samples = (): Record<string, unknown> => ({
  ...sampleFields(world),
  startsAt: sessionTime(gateway.services.clock.now()),
});

/** Makes the call once for each text that it takes, each time as a new person with things of their own. */
async function sendTexts(call: CallDefinition, places: readonly string[]): Promise<void> {
  for (const branch of branchesOf(call))
    for (const place of places) {
      const [field = ''] = place.match(/^\w+/u) ?? [];
      if (!(field in (branch.properties ?? {}))) continue;
      const person = await newPerson(gateway, things);
      const fields = ownedFieldsOf(call);
      const { provinceId, cityId, districtId } = samples();
      const needs = await needsOf(things, person, { call, branch, fields });
      const given = { provinceId, cityId, districtId, ...needs };
      const body = bodyAt(branch, { known: samples(), given }, place, said);
      const { status } = await gateway.send(requestOf(call, body, person.token));
      expect(status, `${call.path} ${place}`).toBeLessThan(500);
    }
}

/** The columns in which the marker is found as the database stores them. */
async function columnsInClear(): Promise<readonly string[]> {
  const { $client } = gateway.services.db;
  const { rows: columns } = await $client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY', 'character varying')`,
  );
  expect(columns.length).toBeGreaterThan(500);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await $client.query(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text LIKE $1 LIMIT 1`,
      [`%${marker}%`],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** The columns in which the gateway reads the marker, though the database does not show it. */
async function columnsSealed(): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const table of tables) {
    const sealed = getTableConfig(table).columns.filter(isSealed);
    if (sealed.length === 0) continue;
    const rows = await gateway.services.db
      .select(Object.fromEntries(sealed.map((column) => [column.name, column])))
      .from(table);
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (JSON.stringify(value)?.includes(marker))
          found.add(`${getTableConfig(table).name}.${name}`);
  }
  return [...found].toSorted();
}

/** Stores in clear, as before its columns were sealed, what the gateway reads of a table. */
async function storeInClear(table: PgTable): Promise<void> {
  const { db } = gateway.services;
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const sealed = columns.filter(isSealed);
  const selected = Object.fromEntries([...key, ...sealed].map((column) => [column.name, column]));
  for (const row of await db.select(selected).from(table)) {
    const set = sealed.flatMap((column) => {
      const value = row[column.name];
      if (value === null) return [];
      const isText = column.getSQLType() === 'text';
      return [sql`${sql.identifier(column.name)} = ${isText ? value : JSON.stringify(value)}`];
    });
    const isRow = and(...key.map((column) => eq(column, row[column.name])));
    if (set.length > 0)
      await db.execute(sql`UPDATE ${table} SET ${sql.join(set, sql`, `)} WHERE ${isRow}`);
  }
}

/** Columns that calls of the test reach; the others are sealed as well, which `at-rest-columns.test.ts` proves. */
const reached = [
  'accurate_reserve_requests.symptoms',
  'ai_messages.content',
  'ai_messages.reason',
  'consult_drafts.draft',
  'consult_orders.earlier_diagnosis',
  'consult_orders.question',
  'consult_orders.treated',
  'conversation_messages.content',
  'order_steps.reason',
  'overseas_orders.question',
  'panel_drafts.draft',
  'panel_orders.question',
  'panel_orders.treated',
  'posting_addresses.detail',
  'real_name_reviews.note',
  'service_package_uses.answers',
  'service_package_uses.note',
  'special_disease_orders.materials',
  'special_disease_orders.note',
  'telemedicine_orders.additions',
  'telemedicine_orders.complaint',
  'telemedicine_orders.medical_case',
];

describe('what people write with every call', () => {
  it('is stored sealed, and nowhere in clear', async () => {
    expect(cases.length).toBeGreaterThan(60);
    for (const { call, places } of cases) await sendTexts(call, places);
    expect(await columnsSealed()).toEqual(expect.arrayContaining(reached));
    const listed = new Set(clearColumns.flatMap(({ columns }) => columns.split(/\s+/u)));
    const open = await columnsInClear();
    expect(
      open.filter((name) => !listed.has(name) && !listed.has(name.replace(/^\w+/u, '*'))),
    ).toEqual([]);
  });

  it('is sealed where it is stored in clear from before, and then read without the former key', async () => {
    for (const table of services().all(sealedTables)) await storeInClear(table);
    expect(await columnsInClear()).toEqual(expect.arrayContaining(reached));
    const before = await columnsSealed();

    const present = 'the-present-key-of-thirty-two-signs';
    useSealingKeys([present, ...services().config.sealingKeys]);
    await resealJob.run({}, services());
    const listed = await columnsInClear();
    expect(listed.filter((name) => reached.includes(name))).toEqual([]);
    await services().db.delete(idempotency);
    await services().db.delete(outboxMessages);
    useSealingKeys([present]);
    expect(await columnsSealed()).toEqual(before.filter((name) => !name.startsWith('idempotency')));
    await resealJob.run({}, services());
    expect(gateway.log.at(-1)).toContain('"rows":0');
  });
});
