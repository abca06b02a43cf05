import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesOf } from '../../testing/arbitrary-bodies';
import { hostileBodies, tellsOfTheInside } from '../../testing/hostile-bodies';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { deskActionsOf } from './desk-action';
import { askDesk, newDeskKey } from '../../testing/desk-fixture';
import { actsOfTheDesk as actions } from '../../testing/acts-of-the-desk';
import { deskSamples as samples } from '../../testing/desk-samples';
import { deskActs } from './tables';

const names = actions.map(({ name }) => name);
const hour = 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);

const all = newDeskKey('all', names);
const next = newDeskKey('all-next', names);
const over = newDeskKey('over', names, { notAfter: ago(1) });
const notYet = newDeskKey('not-yet', names, { notBefore: ago(-hour) });
const others = names.map((name) =>
  newDeskKey(
    `not-${name}`,
    names.filter((one) => one !== name),
  ),
);
const keys = [all, next, over, notYet, ...others].map(({ key }) => key);
const stranger = newDeskKey('stranger', names);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { sandbox: false, desk: { keys, listen: null } } });
});
afterAll(() => gateway.dispose());

let addresses = 0;
/** As if from everywhere, or wrong keys would soon be too many from one address. */
const fromElsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
};
const ask = (action: string, body: object, secret?: string) =>
  askDesk(gateway, action, body, secret, fromElsewhere());
const newest = async (keyName: string) => {
  const [line] = await gateway.services.db
    .select()
    .from(deskActs)
    .where(eq(deskActs.keyName, keyName))
    .orderBy(desc(deskActs.at))
    .limit(1);
  return line;
};

