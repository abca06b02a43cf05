import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { purgeOrphans } from './orphans';
import { uploadedFiles } from './tables';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.dispose());

it('bytes of failed calls are found however long ago they were left, and each day is finished once', async () => {
  const { db, files, clock, config } = gateway.services;
  const dayMs = 24 * 60 * 60 * 1000;
  const dayBefore = (days: number) =>
    new Date(clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const putOld = async (key: string) => {
    await files.put(key, Buffer.from('x'));
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(config.filesDirectory, key), old, old);
  };
  const namesOf = (day: string) => readdir(join(config.filesDirectory, day));

  // The last look was nine days ago; then the service was off, and came back.
  await purgeOrphans(db, files, new Date(clock.now().getTime() - 9 * dayMs));
  const [week, month] = [dayBefore(7), dayBefore(40)];
  const orphans = Array.from({ length: 1100 }, (_, index) => `${week}/orphan${index}`);
  for (const key of [...orphans, `${week}/kept`, `${month}/settled`]) await putOld(key);
  await db.insert(uploadedFiles).values({
    fileId: 'kept',
    ownerId: 'somebody',
    storageKey: `${week}/kept`,
    contentType: 'image/png',
    size: 1,
    createdAt: clock.now(),
  });
  expect(await purgeOrphans(db, files, clock.now())).toBe(false);
  expect(await namesOf(week)).toEqual(['kept']);
  // What was looked through to its end is not looked through again.
  expect(await namesOf(month)).toEqual(['settled']);
  await putOld(`${dayBefore(1)}/late`);
  await purgeOrphans(db, files, clock.now());
  expect(await namesOf(dayBefore(1))).toEqual([]);
});

it('a storage is looked through from its first day on, a month at a time', async () => {
  const { db, files, clock, config } = gateway.services;
  const days = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  );
  for (const day of days) {
    await files.put(`${day}/orphan`, Buffer.from('x'));
    await utimes(join(config.filesDirectory, `${day}/orphan`), 0, 0);
  }
  const left = async () =>
    (await Promise.all(days.map((day) => readdir(join(config.filesDirectory, day))))).flat();
  expect(await purgeOrphans(db, files, clock.now())).toBe(true);
  expect(await left()).toHaveLength(9);
  expect(await purgeOrphans(db, files, clock.now())).toBe(false);
  expect(await left()).toEqual([]);
});
