import { setTimeout as sleep } from 'node:timers/promises';
import { domains, type CallDefinition } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorld } from './domains/booking/booking-fixture';
import { testTalks } from './testing/chat-fixture';
import { allThings } from './testing/owned/all';
import { needsOf, ownedFieldsOf, type OwnedField } from './testing/owned/needs';
import {
  newPerson,
  requestOf,
  type Fields,
  type OwnedThings,
  type Person,
} from './testing/owned/trial';
import { bodyAt, branchesOf } from './testing/request-shapes';
import { sampleFields } from './testing/sample-fields';
import { sessionTime } from './testing/telemedicine-fixture';
import type { Envelope } from './platform/envelope';
import { openTestGateway, type CallResult, type TestGateway } from './testing/test-gateway';

const calls = Object.values(domains).flatMap((domain) => Object.entries<CallDefinition>(domain));

const cases = calls.flatMap(([name, call]) =>
  branchesOf(call).flatMap((branch) => {
    const all = ownedFieldsOf(call).filter(({ field }) => field in (branch.properties ?? {}));
    return all.map((tried) => ({ label: `${name}, ${tried.path}`, call, branch, all, tried }));
  }),
);

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof addWorld>>;
let things: OwnedThings;
let everything: SQL;
let stranger: Person;
let reader: Person;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
  const { db, clock } = gateway.services;
  world = await addWorld(db, clock.now(), {
    shift: { places: 1000 },
    rules: { waitListSize: 1000 },
  });
  things = await allThings({ gateway, world, samples });
  stranger = await newPerson(gateway, things);
  reader = await newPerson(gateway, things);
  everything = await digestStatement();
});
afterAll(() => gateway.dispose());

const samples = (): Record<string, unknown> => ({
  ...sampleFields(world),
  startsAt: sessionTime(gateway.services.clock.now()),
});

/** The one that is tried: what the call's other fields are about, else any of the kind. */
async function ownedOf(
  { path, field, owner }: OwnedField,
  needs: Fields,
  person: Person,
): Promise<unknown> {
  if (path === field) return needs[field] ?? person.own(owner);
  const needed = needs[field];
  return path === `${field}[]` && Array.isArray(needed) && needed.length > 0
    ? needed[0]
    : person.own(owner);
}

/** Makes a call as it is declared. */
function send(call: CallDefinition, body: object, token?: string): Promise<CallResult> {
  const request = requestOf(call, body, token);
  return call.streams ? eventsOf(call, request) : gateway.send(request);
}

/** The events of a stream; of an endless one, those before it waits. */
async function eventsOf({ kind }: CallDefinition, request: Request): Promise<CallResult> {
  const response = await gateway.app.fetch(request);
  const facts = { status: response.status, headers: response.headers };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return { ...facts, ...((await response.json()) as Envelope) };
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let data = '';
  for (;;) {
    const isEndless = kind === 'query';
    const next = await Promise.race([events?.read(), ...(isEndless ? [sleep(500)] : [])]);
    if (!next || next.done) break;
    data += next.value;
  }
  await events?.cancel();
  return { ...facts, code: 0, message: '', data };
}

/** Asks for the content of every table in one statement: one a table took most of a case's time. */
async function digestStatement(): Promise<SQL> {
  const { rows } = await gateway.services.db.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('idempotency', 'rate_limits') ORDER BY 1`);
  expect(rows.length).toBeGreaterThan(100);
  const sums = rows.map(
    ({ name }) =>
      sql`SELECT ${sql.raw(`'${name}'`)} AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${sql.identifier(name)} t`,
  );
  return sql`${sql.join(sums, sql` UNION ALL `)} ORDER BY name`;
}

type Digest = readonly { readonly name: string; readonly sum: string | null }[];

/** Everything that is written down, but for what counts requests. */
function digest(): Promise<Digest> {
  return gateway.services.db.transaction(async (transaction) => {
    // For so many tables the planner would start processes and compile, which costs more than it spares.
    await transaction.execute(
      sql`SELECT set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return (await transaction.execute<Digest[number]>(everything)).rows;
  });
}

/** Drafts: no id in them is read before the form is sent. */
const keepsWhatIsTyped = new Set(['/consult/draft/save.json', '/consult/panel/draft/save']);

/** What of an answer counts: not when it was given. */
const plain = ({ status, code, message, data }: CallResult): unknown => ({
  status,
  code,
  message,
  data: JSON.parse(JSON.stringify(data).replaceAll(/"savedAt":"[^"]*"/gu, '"savedAt":""')),
});

/** Names of the tables in which something was written. */
const changed = (before: Digest, after: Digest): string[] =>
  after.filter(({ sum }, at) => sum !== before[at]?.sum).map(({ name }) => name);

describe('an id in a call', () => {
  it('has samples of all that an account may have, and is requested with a session', () => {
    expect(cases.length).toBeGreaterThan(290);
    const kinds = new Set(cases.map(({ tried }) => tried.owner));
    expect([...kinds].filter((kind) => !(kind in things.makes))).toEqual([]);
    expect(Object.keys(things.makes).filter((kind) => !kinds.has(kind))).toEqual([]);
    // An open call has no owner to compare with; the address of a visitor is covered below.
    const open = cases.filter(({ call }) => call.access === 'open').map(({ label }) => label);
    expect(open).toEqual(['getGoods, addressId']);
  });

  it.each(cases)(
    '$label of another person: as one that does not exist, and nothing happens',
    async ({ call, branch, all, tried }) => {
      // A call that only reads changes nothing of its owner's, so that one owner serves all of them.
      const owner = call.kind === 'query' ? reader : await newPerson(gateway, things);
      const others = all.filter(({ field }) => field !== tried.field);
      const needs = await needsOf(things, owner, { call, branch, fields: others });
      const strangers = await needsOf(things, stranger, { call, branch, fields: others });
      const owned = await ownedOf(tried, needs, owner);
      const ask = (person: Person, id: unknown) => {
        const given = person === owner ? needs : strangers;
        const body = bodyAt(branch, { known: samples(), given }, tried.path, id);
        return send(call, body, person.token);
      };
      const before = await digest();
      const unknown = await ask(stranger, 'nothing-of-the-kind');
      const between = await digest();
      const theirs = await ask(stranger, owned);
      const after = await digest();
      // The request fits, but for what is tried.
      const misfits: readonly { readonly path: string }[] = theirs.data?.fields ?? [];
      expect(misfits.filter(({ path }) => !path.startsWith(tried.field))).toEqual([]);
      expect(plain(theirs)).toEqual(plain(unknown));
      expect(changed(between, after)).toEqual(changed(before, between));
      if (call.access === 'open') {
        const byVisitor = async (id: unknown) =>
          plain(
            await send(
              call,
              bodyAt(branch, { known: samples(), given: strangers }, tried.path, id),
            ),
          );
        expect(await byVisitor(owned)).toEqual(await byVisitor('nothing-of-the-kind'));
      }
      // What is typed stays as it is typed; nothing else of a request is written down with an id that nothing has.
      if (!keepsWhatIsTyped.has(call.path)) expect(changed(before, after)).toEqual([]);
      // The same from its owner is another matter, or the refusal would be about something else.
      const own = await ask(owner, owned);
      if (branch.required?.includes(tried.path.replace(/\[\]$/u, '')) === true) {
        if (!call.streams) expect(theirs.code).not.toBe(0);
        expect(plain(own)).not.toEqual(plain(theirs));
        if (!call.streams) expect(own.code).not.toBe(theirs.code);
      }
    },
  );
});
