import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseRealName } from './erasure';
import { exportedRealName } from './exported-real-name';
import { purgeFaceChecks } from './face-checks';
import type { FaceCheckOutcome, FaceCheckProvider, FaceCheckStart } from './face-provider';
import { newIdCard } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { newPersonOn } from '../../testing/real-name-fixture';
import { faceChecks } from './tables';

const paths = {
  begin: '/user/account/realname/face/begin.json',
  detail: '/user/account/realname/face/detail.json',
  settle: '/user/account/realname/face/settle.json',
};
const returnUrl = 'http://localhost:3000/mp-face-id-result';

/** A service that says what a test wants. */
class TestService implements FaceCheckProvider {
  says: FaceCheckOutcome = 'waiting';
  isThere = true;
  readonly started: FaceCheckStart[] = [];
  readonly askedFor: string[] = [];

  async begin(start: FaceCheckStart) {
    if (!this.isThere) return 'unavailable';
    this.started.push(start);
    const ticket = `ticket-${start.reference}`;
    return { ticket, openUrl: 'https://mini.example/open/1', lifeMs: 15 * 60_000 } as const;
  }

  async outcomeOf(ticket: string) {
    this.askedFor.push(ticket);
    return this.says;
  }
}

const service = new TestService();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ faceCheck: service });
});
afterAll(() => gateway.dispose());
beforeEach(() => {
  Object.assign(service, { says: 'waiting', isThere: true });
  service.started.length = 0;
  service.askedFor.length = 0;
});

/** Somebody new, and what they do. */
async function newPerson() {
  const person = await newPersonOn(gateway);
  const call = (path: string, body: object = {}) =>
    gateway.call(path, body, { token: person.token });
  const rows = () =>
    gateway.services.db.select().from(faceChecks).where(eq(faceChecks.userId, person.userId));
  return {
    ...person,
    begin: (changes: object = {}) => call(paths.begin, { ...person.typed, returnUrl, ...changes }),
    check: async () => (await call(paths.detail)).data.check,
    settle: () => call(paths.settle),
    rows,
  };
}

