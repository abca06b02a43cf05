import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons as rows } from '../../kernel/pricing/tables';
import { addShop, medicine } from '../../testing/goods-fixture';
import { openMembership } from '../../testing/membership-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { goodsSkus } from '../goods/tables';

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
const larger = `${medicine}-large`;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
  const { db } = gateway.services;
  await addShop(db);
  await db.insert(goodsSkus).values({
    skuId: larger,
    goodsNo: 'g101',
    label: { 'zh-Hans': '20 袋', 'zh-Hant': '20 袋', en: '20 sachets' },
    priceCents: 3000,
    stock: 10,
    position: 2,
  });
});
afterAll(() => gateway.dispose());

/** A person who holds these coupons, with a cart. */
async function holder(...packIds: readonly string[]) {
  const person = await membership.newPerson();
  for (const id of packIds)
    await person.call('/moduleoperate/activity/coupon/receive.json', {
      packSendId: id,
      couponId: id,
      couponName: id,
    });
  const put = (skuId: string, count: number) =>
    person.call('/modulemarketplace/goods/cart/set', { skuId, count });
  const page = async (more: object = {}) =>
    (await person.call('/modulecoupon/rest/coupon/black/pageusercoupon', more)).data;
  const standing = async () => (await page()).items[0].standing;
  return { ...person, put, page, standing };
}

describe('where a coupon for goods stands', () => {
  it('with an empty cart: it cannot be used where nothing on sale reaches its sum', async () => {
    const { standing } = await holder('mall-5');
    expect(await standing()).toEqual({ canUse: false, inHand: null, whyNot: null, way: null });
  });

  it('with a cart below the sum: what is missing, and the cheapest thing that fills it up', async () => {
    const { standing, put } = await holder('mall-5');
    await put(medicine, 1);
    expect(await standing()).toEqual({
      canUse: false,
      inHand: { use: 'goods', cents: 1980 },
      whyNot: '还差 ¥19.20 可用',
      way: {
        use: 'goods',
        thingId: 'g101',
        withinId: 'shop-1',
        title: '感冒灵 20 袋',
        priceCents: 3000,
      },
    });
  });

  it('with a cart at the sum: it can be used, and nothing else is suggested', async () => {
    const { standing, put } = await holder('mall-5');
    await put(medicine, 2);
    expect(await standing()).toEqual({
      canUse: true,
      inHand: { use: 'goods', cents: 3960 },
      whyNot: null,
      way: null,
    });
  });

  it('uses the cart of its own account only', async () => {
    const [one, other] = [await holder('mall-5'), await holder('mall-5')];
    await one.put(medicine, 2);
    expect(await other.standing()).toMatchObject({ canUse: false, inHand: null });
  });

  it('of a shop, by what is in the cart of that shop alone', async () => {
    const { standing, put, page } = await holder('mall-5');
    await put(medicine, 2);
    const [held] = (await page()).items;
    const { db } = gateway.services;
    await db.update(rows).set({ seller: 'shop-2' }).where(eq(rows.couponId, held.couponId));
    expect(await standing()).toMatchObject({ canUse: false, inHand: null });
    await db.update(rows).set({ seller: 'shop-1' }).where(eq(rows.couponId, held.couponId));
    expect(await standing()).toMatchObject({ canUse: true, inHand: { cents: 3960 } });
  });

  it('does not count what is sold out', async () => {
    const { standing, put } = await holder('mall-5');
    await put(larger, 2);
    const { db } = gateway.services;
    const setStock = (stock: number) =>
      db.update(goodsSkus).set({ stock }).where(eq(goodsSkus.skuId, larger));
    await setStock(1);
    expect(await standing()).toMatchObject({ canUse: false, inHand: null });
    await setStock(10);
    expect(await standing()).toMatchObject({ canUse: true, inHand: { cents: 6000 } });
  });
});

describe('where coupons stand', () => {
  let person: Awaited<ReturnType<typeof holder>>;
  beforeEach(async () => {
    // The first one ends before the others.
    person = await holder('mall-5', 'card-30', 'any-10');
    await person.put(medicine, 1);
  });

  it('those that can be used come first, over all pages', async () => {
    const { items } = await person.page();
    const shown = items.map(({ packId, standing }: Item) => [packId, standing?.canUse]);
    expect(shown).toEqual([
      ['card-30', true],
      ['mall-5', false],
      ['any-10', false],
    ]);
    const second = await person.page({ pageNo: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: 3, items: [{ packId: 'mall-5' }] });
  });

  it('one for all kinds of orders is reached by the cheapest thing of any kind', async () => {
    const { items } = await person.page();
    expect(items[2].standing).toMatchObject({
      inHand: { use: 'goods', cents: 1980 },
      way: { use: 'membership', thingId: 'card-season', priceCents: 9900 },
    });
  });

  it('is not said of one that has expired', async () => {
    await gateway.advance(100 * 24 * 60 * 60_000);
    await person.signInAgain();
    const { items } = await person.page({ state: 'expired' });
    expect(items.map(({ standing }: Item) => standing)).toEqual([null, null, null]);
  });
});

interface Item {
  readonly packId: string;
  readonly standing: { readonly canUse: boolean } | null;
}
