import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { credit } from '../../kernel/ledger/ledger';
import { newId } from '../../platform/identifiers';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadedFiles } from '../../kernel/files/tables';
import { abandonedLifeMs, clearAbandonedVisitors } from './abandoned';
import { visitors } from '../../kernel/people/visitors/tables';

const minute = 60_000;
const tokenLifeMs = 30 * 24 * 60 * minute;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.services.db.delete(visitors);
});
afterAll(() => gateway.dispose());

async function openVisitor() {
  const validateParam = await passCheck(gateway, 'visitor');
  const { data } = await gateway.call('/user/account/tempuser/create.json', { validateParam });
  // The answer of this call, as the contract has it.
  return data as { token: string; userId: string; temporaryToken: string };
}

const exists = async (userId: string) =>
  (await gateway.services.db.$count(users, eq(users.userId, userId))) === 1;

/** Where an id still stands, in any table. */
async function tablesWith(id: string): Promise<string[]> {
  const { db } = gateway.services;
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`SELECT 1 FROM ${sql.identifier(name)} t WHERE t::text LIKE ${`%${id}%`} LIMIT 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

describe('the account of a visitor who never comes back', () => {
  it('stays while they may come back and a while longer, and then goes with all it held', async () => {
    const { token, userId } = await openVisitor();
    const { db, files, clock } = gateway.services;
    const call = async (path: string, body: object) => {
      const { code, message, data } = await gateway.call(path, body, { token });
      expect(code, message).toBe(0);
      return data;
    };
    const { fileId } = await call('/kanoupload/imageupload.json', { image: pixel });
    await call('/user/profile/updateinfo', { gender: 'female' });
    await call('/user/account/modifynickname', { nickname: '路过的人' });
    await credit(db, {
      ownerId: userId,
      kind: 'healthCoin',
      amount: 1,
      reason: 'test.moves',
      key: newId(),
      now: clock.now(),
    });
    expect(await tablesWith(userId)).toContain('user_profiles');
    const [file] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.fileId, fileId));

    await gateway.advance(tokenLifeMs + abandonedLifeMs - minute);
    expect(await exists(userId)).toBe(true);
    await gateway.advance(2 * minute);
    expect(await exists(userId)).toBe(false);
    expect(await files.get(file?.storageKey ?? '')).toBeNull();
    for (const trace of ['路过的人', fileId, userId]) expect(await tablesWith(trace)).toEqual([]);
  });

  it('is put off by each return', async () => {
    const { userId, temporaryToken } = await openVisitor();
    await gateway.advance(tokenLifeMs / 2);
    const returned = await gateway.call('/user/account/validaccesstoken', {
      accessToken: temporaryToken,
    });
    expect(returned.code).toBe(0);
    await gateway.advance(tokenLifeMs / 2 + abandonedLifeMs + minute);
    expect(await exists(userId)).toBe(true);
    await gateway.advance(tokenLifeMs / 2);
    expect(await exists(userId)).toBe(false);
  });

  it('goes although the visitor signed in elsewhere; the one they signed in to stays', async () => {
    const { token, userId } = await openVisitor();
    const mobile = gateway.newMobile();
    await gateway.signIn(mobile, { token });
    await gateway.advance(tokenLifeMs + abandonedLifeMs + minute);
    expect(await exists(userId)).toBe(false);
    expect(await gateway.services.db.$count(users, eq(users.mobile, mobile))).toBe(1);
  });

  it('stays once it is somebody’s, by a number or by a name to sign in with', async () => {
    const [bound, named] = [await openVisitor(), await openVisitor()];
    const mobile = gateway.newMobile();
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'bind' });
    const code = await gateway.lastCode(mobile);
    const { token } = bound;
    const answer = await gateway.call('/user/profile/bindmobile', { mobile, code }, { token });
    expect(answer.code).toBe(0);
    const { db } = gateway.services;
    expect(await db.$count(visitors, eq(visitors.userId, bound.userId))).toBe(0);
    await db.update(users).set({ loginId: 'passer-by' }).where(eq(users.userId, named.userId));
    await gateway.advance(tokenLifeMs + abandonedLifeMs + minute);
    expect([await exists(bound.userId), await exists(named.userId)]).toEqual([true, true]);
    expect(await db.$count(visitors)).toBe(0);
  });

  it('goes once, with many others, however many gateways look at it', async () => {
    const { db, clock } = gateway.services;
    const now = clock.now();
    const returnsUntil = new Date(now.getTime() - abandonedLifeMs);
    const ids = Array.from({ length: 120 }, () => newId());
    await db.insert(users).values(ids.map((userId) => ({ userId, createdAt: now })));
    await db.insert(visitors).values(ids.map((userId) => ({ userId, returnsUntil })));
    const erased: string[] = [];
    const note = async (_: unknown, userId: string) => void erased.push(userId);
    const sweep = () => clearAbandonedVisitors(db, now, gateway.services, [note]);
    const nexts = await Promise.all([sweep(), sweep()]);
    // A full round says that there is more.
    expect(nexts).toContainEqual(now);
    expect(await sweep()).toBeNull();
    expect(erased.toSorted()).toEqual(ids.toSorted());
    expect(await db.$count(visitors)).toBe(0);
  });

  it('that cannot be cleared away keeps no other, and is whole', async () => {
    const { db, clock } = gateway.services;
    const now = clock.now();
    const at = (minutes: number) => new Date(now.getTime() - abandonedLifeMs - minutes * minute);
    const [stuck, other] = [newId(), newId()];
    await db.insert(users).values([stuck, other].map((userId) => ({ userId, createdAt: now })));
    await db.insert(visitors).values([
      { userId: stuck, returnsUntil: at(2) },
      { userId: other, returnsUntil: at(1) },
    ]);
    const fails = async (_: unknown, userId: string) => {
      if (userId === stuck) throw new Error('its files are out of reach');
    };
    expect(await clearAbandonedVisitors(db, now, gateway.services, [fails])).toBeNull();
    expect([await exists(stuck), await exists(other)]).toEqual([true, false]);
    expect(await db.$count(visitors, eq(visitors.userId, stuck))).toBe(1);
    expect(gateway.log.join('')).toContain('visitor not cleared away');
    expect(gateway.log.join('')).not.toContain(stuck);
    await db.delete(visitors);
  });
});
