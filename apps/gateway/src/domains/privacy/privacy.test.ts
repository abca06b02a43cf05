import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bundle } from 'fhir/r4';
import { users } from '../../kernel/people/accounts/tables';
import { authorizations } from '../../kernel/people/identities/tables';
import { patientUses } from '../../kernel/people/patients/patient-use';
import { newAdult } from '../../testing/people';
import { defineDomain } from '../../platform/domain';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { credit } from '../../kernel/ledger/ledger';
import { makeExport, purgeExports } from './exports';
import { expectSound } from '../../testing/sound-bundle';
import { dataExports } from './tables';

const day = 24 * 60 * 60_000;

let gateway: TestGateway;
/** Patients whom something of the test's own needs. */
const inUse = new Set<string>();
const testDomain = defineDomain({
  name: 'test',
  brings: [patientUses.of(async (_, patientId) => inUse.has(patientId))],
});
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true, domains: [testDomain] });
});
afterAll(() => gateway.dispose());

const call = (path: string, body: unknown, token: string) => gateway.call(path, body, { token });

async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  const { data } = await call('/patient/add', newAdult({ mobile }), token);
  return { mobile, token, userId: user?.userId ?? '', patientId: data.patientId as string };
}
const change = (token: string, patientId: string, given: boolean, purpose = 'sensitiveData') =>
  call('/user/privacy/consent/change.json', { patientId, purpose, given }, token);
const ledger = async (token: string) =>
  (await call('/user/privacy/consent/ledger.json', {}, token)).data.items;

/** A released shift with places. */
async function freeShift(token: string): Promise<string> {
  const doctors = await call('/modulesearch/mergesearch/doctorlist.json', {}, token);
  for (const { doctorId } of doctors.data.items) {
    const now = gateway.services.clock.now();
    for (const month of [now, new Date(now.getTime() + 12 * day)]) {
      const shifts = await call(
        '/order/shiftcase/listbymonth.json',
        { doctorId, month: month.toISOString().slice(0, 7) },
        token,
      );
      const free = (shifts.data?.items ?? []).find(
        (shift: { status: string; remaining: number }) =>
          shift.status === 'released' && shift.remaining > 0,
      );
      if (free !== undefined) return free.shiftCaseId;
    }
  }
  throw new Error('no free shift in the seed');
}

describe('consents', () => {
  it('are taken back and given again, each change kept, and nobody is booked for in between', async () => {
    const { token, patientId } = await newPerson();
    const shiftCaseId = await freeShift(token);
    const submit = () =>
      call('/order/submitorder/checkbeforesubmit.json', { shiftCaseId, patientId }, token);
    expect((await submit()).code).toBe(0);
    expect((await change(token, patientId, false)).code).toBe(0);
    expect((await submit()).code).toBe(41104);
    expect(
      (await call('/order/submitorder/submit.json', { shiftCaseId, patientId }, token)).code,
    ).toBe(41104);
    expect((await call('/user/privacy/consent/list.json', {}, token)).data.items).toMatchObject([
      { patientId, purposes: [{ purpose: 'sensitiveData', given: false }] },
    ]);
    await gateway.advance(1000);
    expect((await change(token, patientId, true)).code).toBe(0);
    expect((await submit()).code).toBe(0);
    // Saying the same again writes nothing.
    expect((await change(token, patientId, true)).code).toBe(0);
    const kinds = (await ledger(token)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['given', 'withdrawn', 'given']);
  });

  it('wait for what is open, and are nobody else’s to decide', async () => {
    const { token, patientId } = await newPerson();
    const stranger = await newPerson();
    inUse.add(patientId);
    expect((await change(token, patientId, false)).code).toBe(41103);
    inUse.clear();
    expect((await change(stranger.token, patientId, false)).status).toBe(403);
    // A purpose that was never asked for.
    expect((await change(token, patientId, false, 'minorData')).status).toBe(403);
    expect(await ledger(token)).toHaveLength(1);
  });

  it('for a child are two, and one that is missing is enough to stop', async () => {
    const { token } = await newPerson();
    const child = newAdult({
      name: '沈小宝',
      relation: 'child',
      cardType: 'none',
      cardNo: undefined,
      gender: 'male',
      birthDate: '2024-05-06',
      guardianName: '沈知秋',
      guardianCardNo: newAdult().cardNo,
    });
    const { data } = await call('/patient/add', child, token);
    const shiftCaseId = await freeShift(token);
    const check = () =>
      call(
        '/order/submitorder/checkbeforesubmit.json',
        { shiftCaseId, patientId: data.patientId },
        token,
      );
    await change(token, data.patientId, false, 'minorData');
    await change(token, data.patientId, false);
    await change(token, data.patientId, true);
    expect((await check()).code).toBe(41104);
    await change(token, data.patientId, true, 'minorData');
    expect((await check()).code).toBe(0);
  });
});

describe('what channels may know', () => {
  it('is listed by the newest word, and taken back', async () => {
    const { token, userId } = await newPerson();
    const createdAt = gateway.services.clock.now();
    await gateway.services.db.insert(authorizations).values({
      authorizationId: `a-${userId}`,
      userId,
      partnerCode: 'sanming',
      scopes: ['profile', 'patients'],
      createdAt,
    });
    const list = async () =>
      (await call('/user/account/authorization/list.json', {}, token)).data.items;
    expect(await list()).toMatchObject([
      { partnerCode: 'sanming', scopes: ['profile', 'patients'] },
    ]);
    await gateway.advance(1000);
    const withdraw = () =>
      call('/user/account/authorization/withdraw.json', { partnerCode: 'sanming' }, token);
    expect((await withdraw()).code).toBe(0);
    expect(await list()).toEqual([]);
    expect((await withdraw()).status).toBe(403);
    const entries = await ledger(token);
    expect(entries[0]).toMatchObject({ kind: 'withdrawn', about: { of: 'channel' } });
  });
});

