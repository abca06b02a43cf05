import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openActivities, westLake } from '../../../testing/activity-fixture';
import { openTestGateway, type AnyJson, type TestGateway } from '../../../testing/test-gateway';

let gateway: TestGateway;
let fixture: ReturnType<typeof openActivities>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  fixture = openActivities(gateway);
});
afterAll(() => gateway.dispose());

describe('a draw', () => {
  const script = fileURLToPath(
    new URL('../../../../../../tooling/verify-draw.mjs', import.meta.url),
  );

  /** What a script of Node alone says to what was published of a draw. */
  function verify(published: object) {
    const { status, stdout } = spawnSync(process.execPath, [script], {
      input: JSON.stringify(published),
      encoding: 'utf8',
    });
    return { isRight: status === 0, lines: stdout.trim().split('\n') };
  }

  it.each([
    ['of the sandbox that is over', async () => 'autumn-gift'],
    [
      'that was entered, and ended at the desk',
      async () => {
        const prizes = [
          { odds: 300_000, goodsId: 'coin-goods-3', stock: 2 },
          { odds: 200_000, coins: 5 },
          { odds: 500_000 },
        ];
        const activityId = await fixture.newActivity(prizes);
        const { enter, member } = await fixture.newPerson();
        for (let turns = 0; turns < 15; turns += 1) expect((await enter(activityId)).code).toBe(0);
        expect((await fixture.post('tip', { activityId })).data.seed).toBeNull();
        const ended = { staff: 'S1', activityId };
        expect((await gateway.call('/sandbox/desk/end-activity', ended)).code).toBe(0);
        expect((await member('enrollToken', { activityId })).code).toBe(
          businessErrors.activityOver,
        );
        return activityId;
      },
    ],
  ])('%s is what anybody works out from its seed', async (_, begin) => {
    const activityId = await begin();
    const { data: told } = await fixture.post('tip', { activityId });
    const first = (await fixture.post('history', { activityId, pageSize: 10 })).data;
    const rest = (await fixture.post('history', { activityId, after: first.next })).data;
    const entries = [...first.items, ...rest.items];
    expect(entries).toHaveLength(told.entries);
    const published = { ...told, entries };
    expect(verify(published)).toEqual({
      isRight: true,
      lines: [`All ${told.entries} entries are as the seed gives.`],
    });
    const last = entries.at(-1);
    const other = told.prizes.find(({ prizeId }: AnyJson) => prizeId !== last.prizeId);
    for (const changed of [
      { seed: `${told.seed}x` },
      { seed: null },
      { entries: [...entries.slice(0, -1), { ...last, prizeId: other.prizeId }] },
      { entries: entries.slice(1) },
      { prizes: told.prizes.slice(1) },
    ])
      expect(verify({ ...published, ...changed }).isRight).toBe(false);
  });
});

describe('a prize of goods', () => {
  let activityId: string;
  beforeEach(async () => {
    activityId = await fixture.newActivity([{ odds: 1_000_000, goodsId: 'coin-goods-3' }]);
  });

  it('is sent by an order of no coins once an address is given', async () => {
    const { call, member, enter } = await fixture.newPerson();
    const { recordId } = (await enter(activityId)).data;
    const status = async () => (await member('orderstatus', { recordId })).data;
    expect(await status()).toEqual({
      orderState: 'addressWanted',
      orderNo: null,
      statusText: '等您填写收货地址',
    });
    expect((await call('/member/activity/address')).data).toEqual({ address: null });
    const { addressId } = (await call('/logistics/postingaddress/add', westLake)).data;
    expect((await call('/member/activity/address', { addressId })).data.address).toMatchObject({
      addressId,
      mobile: '138****5678',
    });
    const given = await Promise.all(
      [1, 2, 3].map(() => member('updateAddress', { recordId, addressId })),
    );
    const { orderNo } = given[0]?.data ?? {};
    expect(given.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ recordId, orderNo })));
    const order = { orderNo };
    const detail = (await call('/modulemember/healthcoin/order/detail', order)).data;
    expect(detail).toMatchObject({ coins: 0, state: 'ordered', actions: [], address: {} });
    expect((await call('/modulemember/healthcoin/order/cancel', order)).code).toBe(
      businessErrors.orderNotCancellable,
    );
    const sent = { staff: 'S1', orderNo, carrier: '顺丰速运', trackingNo: 'SF200' };
    expect((await gateway.call('/sandbox/desk/send-coin-exchange', sent)).code).toBe(0);
    expect(await status()).toMatchObject({ orderState: 'sent', orderNo });
    expect((await member('updateAddress', { recordId, addressId })).code).toBe(
      businessErrors.goodsOrderClosed,
    );
  });

  it('belongs to who won it: nobody else sees it, asks for it or has it sent', async () => {
    const { enter } = await fixture.newPerson();
    const { recordId } = (await enter(activityId)).data;
    const other = await fixture.newPerson();
    const { addressId } = (await other.call('/logistics/postingaddress/add', westLake)).data;
    for (const name of ['prizedetail', 'orderstatus', 'updateAddress'])
      expect((await other.member(name, { recordId, addressId })).code, name).toBe(-7);
    expect((await other.member('attendrecord')).data.total).toBe(0);
    const third = await fixture.newPerson();
    expect((await third.call('/member/activity/address', { addressId })).code).toBe(-7);
    const own = (await third.enter(activityId)).data;
    const another = { recordId: own.recordId, addressId };
    expect((await third.member('updateAddress', another)).code).toBe(-7);
  });

  it('is not asked for where coins were won', async () => {
    const coins = await fixture.newActivity([{ odds: 1_000_000, coins: 5 }]);
    const { call, member, enter, balance } = await fixture.newPerson();
    const { recordId } = (await enter(coins)).data;
    expect(await balance()).toBe(5);
    const { addressId } = (await call('/logistics/postingaddress/add', westLake)).data;
    expect((await member('updateAddress', { recordId, addressId })).code).toBe(
      businessErrors.prizeNotSent,
    );
    expect((await member('orderstatus', { recordId })).data.orderState).toBe('none');
  });
});
