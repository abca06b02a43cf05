import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealJob } from './platform/reseal';
import { useSealingKeys } from './platform/sealing';
import { newAdult, newIdCard } from './testing/people';
import {
  newPersonOn,
  openGatewayWith,
  submitPictures,
  TestRegister,
  uploadPicture,
} from './testing/real-name-fixture';
import type { TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGatewayWith(new TestRegister());
});
afterAll(async () => {
  await gateway.dispose();
  useSealingKeys(gateway.services.config.sealingKeys);
});

/** The tables that hold a text anywhere in a row, in clear. */
async function tablesWith(text: string): Promise<string[]> {
  const { $client } = gateway.services.db;
  const { rows } = await $client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const statement = `SELECT 1 FROM ${name} AS kept WHERE kept::text LIKE $1 LIMIT 1`;
    if ((await $client.query(statement, [`%${text}%`])).rows.length > 0) found.push(name);
  }
  return found;
}

const child = () => ({
  ...newAdult({ name: '沈小满', relation: 'child', cardType: 'none', cardNo: undefined }),
  gender: 'female',
  birthDate: '2024-05-01',
  guardianName: '沈知秋',
  guardianCardNo: newIdCard(),
  guardianRelation: 'mother',
});

describe('what the database holds', () => {
  it('has no ID number in clear, of patients, guardians, and of who proves their name', async () => {
    const person = await newPersonOn(gateway);
    const { token } = person;
    const [adult, minor] = [newAdult(), child()];
    for (const one of [adult, minor])
      expect((await gateway.call('/patient/add', one, { token })).code).toBe(0);
    expect((await person.verify()).code).toBe(0);
    const waiting = await newPersonOn(gateway);
    const pictures = [
      await uploadPicture(gateway, waiting.token),
      await uploadPicture(gateway, waiting.token),
    ];
    const cardNo = 'E87654321';
    const sent = await submitPictures(gateway, waiting.token, pictures, { cardNo });
    expect(sent.code).toBe(0);

    // The search finds what lies in clear.
    expect(await tablesWith(person.mobile)).toContain('public.users');
    for (const number of [adult.cardNo, minor.guardianCardNo, person.typed.cardNo, cardNo])
      expect(await tablesWith(number)).toEqual([]);
    // And who may read it reads it, masked as ever.
    const { data } = await gateway.call('/patient/list', {}, { token });
    expect(JSON.stringify(data)).toContain(adult.cardNo.slice(-4));
  });

  it('has neither a code that waits to be sent in clear, nor the answer that holds a proof', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    await gateway.advance(61_000);
    await gateway.call('/user/account/sendownercode.json', {}, { token });
    const code = await gateway.lastCode(mobile);
    const requestId = randomUUID();
    const path = '/user/account/checkownercode.json';
    const first = await gateway.call(path, { code }, { token, requestId });
    expect(first.data.proof).toEqual(expect.any(String));
    expect(await tablesWith(first.data.proof)).toEqual([]);
    const { rows } = await gateway.services.db.$client.query(
      'SELECT body, code FROM outbox_messages',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    // The same request has the same answer all the same.
    expect((await gateway.call(path, { code }, { token, requestId })).data).toEqual(first.data);
  });

  it('is sealed anew with the first key, from before there were keys and from a former one', async () => {
    const { token } = await newPersonOn(gateway);
    const [early, later] = [newAdult({ name: '顾早' }), newAdult({ name: '顾晚' })];
    for (const one of [early, later]) await gateway.call('/patient/add', one, { token });
    const { $client } = gateway.services.db;
    await $client.query('UPDATE patients SET card_no = $1 WHERE name = $2', [
      early.cardNo,
      early.name,
    ]);
    expect(await tablesWith(early.cardNo)).toEqual(['public.patients']);

    const present = 'the-present-key-of-thirty-two-signs';
    useSealingKeys([present, ...gateway.services.config.sealingKeys]);
    await resealJob.run({}, gateway.services);
    expect(await tablesWith(early.cardNo)).toEqual([]);
    // The former key is not needed any more.
    useSealingKeys([present]);
    const { data } = await gateway.call('/patient/list', {}, { token });
    const shown = JSON.stringify(data);
    for (const { cardNo } of [early, later]) expect(shown).toContain(cardNo.slice(-4));
    await resealJob.run({}, gateway.services);
    expect(gateway.log.at(-1)).toContain('"rows":0');
  });
});
