import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMembership } from '../../testing/membership-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const dayMs = 24 * 60 * 60_000;

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

/** A person who takes coupons, and what they hold. */
async function holder() {
  const person = await membership.newPerson();
  const receive = (id: string) =>
    person.call('/moduleoperate/activity/coupon/receive.json', {
      packSendId: id,
      couponId: id,
      couponName: id,
    });
  const held = async (state = 'usable') =>
    (await person.call('/modulecoupon/rest/coupon/black/pageusercoupon', { state })).data.items;
  return { ...person, receive, held };
}

describe('a coupon', () => {
  it('is received as often as its rule says, and expires by itself', async () => {
    const { receive, held, call } = await holder();
    expect((await receive('any-8')).data).toMatchObject({ packId: 'any-8', state: 'usable' });
    expect((await receive('any-8')).code).toBe(businessErrors.couponLimitReached);
    const { items } = (await call('/pay/coupon/packs')).data;
    const pack = items.find(({ packSendId }: { packSendId: string }) => packSendId === 'any-8');
    expect(pack).toMatchObject({ received: 1, isLeft: true });
    await gateway.advance(8 * dayMs);
    expect(await held()).toEqual([]);
    expect(await held('expired')).toHaveLength(1);
  });

  it('that is a gift, or is not there, is not given out', async () => {
    const { receive } = await holder();
    expect((await receive('gift-mall-10')).code).toBe(businessErrors.couponGone);
    expect((await receive('none')).code).toBe(businessErrors.couponGone);
  });

  it('is listed for an order of its kind, the best one first, with the reason why not', async () => {
    const { receive, call } = await holder();
    for (const id of ['mall-5', 'mall-20', 'card-30', 'any-10']) await receive(id);
    const order = { use: 'goods', cents: 15_000 };
    const { items } = (await call('/pay/coupon/best', order)).data;
    expect(items.map(({ offCents, whyNot }: AnyCoupon) => [offCents, whyNot])).toEqual([
      [1000, null],
      [500, null],
      [2000, '还差 ¥49 可用'],
    ]);
  });

  it('is held by one order of two tabs, and comes back when it is not paid', async () => {
    const { receive, held, call } = await holder();
    const { couponId } = (await receive('card-30')).data;
    const asked = { goodsId: 'card-year' };
    const { quote } = (await call('/vip/rest/card/black/validate', asked)).data;
    expect(quote).toMatchObject({ totalCents: 26_800, steps: [{ kind: 'coupon', cents: -3000 }] });
    const buy = () =>
      call('/vip/rest/card/black/buy', { ...asked, couponId, totalCents: quote.totalCents });
    const codes = (await Promise.all([buy(), buy()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, businessErrors.couponUnusable]);
    expect(await held('used')).toHaveLength(1);
    await gateway.advance(31 * 60_000);
    expect(await held()).toMatchObject([{ couponId, orderNo: null }]);
  });

  it('of another is of no use', async () => {
    const [one, other] = [await holder(), await holder()];
    const { couponId } = (await one.receive('card-30')).data;
    const order = { goodsId: 'card-year', couponId, totalCents: 26_800 };
    expect((await other.call('/vip/rest/card/black/buy', order)).code).toBe(
      businessErrors.couponUnusable,
    );
  });
});

interface AnyCoupon {
  readonly offCents: number;
  readonly whyNot: string | null;
}

it('tells the rule of every coupon', async () => {
  const { items } = (await gateway.call('/pay/coupon/rules')).data;
  expect(items).toHaveLength(13);
  const rule = await gateway.call('/pay/coupon/rule', { packId: 'mall-20' });
  expect(rule.data).toMatchObject({ offCents: 2000, fromCents: 19_900 });
});

it('gives a newcomer the gift once', async () => {
  const { call, held } = await holder();
  const gift = '/healthvip/rest/member/black/receivednewcomergift';
  expect((await call(gift)).data).toEqual({ received: 2 });
  expect((await call(gift)).code).toBe(businessErrors.giftReceived);
  expect(await held()).toHaveLength(2);
});