describe('a check by face', () => {
  it('verifies the account once the service says so, and keeps the name nowhere else', async () => {
    const { begin, check, settle, detail, status, typed, mobile, rows } = await newPerson();
    expect(await check()).toBeNull();
    expect((await begin()).code).toBe(0);
    expect(service.started).toMatchObject([
      {
        name: typed.name,
        idNumber: typed.cardNo,
        account: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
        returnUrl,
      },
    ]);
    expect(await check()).toMatchObject({
      state: 'waiting',
      openUrl: 'https://mini.example/open/1',
    });
    expect((await settle()).data).toEqual({ state: 'waiting' });
    expect(await status()).toBe(0);

    service.says = 'passed';
    expect((await settle()).data).toEqual({ state: 'passed' });
    expect(await status()).toBe(1);
    expect(await detail()).toMatchObject({
      state: 'verified',
      person: { name: '沈**', by: 'face' },
      triesLeft: 5,
    });
    expect(await check()).toMatchObject({ state: 'passed', openUrl: null });
    expect(await rows()).toMatchObject([{ name: null, cardNo: null, ticket: null, openUrl: null }]);
    expect((await begin()).code).toBe(41224);
    expect(gateway.log.join('')).not.toMatch(new RegExp(`${typed.cardNo}|${typed.name}|ticket-`));
  });

  it('that failed costs a try; one that is given up for another does as well', async () => {
    const { begin, settle, detail, rows, check } = await newPerson();
    await begin();
    service.says = 'failed';
    expect((await settle()).data).toEqual({ state: 'failed' });
    expect((await detail()).triesLeft).toBe(4);
    for (const left of [3, 2, 1, 0]) {
      expect((await begin()).code).toBe(0);
      expect((await detail()).triesLeft).toBe(left);
    }
    expect((await begin()).code).toBe(41223);
    const states = (await rows()).map(({ state }) => state).toSorted();
    expect(states).toEqual(['abandoned', 'abandoned', 'abandoned', 'failed', 'waiting']);
    service.says = 'passed';
    expect((await settle()).data).toEqual({ state: 'passed' });
    expect(await check()).toMatchObject({ state: 'passed' });
  });

  it('is settled once, however many ask at once', async () => {
    const { begin, settle, status, detail } = await newPerson();
    await Promise.all(Array.from({ length: 3 }, () => begin()));
    service.says = 'passed';
    const answers = await Promise.all(Array.from({ length: 6 }, () => settle()));
    expect(answers.map(({ data }) => data)).toEqual(
      Array.from({ length: 6 }, () => ({ state: 'passed' })),
    );
    expect([await status(), (await detail()).triesLeft]).toEqual([1, 3]);
  });

  it('belongs to its account: nobody else sees or settles it', async () => {
    const owner = await newPerson();
    const stranger = await newPerson();
    await owner.begin();
    service.says = 'passed';
    expect(await stranger.check()).toBeNull();
    expect((await stranger.settle()).data).toEqual({ state: null });
    expect(service.askedFor).toEqual([]);
    expect([await owner.status(), await stranger.status()]).toEqual([0, 0]);
  });

  it('says nothing where the service is out of order, and costs no try', async () => {
    const { begin, settle, detail, check } = await newPerson();
    service.isThere = false;
    expect(await begin()).toMatchObject({ code: 41222, data: { triesLeft: 5 } });
    expect(await check()).toBeNull();
    service.isThere = true;
    await begin();
    service.says = 'unavailable';
    expect((await settle()).code).toBe(41222);
    expect(await check()).toMatchObject({ state: 'waiting' });
    expect((await detail()).triesLeft).toBe(4);
  });

  it('must be agreed to, be of somebody who can be, and lead back here', async () => {
    const { begin, detail } = await newPerson();
    expect((await begin({ consent: undefined })).code).toBe(41104);
    expect((await begin({ name: 'x' })).status).toBe(422);
    const refused = await begin({ returnUrl: 'https://evil.example/' });
    expect(refused.code).not.toBe(0);
    expect(refused.status).toBe(200);
    expect([service.started.length, (await detail()).triesLeft]).toEqual([0, 5]);
  });

  it('ends with its time, which forgets the person', async () => {
    const { begin, settle, check, rows } = await newPerson();
    await begin();
    await gateway.advance(15 * 60_000);
    service.says = 'passed';
    expect((await settle()).data).toEqual({ state: 'abandoned' });
    expect(await check()).toMatchObject({ state: 'abandoned', openUrl: null });
    await purgeFaceChecks(gateway.services.db, gateway.services.clock.now());
    expect(await rows()).toMatchObject([{ state: 'abandoned', name: null, cardNo: null }]);
    await purgeFaceChecks(
      gateway.services.db,
      new Date(gateway.services.clock.now().getTime() + 24 * 60 * 60_000),
    );
    expect(await rows()).toEqual([]);
  });

  it('changes nothing for an account that was verified another way meanwhile', async () => {
    const { begin, settle, verify, detail, rows } = await newPerson();
    await begin({ cardNo: newIdCard(), name: '周安宁' });
    expect((await verify()).code).toBe(0);
    service.says = 'passed';
    expect((await settle()).data).toEqual({ state: 'abandoned' });
    expect((await detail()).person).toMatchObject({ name: '沈**', by: 'register' });
    expect(await rows()).toMatchObject([{ name: null }]);
  });

  it('of a document that verifies as many accounts as it may says so', async () => {
    const cardNo = newIdCard();
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson()));
    await Promise.all(people.map(({ begin }) => begin({ cardNo })));
    service.says = 'passed';
    const answers = await Promise.all(people.map(({ settle }) => settle()));
    const ended = (state: string) => answers.filter(({ data }) => data.state === state).length;
    expect([ended('passed'), ended('taken')]).toEqual([3, 1]);
  });

  it('is in the copy of one’s data, and goes with the account', async () => {
    const { begin, typed, userId, rows } = await newPerson();
    await begin();
    const { db } = gateway.services;
    expect((await exportedRealName(db, userId)).faceCheck).toMatchObject({
      state: 'waiting',
      cardNo: typed.cardNo,
    });
    await db.transaction((tx) => eraseRealName(tx, userId, new Date(), gateway.services));
    expect(await rows()).toEqual([]);
  });
});

it('no more than one waits for an account, whoever writes', async () => {
  const { begin, userId } = await newPerson();
  await begin();
  await expect(
    gateway.services.db.execute(
      sql`INSERT INTO face_checks SELECT 'other', user_id, state, name, card_no, ticket, open_url, begun_at, expires_at FROM face_checks WHERE user_id = ${userId}`,
    ),
  ).rejects.toThrow(/Failed query/);
});

it('asks the service for one account sixty times in ten minutes, and no more', async () => {
  const { begin, settle } = await newPerson();
  await begin();
  for (let count = 0; count < 60; count += 1) expect((await settle()).code).toBe(0);
  expect(service.askedFor).toHaveLength(60);
  const refused = await settle();
  expect(refused).toMatchObject({ status: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(service.askedFor).toHaveLength(60);
});
