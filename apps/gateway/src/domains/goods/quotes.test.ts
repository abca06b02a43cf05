import { businessErrors } from '@xinglin/contract';
import { couponTerms } from '@xinglin/rules';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons as heldCoupons } from '../../kernel/pricing/tables';
import { berries, device, medicine, medicineCents, openMall } from '../../testing/goods-fixture';
import { openPayment, paidNotice, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { goodsItems, goodsSkus } from './tables';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const path = (name: string) => `/modulemarketplace/goods/${name}`;
const beijing = { provinceId: '110000', cityId: '110100', districtId: '110105' };

describe('a cart', () => {
  it('is kept by account and shop, capped by stock, and merged with a visitor’s', async () => {
    const { goods } = await mall.newBuyer();
    const stock = await mall.stockOf(device);
    expect((await goods('cart/set', { skuId: device, count: 999 })).data).toEqual({
      skuId: device,
      count: stock,
      isCapped: true,
      cartCount: stock,
    });
    await goods('cart/set', { skuId: device, count: 1 });
    const lines = [
      { skuId: medicine, count: 1 },
      { skuId: medicine, count: 1 },
      { skuId: 'unknown', count: 1 },
    ];
    const preview = (await gateway.call(path('cart/preview'), { lines })).data;
    expect(preview).toMatchObject({ count: 2, lineCount: 1 });
    expect((await goods('cart/merge', { lines })).data).toEqual({
      capped: 0,
      left: 1,
      cartCount: 3,
    });
    const { data } = await goods('cart');
    expect(data.shops).toMatchObject([
      { shop: { shopId: 'shop-1' }, lines: [{ skuId: medicine, count: 2, problem: null }] },
      { shop: { shopId: 'shop-2' }, lines: [{ skuId: device, count: 1 }] },
    ]);
    await goods('cart/set', { skuId: device, count: 0 });
    expect((await goods('cart')).data.count).toBe(2);
    expect((await (await mall.newBuyer()).goods('cart')).data.count).toBe(0);
  });

  it('says what can no longer be bought as it is', async () => {
    const { goods } = await mall.newBuyer();
    const skuId = 'g102-1';
    await goods('cart/set', { skuId, count: 5 });
    const problem = async () => (await goods('cart')).data.shops[0].lines[0].problem;
    await mall.desk('set-goods-sku', { skuId, stock: 2 });
    expect(await problem()).toBe('aboveStock');
    await mall.desk('set-goods-sku', { skuId, stock: 0 });
    expect(await problem()).toBe('soldOut');
    await mall.desk('set-goods-sku', { skuId, isOnSale: false });
    expect(await problem()).toBe('offSale');
    expect((await goods('cart/set', { skuId, count: 1 })).code).toBe(businessErrors.goodsOffSale);
  });
});

describe('a quote', () => {
  it('is explained step by step, in the reader’s language', async () => {
    const { quote } = await mall.newBuyer();
    const answer = await quote([
      { skuId: medicine, count: 6 },
      { skuId: berries, count: 1 },
    ]);
    expect(answer.isOrderable).toBe(true);
    expect(answer.quote).toMatchObject({
      listCents: 6 * medicineCents + 3980,
      steps: [
        { kind: 'promotion', label: '店铺优惠', reason: '满 99 元减 10 元', cents: -1000 },
        { kind: 'freight', label: '运费', reason: '本草生活馆', cents: 600 },
      ],
      totalCents: 6 * medicineCents + 3980 - 1000 + 600,
    });
    const shares = answer.quote.lines.map((line: { shareCents: number }) => line.shareCents);
    expect(shares).toEqual([6 * medicineCents - 1000, 3980]);
    expect(answer.quote.whyNots).toContainEqual({
      kind: 'promotion',
      label: '满 199 元减 30 元',
      reason: expect.stringContaining('还差'),
    });
  });

  it('needs an address of one’s own where everything is brought to', async () => {
    const buyer = await mall.newBuyer();
    const other = await mall.newBuyer();
    const lines = [{ skuId: berries, count: 1 }];
    expect((await buyer.quote(lines, { addressId: undefined })).isOrderable).toBe(false);
    expect((await buyer.order('quote', { lines, addressId: other.addressId })).code).toBe(-7);
    const addressId = await buyer.addAddress(beijing);
    const answer = await buyer.quote(lines, { addressId });
    expect(answer).toMatchObject({ isOrderable: false, shops: [{ isDelivered: false }] });
    const check = (of: string, skuIds = [berries, medicine]) =>
      buyer.call('/commerceh5/address/checkValid', { addressId: of, skuIds });
    expect((await check(addressId)).data).toEqual({
      isValid: false,
      outside: [{ shopId: 'shop-3', name: '本草生活馆', titles: ['宁夏枸杞'] }],
    });
    expect((await check(buyer.addressId)).data.isValid).toBe(true);
    expect((await check(other.addressId)).code).toBe(-7);
    const refused = await buyer.order('submit', { lines, addressId, digest: answer.digest });
    expect(refused).toMatchObject({
      code: businessErrors.outsideDelivery,
      data: { shops: [{ shopId: 'shop-3' }] },
    });
  });

  it('that changed is shown anew, and nothing is ordered', async () => {
    const buyer = await mall.newBuyer();
    const lines = [{ skuId: 'g103-1', count: 2 }];
    const { digest } = await buyer.quote(lines);
    await mall.desk('set-goods-sku', { skuId: 'g103-1', priceCents: 2000 });
    const { addressId } = buyer;
    const submit = (named: string) => buyer.order('submit', { lines, addressId, digest: named });
    const refused = await submit(digest);
    expect(refused).toMatchObject({
      code: businessErrors.quoteChanged,
      data: { quote: { quote: { goodsCents: 4000 } } },
    });
    expect((await buyer.order('mylist', {})).data.items).toEqual([]);
    expect((await submit(refused.data.quote.digest)).code).toBe(0);
    const deal = (dealCents: number) =>
      buyer.call('/modulecommerce/submit', { itemId: 'g103-1', count: 1, addressId, dealCents });
    expect((await deal(1890)).code).toBe(businessErrors.quoteChanged);
    expect((await deal(2000)).code).toBe(0);
  });

  it.each([
    ['the shop has nothing left', 'runOut', true],
    ['its buyer cancels', 'cancel', false],
    ['it is not paid', 'lapse', false],
  ] as const)(
    'returns a coupon that ended while the order held it: %s',
    async (_, end, isUsable) => {
      const buyer = await mall.newBuyer();
      const given = { title: '补偿券', offCents: 500, fromCents: 3000, days: 1 };
      const { couponId } = (await mall.desk('give-coupon', { ownerId: buyer.userId, ...given }))
        .data;
      const { db, clock } = gateway.services;
      const setEnd = (endsAt: Date) =>
        db.update(heldCoupons).set({ endsAt }).where(eq(heldCoupons.couponId, couponId));
      const lines = [{ skuId: medicine, count: 2 }];
      const { data } = await buyer.submit(lines, { couponIds: [couponId] });
      const { orderNo } = data;
      await setEnd(new Date(clock.now().getTime() - 60_000));
      if (end === 'lapse') await gateway.advance(3 * 60 * 60_000);
      else {
        const paymentId = await openPayment(gateway, orderNo, buyer.token);
        await sendNotice(gateway, paidNotice(paymentId, data.amountCents));
        if (end === 'cancel') await buyer.order('cancel', { orderNo });
        else await mall.desk('goods-out-of-stock', { orderNo, reason: '没有货了' });
      }
      const [row] = await db.select().from(heldCoupons).where(eq(heldCoupons.couponId, couponId));
      expect(row?.orderNo).toBeNull();
      const daysLeft = ((row?.endsAt.getTime() ?? 0) - clock.now().getTime()) / 86_400_000;
      if (isUsable) expect(daysLeft).toBeCloseTo(couponTerms.returnedForDays, 1);
      else expect(daysLeft).toBeLessThan(0);
    },
  );

  it('uses a coupon once, and returns it with an order that is given up', async () => {
    const buyer = await mall.newBuyer();
    const given = { title: '补偿券', offCents: 500, fromCents: 3000, days: 30 };
    const { data } = await mall.desk('give-coupon', { ownerId: buyer.userId, ...given });
    const coupons = async (lines?: object[]) =>
      (await buyer.call('/ordercentre/rest/coupon', { ...(lines && { lines }) })).data.items;
    expect(await coupons()).toMatchObject([{ couponId: data.couponId, whyNot: null }]);
    expect(await coupons([{ skuId: medicine, count: 1 }])).toMatchObject([
      { whyNot: expect.stringContaining('还差') },
    ]);
    const lines = [{ skuId: medicine, count: 2 }];
    const couponIds = [data.couponId];
    const { digest } = await buyer.quote(lines, { couponIds });
    const first = await buyer.submit(lines, { couponIds });
    expect(first.data.amountCents).toBe(2 * medicineCents - 500 + 800);
    expect(await coupons()).toEqual([]);
    const { addressId } = buyer;
    const again = await buyer.order('submit', { lines, addressId, couponIds, digest });
    expect(again.code).toBe(businessErrors.quoteChanged);
    const { orderNo } = first.data;
    const deductions = (await buyer.call('/ordercentre/rest/deduct', { orderNo })).data;
    expect(deductions.applied).toMatchObject([{ kind: 'coupon', reason: '补偿券', cents: -500 }]);
    await buyer.order('cancel', { orderNo });
    expect(await coupons()).toHaveLength(1);
    const other = await mall.newBuyer();
    expect((await other.call('/ordercentre/rest/deduct', { orderNo })).code).toBe(-7);
    const rules = await gateway.call('/ordercentre/rest/deduct/rules', { shopId: 'shop-1' });
    expect(rules.data.items).toHaveLength(2);
  });
});

it('charges members their price while a card is in service, and tells others of it', async () => {
  const { call, quote } = await mall.newBuyer();
  const [found] = await gateway.services.db
    .select({ sku: goodsSkus })
    .from(goodsSkus)
    .innerJoin(goodsItems, eq(goodsItems.goodsNo, goodsSkus.goodsNo))
    .where(
      and(lt(goodsSkus.memberCents, goodsSkus.priceCents), eq(goodsItems.needsPrescription, false)),
    )
    .limit(1);
  const { skuId = '', priceCents = 0, memberCents } = found?.sku ?? {};
  const lines = [{ skuId, count: 1 }];
  const before = (await quote(lines)).quote;
  expect(before.whyNots).toContainEqual({
    kind: 'member',
    label: '会员价',
    reason: '仅会员可享',
  });
  const { codes } = (await mall.desk('issue-member-codes', { goodsId: 'card-season', count: 1 }))
    .data;
  const { cardId } = (await call('/my/vip/exchange', { code: codes[0] })).data;
  await call('/vip/rest/card/black/active', { cardId, patientIds: [] });
  const { steps } = (await quote(lines)).quote;
  expect(steps[0]).toMatchObject({ kind: 'member', cents: (memberCents ?? 0) - priceCents });
});

it('names the coupon first that makes the price lowest', async () => {
  const { call } = await mall.newBuyer();
  for (const id of ['mall-5', 'mall-20', 'mall-50'])
    await call('/moduleoperate/activity/coupon/receive.json', {
      packSendId: id,
      couponId: id,
      couponName: id,
    });
  const lines = [{ skuId: device, count: 1 }];
  const { items } = (await call('/ordercentre/rest/coupon', { lines })).data;
  expect(items.map(({ offCents }: { offCents: number }) => offCents)).toEqual([2000, 5000, 500]);
  expect(items[1].whyNot).toContain('还差');
  // ¥199 is free of freight in this shop, and ¥194 is not.
  expect(items[2].whyNot).toBe('用了要多付运费，不划算');
});
