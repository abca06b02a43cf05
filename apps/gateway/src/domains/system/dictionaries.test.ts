import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const words = async (type: string, locale: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hans') =>
  (await gateway.call('/common/dict/finddict', { type }, { locale })).data.items;

it('tells titles and grades in the language of the reader, the highest first', async () => {
  const titles = await words('doctorTitle');
  expect(titles[0]).toEqual({ key: 'chief', label: '主任医师' });
  expect((await words('doctorTitle', 'zh-Hant'))[0].label).toBe('主任醫師');
  const levels = await words('hospitalLevel', 'en');
  expect(levels[0]).toEqual({ key: '3A', label: 'Grade 3A' });
  expect(levels.at(-1)).toEqual({ key: 'private', label: 'Private' });
});

it('tells the departments that have doctors', async () => {
  const { rows } = await gateway.services.db.execute<{ id: string }>(
    sql`select id from standard_departments where doctor_count > 0`,
  );
  const departments = await words('department');
  expect(departments).toContainEqual({ key: 'cardiology', label: '心血管内科' });
  expect(new Set(departments.map(({ key }: { key: string }) => key))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
});

it('leaves out what the directory does not use', async () => {
  const keys = async () =>
    (await words('hospitalLevel')).map(({ key }: { key: string }) => key) as string[];
  expect(await keys()).toContain('private');
  const { db } = gateway.services;
  await db.execute(sql`update hospitals set level = '1' where level = 'private'`);
  expect(await keys()).not.toContain('private');
});

it('refuses a dictionary that there is none of', async () => {
  for (const type of ['', 'constructor', undefined])
    expect((await gateway.call('/common/dict/finddict', { type })).status).toBe(422);
});
