import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../kernel/orders/tables';
import { users } from '../../../kernel/people/accounts/tables';
import { newId } from '../../../platform/identifiers';
import { newAdult } from '../../../testing/people';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const activityId = 'bring-friends';

/** A signed-in adult of a name, who is a patient of their own account. */
async function newPerson(name = '沈知秋') {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
  await call('/patient/add', newAdult({ relation: 'self', mobile, name }));
  const help = (path: string, body: object = {}) => call(`/assistant/${path}`, body);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  return { ownerId: user?.userId ?? '', call, help };
}

/** The first order of a friend, completed now. */
async function completeOrder(ownerId: string) {
  const now = gateway.services.clock.now();
  await gateway.services.db.insert(orders).values({
    orderNo: newId(),
    kind: 'registration',
    ownerId,
    state: 'visited',
    stateGroup: 'completed',
    locale: 'zh-Hans',
    totalCents: 0,
    createdAt: now,
    movedAt: now,
  });
}

describe('friends’ help', () => {
  it('is asked for, given once, told by a masked name and counted by the first order', async () => {
    const person = await newPerson();
    const { inviteCode } = (await person.help('request/help', { activityId })).data;
    expect((await person.help('request/help', { activityId })).data).toEqual({ inviteCode });
    const mine = async (body: object = {}) => (await person.help('mine/page', body)).data.items;
    expect(await mine()).toMatchObject([
      { activityId, inviteCode, state: 'waiting', friends: { accepted: 0, counted: 0 } },
    ]);
    const friend = await newPerson('王小芳');
    const taps = await Promise.all([
      friend.help('help', { inviteCode }),
      friend.help('help', { inviteCode }),
    ]);
    expect(taps.map(({ code }) => code)).toEqual([0, 0]);
    const helpers = async () => (await person.help('list', { activityId })).data;
    expect(await helpers()).toMatchObject({
      total: 1,
      items: [{ name: '王**', isCounted: false }],
    });
    await completeOrder(friend.ownerId);
    await completeOrder(friend.ownerId);
    expect(await helpers()).toMatchObject({ total: 1, items: [{ name: '王**', isCounted: true }] });
    expect(Object.keys((await helpers()).items[0]).toSorted()).toEqual([
      'helpedAt',
      'isCounted',
      'name',
    ]);
    expect(await mine({ state: 'helped' })).toMatchObject([
      { activityId, state: 'helped', friends: { accepted: 1, counted: 1 } },
    ]);
    expect(await mine({ state: 'waiting' })).toEqual([]);
    expect(await mine({ pageNumber: 2, pageSize: 1 })).toEqual([]);
  });

  it('is told to the person who asked for it alone', async () => {
    const person = await newPerson();
    const { inviteCode } = (await person.help('request/help', { activityId })).data;
    const friend = await newPerson('王小芳');
    await friend.help('help', { inviteCode });
    const stranger = await newPerson();
    for (const other of [friend, stranger]) {
      expect((await other.help('list', { activityId })).data).toMatchObject({
        total: 0,
        items: [],
      });
      expect((await other.help('mine/page')).data.items).toEqual([]);
    }
    expect((await person.help('list', { activityId: 'none' })).status).toBe(403);
    expect((await person.help('help', { inviteCode })).code).toBe(businessErrors.inviteOwn);
    expect((await stranger.help('help', { inviteCode: 'none' })).code).toBe(
      businessErrors.inviteUnknown,
    );
  });

  it('of an activity that is over is neither asked for nor given', async () => {
    const person = await newPerson();
    expect((await person.help('request/help', { activityId: 'autumn-gift' })).code).toBe(
      businessErrors.activityOver,
    );
  });
});

it('the address of a prize is one of the account', async () => {
  const person = await newPerson();
  expect((await person.help('address')).data).toEqual({ address: null });
  const added = await person.call('/logistics/postingaddress/add', {
    name: '沈知秋',
    mobile: '13912345678',
    provinceId: '330000',
    cityId: '330100',
    districtId: '330106',
    detail: '文一路 1 号',
  });
  const { addressId } = added.data;
  expect((await person.help('address', { addressId })).data.address).toMatchObject({
    addressId,
    mobile: '139****5678',
  });
  const stranger = await newPerson();
  expect((await stranger.help('address', { addressId })).status).toBe(403);
});

it('a person is reminded of the coins for signing in until they are taken', async () => {
  const person = await newPerson();
  const due = async () => (await person.help('remindsign')).data;
  const { isDue, coins } = await due();
  expect(isDue).toBe(true);
  expect(coins).toBeGreaterThan(0);
  await person.call('/modulemember/healthcoin/receiveall');
  const other = await newPerson();
  expect(await other.help('remindsign')).toMatchObject({ data: { isDue: true } });
  expect(await due()).toEqual({ isDue: false, coins: 0 });
});