describe('a copy of the data', () => {
  const request = (body: object, token: string) =>
    call('/user/privacy/export/request.json', body, token);
  const list = async (token: string) =>
    (await call('/user/privacy/export/list.json', {}, token)).data.items;
  const make = async (exportId: string) => makeExport({ exportId }, gateway.services);
  const fetchFile = (url: string, token: string) =>
    gateway.app.fetch(new Request(`http://gateway.test${url}`, { headers: { token } }));

  it('is made in the background, fetched by its owner only, and gone after a week', async () => {
    const { token, mobile, userId } = await newPerson();
    const stranger = await newPerson();
    await credit(gateway.services.db, {
      ownerId: userId,
      kind: 'healthCoin',
      amount: 3,
      reason: 'test.moves',
      key: 'once',
      now: gateway.services.clock.now(),
    });
    const { data } = await request({ format: 'json' }, token);
    expect(await list(token)).toMatchObject([{ state: 'preparing', url: null }]);
    expect((await request({ format: 'json' }, token)).code).toBe(41212);
    await make(data.exportId);
    // A job that runs again changes nothing.
    await make(data.exportId);
    const [ready] = await list(token);
    expect(ready).toMatchObject({ state: 'ready', format: 'json' });
    expect((await fetchFile(ready.url, stranger.token)).status).toBe(403);
    const answer = await fetchFile(ready.url, token);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    const content = await answer.json();
    expect(content).toMatchObject({
      account: { mobile },
      patients: [{ name: '沈知秋' }],
      walletEntries: [{ amount: 3, balanceAfter: 3 }],
      // What nothing is known of is told so, too: a section that is missing is one that a domain forgot.
      addresses: [],
      emergencyContacts: [],
      visits: [],
      realName: expect.anything(),
    });
    expect(JSON.stringify(content)).not.toMatch(/identityHash|passwordHash/);

    const { db, clock } = gateway.services;
    await purgeExports(db, new Date(clock.now().getTime() + 7 * day), gateway.services);
    expect((await fetchFile(ready.url, token)).status).toBe(403);
    expect(await list(token)).toMatchObject([{ state: 'expired', url: null }]);
    expect((await request({ format: 'json' }, token)).code).toBe(0);
  });

  it('of a patient is a patient summary, for their own account only', async () => {
    const { token, patientId } = await newPerson();
    const stranger = await newPerson();
    expect((await request({ format: 'fhir', patientId }, stranger.token)).status).toBe(403);
    const { data } = await request({ format: 'fhir', patientId }, token);
    await make(data.exportId);
    const [ready] = await list(token);
    const bundle = (await (await fetchFile(ready.url, token)).json()) as Bundle;
    expectSound(bundle);
    expect(bundle.entry?.[1]?.resource).toMatchObject({ resourceType: 'Patient' });
    expect(ready.patientName).toBe('沈知秋');
  });

  it('goes after a week also where another cannot be removed', async () => {
    const { db, files, clock } = gateway.services;
    const weekLater = () => new Date(clock.now().getTime() + 7 * day);
    // Of those before, none is left that could be the one in the way.
    await purgeExports(db, weekLater(), gateway.services);
    const people = [await newPerson(), await newPerson(), await newPerson()];
    for (const { token } of people)
      await make((await request({ format: 'json' }, token)).data.exportId);
    const stuck = vi.spyOn(files, 'delete').mockRejectedValueOnce(new Error('the disk is gone'));
    const over = weekLater();
    const countReady = async () => {
      const copies = await Promise.all(people.map(({ token }) => list(token)));
      return copies.flat().filter(({ state }) => state === 'ready').length;
    };
    expect(await countReady()).toBe(3);
    await purgeExports(db, over, gateway.services);
    expect(await countReady()).toBe(1);
    stuck.mockRestore();
    await purgeExports(db, over, gateway.services);
    expect(await countReady()).toBe(0);
  });

  it('that could not be made for a day is forgotten, so that another can be asked for', async () => {
    const { token } = await newPerson();
    expect((await request({ format: 'json' }, token)).code).toBe(0);
    const { db, clock } = gateway.services;
    const after = (ms: number) =>
      purgeExports(db, new Date(clock.now().getTime() + ms), gateway.services);
    await after(day / 2);
    expect((await request({ format: 'json' }, token)).code).toBe(41212);
    await after(day);
    expect(await list(token)).toEqual([]);
    expect((await request({ format: 'json' }, token)).code).toBe(0);
  });

  it('is made by the queue', async () => {
    const { token } = await newPerson();
    const worker = await openTestGateway({ seeded: true, work: true });
    try {
      const mobile = worker.newMobile();
      const own = await worker.signIn(mobile);
      await worker.call('/user/privacy/export/request.json', { format: 'json' }, { token: own });
      await expect
        .poll(
          async () =>
            (await worker.call('/user/privacy/export/list.json', {}, { token: own })).data.items[0]
              .state,
          { interval: 200 },
        )
        .toBe('ready');
    } finally {
      await worker.dispose();
    }
    expect(await gateway.services.db.$count(dataExports, eq(dataExports.ownerId, token))).toBe(0);
  }, 60_000);
});
