import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientCheckIns } from '../../domains/patient-check-in/tables';
import { reviews } from '../../domains/reviews/tables';
import { surveyResponses } from '../../domains/surveys/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { smallPicture, uploadedPicture } from '../../testing/picture-fixture';
import { fileUses, filesIn, markUsed } from './file-uses';
import { findOwnFiles, requireOwnFiles } from './own-files';
import { requireRoom } from './quota';
import { uploadedFiles } from './tables';
import { purgeUnusedFiles } from './unused-files';

const hourMs = 60 * 60 * 1000;

let gateway: TestGateway;
let token: string;
let account: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
  const fileId = await uploadedPicture(gateway, { token });
  account = (await rowOf(fileId))?.ownerId ?? '';
});
afterAll(() => gateway.dispose());

async function rowOf(fileId: string) {
  const [row] = await gateway.services.db
    .select()
    .from(uploadedFiles)
    .where(eq(uploadedFiles.fileId, fileId));
  return row;
}

const now = (hours = 0) => new Date(gateway.services.clock.now().getTime() + hours * hourMs);
const context = () => ({ db: gateway.services.db, account, now: now() });
const purge = (hours: number) => {
  const { db, files, all } = gateway.services;
  return purgeUnusedFiles(db, files, all(fileUses), now(hours));
};
const upload = () => uploadedPicture(gateway, { token });

/** A file's row and bytes. */
async function isThere(fileId: string, storageKey: string): Promise<readonly [boolean, boolean]> {
  const [day = '', name = ''] = storageKey.split('/');
  const names = await readdir(join(gateway.services.config.filesDirectory, day));
  return [(await rowOf(fileId)) !== undefined, names.includes(name)];
}

describe('a file to which nothing refers', () => {
  it('is removed with its bytes after a day, not before, and counts no more', async () => {
    const fileId = await upload();
    const { storageKey = '' } = (await rowOf(fileId)) ?? {};
    await purge(23);
    expect(await isThere(fileId, storageKey)).toEqual([true, true]);
    await purge(25);
    expect(await isThere(fileId, storageKey)).toEqual([false, false]);
  });

  it('is not removed while a call begins to use it', async () => {
    const fileId = await upload();
    const { db } = gateway.services;
    await db.transaction(async (tx) => {
      await requireOwnFiles({ ...context(), db: tx }, [fileId], 'image/');
      await purge(25);
    });
    await purge(25);
    expect(await rowOf(fileId)).toBeDefined();
  });

  it('can be read without being used', async () => {
    const fileId = await upload();
    expect(await findOwnFiles(context(), [fileId], 'image/')).toHaveLength(1);
    expect((await rowOf(fileId))?.usedAt).toBeNull();
  });
});

describe('a file that is used', () => {
  it('stays: it was required by a call', async () => {
    const fileId = await upload();
    await requireOwnFiles(context(), [fileId], 'image/');
    await purge(25);
    expect(await rowOf(fileId)).toBeDefined();
  });

  it('stays in a draft', async () => {
    const fileId = await upload();
    const draft = { question: 'My back hurts since Monday.', fileIds: [fileId] };
    const saved = await gateway.call(
      '/consult/draft/save.json',
      { kind: 'fast', draft },
      { token },
    );
    expect(saved.code).toBe(0);
    await purge(25);
    expect(await rowOf(fileId)).toBeDefined();
  });

  it('is marked by its owner alone', async () => {
    const fileId = await upload();
    await markUsed({ ...context(), account: 'another' }, [fileId]);
    expect((await rowOf(fileId))?.usedAt).toBeNull();
  });

  it('stays where a column refers to it, though no use was noted', async () => {
    const { db } = gateway.services;
    const [fileId, other] = [await upload(), await upload()];
    await db.execute('ALTER TABLE patient_check_ins DISABLE TRIGGER ALL');
    await db.insert(patientCheckIns).values({
      orderNo: 'of-a-visit',
      ownerId: account,
      condition: '',
      pictures: [fileId],
      toldAt: now(),
    });
    await purge(25);
    expect(await rowOf(fileId)).toMatchObject({ usedAt: expect.any(Date) });
    expect(await rowOf(other)).toBeUndefined();
  });
});

describe('the search for uses', () => {
  it('reads every contributed column', async () => {
    const { db, all } = gateway.services;
    const uses = all(fileUses);
    for (const use of uses) expect(await filesIn(db, use, ['none-of-them'])).toEqual([]);
    expect(uses.map(({ column }) => column)).toEqual(
      expect.arrayContaining([reviews.pictures, surveyResponses.response]),
    );
  });

  it('finds an id alone, in lists, deep in JSON, and at the end of an address', async () => {
    const { db } = gateway.services;
    const response = { item: [{ answer: [{ valueAttachment: { url: 'Binary/deep-one' } }] }] };
    await db.execute('CREATE TABLE refers (alone text, list text[], json jsonb)');
    const refers = pgTable('refers', {
      alone: text('alone'),
      list: text('list').array(),
      json: jsonb('json'),
    });
    await db.insert(refers).values([
      { alone: 'alone-one', list: ['listed-one', 'other'], json: response },
      { alone: null, list: null, json: ['json-one'] },
    ]);
    const wanted = ['alone-one', 'listed-one', 'deep-one', 'json-one', 'missing'];
    const found = async (column: (typeof refers)['alone' | 'list' | 'json']) =>
      (await filesIn(db, { column }, wanted)).toSorted();
    expect(await found(refers.alone)).toEqual(['alone-one']);
    expect(await found(refers.list)).toEqual(['listed-one']);
    expect(await found(refers.json)).toEqual(['deep-one', 'json-one']);
  });
});

describe('the quota of an account', () => {
  const put = async (ownerId: string, size: number, createdAt: Date) => {
    const fileId = crypto.randomUUID();
    await gateway.services.db.insert(uploadedFiles).values({
      fileId,
      ownerId,
      storageKey: `2026-01-01/${fileId}`,
      contentType: 'image/png',
      size,
      createdAt,
      usedAt: createdAt,
    });
  };
  const quota = { totalBytes: 1000, dayBytes: 300 };
  const refusalOf = (ownerId: string, bytes: number) =>
    gateway.services.db
      .transaction((tx) => requireRoom({ db: tx, account: ownerId, now: now() }, bytes, quota))
      .then(
        () => null,
        (error: { errorName?: string }) => error.errorName,
      );

  it('bounds what it uploads in 24 hours and what it has in all, and no other account', async () => {
    await put('heavy', 250, now(-1));
    await put('heavy', 600, now(-48));
    expect(await refusalOf('heavy', 50)).toBeNull();
    expect(await refusalOf('heavy', 51)).toBe('uploadsADayReached');
    await put('old', 900, now(-25));
    expect(await refusalOf('old', 100)).toBeNull();
    expect(await refusalOf('old', 101)).toBe('uploadsReached');
    expect(await refusalOf('new', 300)).toBeNull();
  });

  it('says in words what was reached, and stores nothing', async () => {
    await put(account, 400 * 1024 * 1024, now(-1));
    const before = await gateway.services.db.$count(uploadedFiles);
    const image = await smallPicture();
    const answer = await gateway.call('/kanoupload/imageupload.json', { image }, { token });
    expect(answer).toMatchObject({
      status: 200,
      code: 41507,
      message: '您今天上传的文件太多了，请明天再传',
    });
    expect(await gateway.services.db.$count(uploadedFiles)).toBe(before);
  });
});