it('consists of these actions, each with a sample here', () => {
  expect(
    deskActionsOf(gateway.services)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted());
  expect(Object.keys(samples).toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  const body = { ...samples[name], staff: 'nurse-17' };

  it('answers one and the same to whoever has no key that counts', async () => {
    const shown = [
      undefined,
      '',
      'x',
      stranger.secret,
      all.key.sha256,
      `${all.secret}x`,
      over.secret,
      notYet.secret,
    ];
    const answers = await Promise.all(shown.map((secret) => ask(name, body, secret)));
    for (const { headers, ...answer } of answers) {
      expect(answer).toEqual({ status: 401, code: -6, message: expect.any(String), data: null });
      expect(answer.message).toBe(answers[0]?.message);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is refused to a key without the right, which is written down', async () => {
    const other = others[names.indexOf(name)] ?? stranger;
    expect(await ask(name, body, other.secret)).toMatchObject({ status: 403, code: -7 });
    expect(await newest(other.key.name)).toMatchObject({
      action: name,
      staff: null,
      outcome: 'forbidden',
    });
  });

  it('asks who it is for, and is written down with whoever that is', async () => {
    const unnamed = await ask(name, { ...samples[name] }, all.secret);
    expect(unnamed).toMatchObject({ status: 422, data: { fields: [{ path: 'staff' }] } });
    for (const { secret, key } of [all, next]) {
      const answer = await ask(name, body, secret);
      expect([0, -7]).toContain(answer.code);
      expect(await newest(key.name)).toMatchObject({
        action: name,
        staff: 'nurse-17',
        outcome: answer.code === 0 ? 'done' : 'forbidden',
      });
    }
  });

  it('never breaks, whatever is sent', async () => {
    const action = actions.find((one) => one.name === name);
    if (action === undefined) throw new Error('known above');
    const plain = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
      const headers = {
        authorization: `Bearer ${all.secret}`,
        'content-type': type,
        ...fromElsewhere(),
      };
      const request = new Request(`http://gateway.test/desk/${name}`, {
        method: 'POST',
        headers,
        body,
      });
      const { status, message, data } = await gateway.send(request);
      expect(status).toBeLessThan(500);
      expect(tellsOfTheInside(JSON.stringify([message, data]))).toBe(false);
    };
    for (const [, type, hostile] of hostileBodies) await plain(hostile, type);
    await fc.assert(
      fc.asyncProperty(bodiesOf(action.request), (body) =>
        plain(JSON.stringify(body), 'application/json'),
      ),
      { numRuns: Number(process.env['XINGLIN_FUZZ_BODIES'] ?? 5) },
    );
  });
});

it('takes no long body', async () => {
  const remark = 'x'.repeat(70_000);
  const answer = await ask('decide-real-name-review', { reviewId: 'none', remark }, all.secret);
  expect(answer).toMatchObject({ status: 400, code: 40000 });
});

it.each([65, 30_000])('rejects a body of %i nested lists with 400', async (depth) => {
  const config = `${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`;
  const answer = await gateway.send(
    new Request('http://gateway.test/desk/set-partner-config', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${all.secret}`,
        'content-type': 'application/json',
        ...fromElsewhere(),
      },
      body: `{"partnerCode":"none","modelCode":"home","staff":"s","config":${config}}`,
    }),
  );
  expect(answer).toMatchObject({ status: 400, code: 40000 });
});

it('keeps guesses of one address short, and never keeps a key out that counts', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const tries = [];
  for (let count = 0; count < 31; count += 1)
    tries.push(await askDesk(gateway, 'check-in', {}, stranger.secret, from));
  expect(tries.slice(0, 30).every(({ status }) => status === 401)).toBe(true);
  expect(tries[30]).toMatchObject({ status: 429, code: 42900 });
  expect(Number(tries[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = { staff: 'Li' };
  expect((await askDesk(gateway, 'list-real-name-reviews', body, all.secret, from)).code).toBe(0);
});

it('lets no page of another origin in', async () => {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const url = 'http://gateway.test/desk/check-in';
  const preflight = await gateway.app.fetch(new Request(url, { method: 'OPTIONS', headers }));
  expect(preflight.status).toBe(404);
  const asked = await askDesk(
    gateway,
    'list-real-name-reviews',
    { staff: 'Li' },
    all.secret,
    headers,
  );
  for (const { headers: shown } of [preflight, asked])
    expect([...shown.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

describe('the description', () => {
  async function describeFor(secret?: string): Promise<{ status: number; body: AnyJson }> {
    const answer = await gateway.app.fetch(
      new Request('http://gateway.test/desk/openapi.json', {
        headers: { ...fromElsewhere(), ...(secret && { authorization: `Bearer ${secret}` }) },
      }),
    );
    return { status: answer.status, body: await answer.json() };
  }

  it('is told to a key only, and of what it may do only', async () => {
    expect((await describeFor()).status).toBe(401);
    expect((await describeFor(over.secret)).status).toBe(401);
    const { body: whole } = await describeFor(all.secret);
    expect(Object.keys(whole.paths).toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
    const { body: less } = await describeFor(others[0]?.secret);
    expect(Object.keys(less.paths)).not.toContain(`/${names[0]}`);
    expect(Object.keys(less.paths)).toHaveLength(names.length - 1);
  });

  it('is what requests are read and answers are checked by', async () => {
    const { paths, components } = (await describeFor(all.secret)).body;
    const { requestBody, responses } = paths['/decide-real-name-review'].post;
    const { required, properties } = requestBody.content['application/json'].schema;
    expect(required.toSorted()).toEqual(['refusal', 'reviewId', 'staff']);
    expect(JSON.stringify(properties.refusal)).toContain('#/components/schemas/RealNameRefusal');
    expect(components.schemas.RealNameRefusal.enum).toContain('unreadable');
    const [envelope] = [responses[200].content['application/json'].schema].flat();
    expect(JSON.stringify(envelope)).toContain('"outcome"');
  });
});

describe('the ledger', () => {
  it('is only ever added to, whoever has the database open', async () => {
    await ask('list-real-name-reviews', { staff: 'Li' }, all.secret);
    const { db } = gateway.services;
    for (const statement of [
      "UPDATE desk_acts SET staff = 'nobody'",
      'DELETE FROM desk_acts',
      'TRUNCATE desk_acts',
    ])
      await expect(db.$client.query(statement)).rejects.toThrow('only ever added to');
  });

  it('is read by subject and by key', async () => {
    const read = async (body: object) =>
      (await ask('read-desk-ledger', { staff: 'auditor', ...body }, all.secret)).data.items;
    await ask('check-in', { staff: 'Wu', orderNo: 'order-of-ledger' }, next.secret);
    const [line] = await read({ subject: 'order-of-ledger' });
    expect(line).toEqual({
      actId: expect.any(String),
      at: expect.any(String),
      keyName: 'all-next',
      staffId: null,
      staff: 'Wu',
      action: 'check-in',
      subject: 'order-of-ledger',
      outcome: 'forbidden',
    });
    expect(await read({ subject: 'order-of-ledger', before: line.actId })).toEqual([]);
    const ofKey = await read({ keyName: 'all-next' });
    expect(new Set(ofKey.map((one: { keyName: string }) => one.keyName))).toEqual(
      new Set(['all-next']),
    );
  });
});

it('the log of all this names no key, no staff and no fault', () => {
  const log = gateway.log.join('');
  expect(log).toContain('"reason":"over"');
  expect(log).toContain('"path":"/desk/check-in"');
  for (const { secret, key } of [all, next, over, notYet, stranger])
    for (const hidden of [secret, secret.slice(13), key.sha256])
      expect(log.includes(hidden), key.name).toBe(false);
  expect(log).not.toContain('nurse-17');
  expect(gateway.log.filter((line) => /"level":(?:50|60)/u.test(line))).toEqual([]);
});
