import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { users } from '../../kernel/people/accounts/tables';
import { doctors, hospitalDepartments } from '../../kernel/places/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedFavorites } from './service';

let gateway: TestGateway;
let doctorIds: string[];
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  const rows = await gateway.services.db
    .select({ id: doctors.id })
    .from(doctors)
    .orderBy(doctors.id)
    .limit(30);
  doctorIds = rows.map(({ id }) => id);
});
afterAll(() => gateway.dispose());

/** A doctor that no test before has followed. */
function newDoctor(): string {
  const doctorId = doctorIds.pop();
  if (doctorId === undefined) throw new Error('no doctor is left');
  return doctorId;
}
const newAccount = () => gateway.signIn(gateway.newMobile());
const doctorCall = (name: string, doctorId: string, token: string) =>
  gateway.call(`/favorite/doctor/${name}.json`, { doctorId }, { token });
const stateOf = async (token: string, thingId: string, kind = 'doctor') =>
  (await gateway.call('/favorite/state.json', { kind, thingId }, { token })).data;
const listed = async (token: string, input: object = {}, locale?: string) =>
  (await gateway.call('/favorite/doctor/list.json', input, { token, locale })).data;

describe('following a doctor', () => {
  it('counts every account once, and tells each its own', async () => {
    const doctorId = newDoctor();
    const [one, other] = [await newAccount(), await newAccount()];
    expect(await stateOf(one, doctorId)).toEqual({ isFavorite: false, followerCount: 0 });
    const added = await doctorCall('add', doctorId, one);
    expect(added).toMatchObject({ code: 0, data: { isFavorite: true, followerCount: 1 } });
    expect((await doctorCall('add', doctorId, one)).data.followerCount).toBe(1);
    expect(await stateOf(other, doctorId)).toEqual({ isFavorite: false, followerCount: 1 });
    expect((await doctorCall('add', doctorId, other)).data.followerCount).toBe(2);
    const left = { isFavorite: false, followerCount: 1 };
    expect((await doctorCall('cancel', doctorId, one)).data).toEqual(left);
    expect((await doctorCall('cancel', doctorId, one)).data).toEqual(left);
    expect((await listed(one)).items).toEqual([]);
    expect((await listed(other)).items).toMatchObject([{ doctorId }]);
  });

  it('is right however many tap at once, and however often', async () => {
    const doctorId = newDoctor();
    const tokens = await Promise.all(Array.from({ length: 8 }, newAccount));
    const taps = tokens.flatMap((token) => Array.from({ length: 4 }, () => token));
    const answers = await Promise.all(taps.map((token) => doctorCall('add', doctorId, token)));
    expect(answers.map(({ code }) => code)).toEqual(taps.map(() => 0));
    const [watcher] = tokens;
    expect(await stateOf(watcher ?? '', doctorId)).toEqual({ isFavorite: true, followerCount: 8 });
    const leaving = tokens.slice(0, 5);
    await Promise.all(
      [...leaving, ...leaving].map((token) => doctorCall('cancel', doctorId, token)),
    );
    expect(await stateOf(watcher ?? '', doctorId)).toEqual({
      isFavorite: false,
      followerCount: 3,
    });
  });

  it('refuses what there is not, and still lets go of it', async () => {
    const token = await newAccount();
    expect(await doctorCall('add', 'no-such-doctor', token)).toMatchObject({
      status: 403,
      code: -7,
    });
    const input = { kind: 'doctor', thingId: 'no-such-doctor' };
    expect((await gateway.call('/favorite/state.json', input, { token })).code).toBe(-7);
    expect((await doctorCall('cancel', 'no-such-doctor', token)).code).toBe(0);
    expect((await listed(token)).items).toEqual([]);
  });

  it('is listed as the directory shows doctors, followed last first, in parts', async () => {
    const token = await newAccount();
    const followed: string[] = [];
    for (const doctorId of [newDoctor(), newDoctor(), newDoctor()]) {
      await doctorCall('add', doctorId, token);
      await gateway.advance(1000);
      followed.unshift(doctorId);
    }
    const { items, next } = await listed(token, { pageSize: 2 }, 'en');
    const rest = await listed(token, { pageSize: 2, cursor: next });
    expect(rest.next).toBeNull();
    const shown = [...items, ...rest.items];
    expect(shown.map(({ doctorId }: { doctorId: string }) => doctorId)).toEqual(followed);
    const input = { doctorId: followed[0] };
    const detail = await gateway.call('/doctor/doctorinfo/getinfobyid.json', input, {
      locale: 'en',
    });
    const { since, ...card } = items[0];
    expect(since).toEqual(expect.any(String));
    expect(detail.data).toMatchObject(card);
    expect(
      (await gateway.call('/favorite/doctor/list.json', { cursor: 'x' }, { token })).code,
    ).toBe(42200);
  });

  it('goes along in the copy of the data, and is forgotten with the account, which then counts no more', async () => {
    const doctorId = newDoctor();
    const mobile = gateway.newMobile();
    await doctorCall('add', doctorId, await gateway.signIn(mobile));
    const { db, clock } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const userId = user?.userId ?? '';
    expect(await exportedFavorites(db, userId, 'zh-Hans')).toEqual([
      { kind: 'doctor', thingId: doctorId, name: expect.any(String), since: expect.any(Date) },
    ]);
    await db.transaction(async (transaction) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(transaction, userId, clock.now(), gateway.services);
    });
    expect(await exportedFavorites(db, userId, 'zh-Hans')).toEqual([]);
    expect((await stateOf(await newAccount(), doctorId)).followerCount).toBe(0);
  });
});

