import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  device,
  deviceCents,
  medicine,
  medicineCents,
  openMall,
} from '../../testing/goods-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const path = (name: string) => `/modulemarketplace/goods/${name}`;
const deviceNo = { shopId: 'shop-2', goodsNo: 'g161' };

type Buyer = Awaited<ReturnType<typeof mall.newBuyer>>;

const take = (buyer: Buyer, packId: string) =>
  buyer.call('/moduleoperate/activity/coupon/receive.json', {
    packSendId: packId,
    couponId: packId,
    couponName: packId,
  });

const offerOf = async (buyer: Buyer) =>
  (await buyer.goods('list', { q: '上臂式' })).data.items[0].offer;

const sum = (steps: readonly { readonly cents: number }[]) =>
  steps.reduce((all, { cents }) => all + cents, 0);

describe('the price of goods for a reader', () => {
  it('is the list price for a visitor, with the coupon that would make it less', async () => {
    const { data } = await gateway.call(path('list'), { q: '上臂式' });
    expect(data.items[0].offer).toMatchObject({
      skuId: device,
      listCents: deviceCents,
      cents: deviceCents,
      steps: [],
      nearCoupon: null,
      claimable: { packId: 'mall-20', offCents: 2000, cents: deviceCents - 2000 },
    });
  });

  it('applies the best coupon of the account, and names the nearest other', async () => {
    const buyer = await mall.newBuyer();
    // ¥199 is free of freight, and ¥191 is not.
    await take(buyer, 'any-8');
    await take(buyer, 'mall-50');
    expect(await offerOf(buyer)).toMatchObject({
      cents: deviceCents,
      steps: [],
      nearCoupon: { missingCents: 39_900 - deviceCents, offCents: 5000 },
      claimable: { packId: 'mall-20' },
    });
    await take(buyer, 'mall-20');
    expect(await offerOf(buyer)).toMatchObject({
      cents: deviceCents - 2000,
      steps: [{ kind: 'coupon', cents: -2000 }],
      claimable: null,
    });
  });

  it('adds up in its steps, and is what an order of it is submitted at', async () => {
    const buyer = await mall.newBuyer();
    await take(buyer, 'any-8');
    const { data } = await buyer.goods('detail', deviceNo);
    for (const { quote } of data.skus) {
      expect(quote.listCents + sum(quote.steps)).toBe(quote.totalCents);
      expect(quote.goodsCents + quote.freightCents).toBe(quote.totalCents);
    }
    const lines = [{ skuId: device, count: 1 }];
    const wish = { lines, addressId: buyer.addressId, useBestCoupon: true };
    const asked = (await buyer.order('quote', wish)).data;
    expect(asked.quote.totalCents).toBe(data.skus[0].quote.totalCents);
    const { digest, couponIds } = asked;
    const order = { lines, addressId: buyer.addressId, couponIds, digest };
    expect((await buyer.order('submit', order)).data.amountCents).toBe(asked.quote.totalCents);
  });

  it('leaves out a coupon that costs more freight than it takes off, and says so', async () => {
    const buyer = await mall.newBuyer();
    await take(buyer, 'mall-5');
    // ¥59.40 is free of freight in this shop, and ¥54.40 is not.
    const lines = [{ skuId: medicine, count: 3 }];
    const wish = { lines, addressId: buyer.addressId, useBestCoupon: true };
    expect((await buyer.order('quote', wish)).data).toMatchObject({
      couponIds: [],
      quote: { totalCents: 3 * medicineCents, freightCents: 0 },
    });
    const { items } = (await buyer.call('/ordercentre/rest/coupon', { lines })).data;
    expect(items).toMatchObject([{ whyNot: '用了要多付运费，不划算' }]);
  });

  it('comes by the hour in the shop’s city, by the day elsewhere, and not at all outside', async () => {
    const buyer = await mall.newBuyer();
    const { arrival } = (await buyer.goods('detail', deviceNo)).data;
    expect(arrival).toMatchObject({ isHour: true, isAddress: true });
    const { goodsNo, shopId } = deviceNo;
    const at = async (areaId: string) =>
      (await gateway.call(path('detail'), { goodsNo, shopId, areaId })).data;
    expect((await at('310101')).arrival).toMatchObject({ isHour: false, isAddress: false });
    expect(await at('510104')).toMatchObject({ isDelivered: false, arrival: null });
    expect((await gateway.call(path('detail'), deviceNo)).data.arrival).toBeNull();
    const other = await mall.newBuyer();
    const foreign = { ...deviceNo, addressId: other.addressId };
    expect((await buyer.goods('detail', foreign)).code).toBe(-7);
  });

  it('comes with certificate and warnings, but for what a doctor has to prescribe', async () => {
    const { data } = await gateway.call(path('detail'), deviceNo);
    expect(data.certificate.kind).toBe('二类医疗器械');
    expect(data.warnings).not.toEqual([]);
    expect(data.pictures).toHaveLength(3);
    const prescribed = await gateway.call(path('detail'), { shopId: 'shop-1', goodsNo: 'g146' });
    expect(prescribed.data).toMatchObject({ certificate: null, warnings: [], pictures: [] });
    expect(prescribed.data.skus[0].quote).toBeNull();
  });

  it('is on the front of the mall with coupons, coins and what was bought before', async () => {
    const buyer = await mall.newBuyer();
    await take(buyer, 'any-8');
    const front = async () => (await buyer.call('/commerceh5/mall', {})).data;
    expect(await front()).toMatchObject({
      coins: 0,
      again: [],
      coupons: [{ packId: 'any-8', isHeld: true }, { isHeld: false }, { isHeld: false }],
    });
    const visitor = (await gateway.call('/commerceh5/mall', {})).data;
    expect(visitor).toMatchObject({ coins: null, again: [] });
    expect(visitor.coupons.every((one: { isHeld: boolean }) => !one.isHeld)).toBe(true);
  });
});