describe('following other things', () => {
  it.each([
    ['hospital', 'hospital', 'hospitalId', '100001'],
    ['disease', 'diseasefavorite', 'entryId', 'asthma'],
  ])('shows each %s by its name, in the reader’s language', async (kind, path, field, thingId) => {
    const token = await newAccount();
    const added = await gateway.call(`/favorite/${path}/add.json`, { [field]: thingId }, { token });
    expect(added).toMatchObject({ code: 0, data: { isFavorite: true } });
    expect(await stateOf(token, thingId, kind)).toEqual(added.data);
    const list = async (locale: string) =>
      (await gateway.call(`/favorite/${path}/list.json`, {}, { token, locale })).data.items;
    expect(await list('zh-Hans')).toMatchObject([
      { [field]: thingId, name: expect.stringMatching(/\p{Script=Han}/u) },
    ]);
    expect(await list('en')).toMatchObject([{ name: expect.stringMatching(/^\P{Script=Han}+$/u) }]);
    await gateway.call(`/favorite/${path}/cancel.json`, { [field]: thingId }, { token });
    expect(await list('en')).toEqual([]);
    const nothing = { [field]: 'no-such-thing' };
    expect((await gateway.call(`/favorite/${path}/add.json`, nothing, { token })).code).toBe(-7);
  });

  it('tells of a department whose it is', async () => {
    const token = await newAccount();
    const [department] = await gateway.services.db
      .select({ hospDeptId: hospitalDepartments.id, hospitalId: hospitalDepartments.hospitalId })
      .from(hospitalDepartments)
      .limit(1);
    const { hospDeptId } = department ?? {};
    const path = '/favorite/deptmentfavorite';
    expect((await gateway.call(`${path}/add.json`, { hospDeptId }, { token })).code).toBe(0);
    const { items } = (await gateway.call(`${path}/list.json`, {}, { token })).data;
    expect(items).toMatchObject([{ ...department, hospitalName: expect.any(String) }]);
    await gateway.call(`${path}/cancel.json`, { hospDeptId }, { token });
    expect((await gateway.call(`${path}/list.json`, {}, { token })).data.items).toEqual([]);
  });

  it('takes a department as every hospital has it, which has no hospital', async () => {
    const token = await newAccount();
    const input = { hospDeptId: 'cardiology' };
    const path = '/favorite/deptmentfavorite';
    expect((await gateway.call(`${path}/add.json`, input, { token })).code).toBe(0);
    const { items } = (await gateway.call(`${path}/list.json`, {}, { token, locale: 'en' })).data;
    expect(items).toMatchObject([
      { ...input, name: 'Cardiology', hospitalId: null, hospitalName: null },
    ]);
  });
});
