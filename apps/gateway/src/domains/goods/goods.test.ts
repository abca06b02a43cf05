import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deviceCents,
  medicine,
  medicineCents,
  openMall,
  prescribed,
} from '../../testing/goods-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { goodsItems } from './tables';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const path = (name: string) => `/modulemarketplace/goods/${name}`;

describe('the mall', () => {
  it('shows its shops, categories and what is popular; a shop shows its own', async () => {
    const { data } = await gateway.call('/commerceh5/mall', {});
    expect(data.shop).toBeNull();
    expect(data.shops.map((shop: { shopId: string }) => shop.shopId)).toEqual([
      'shop-1',
      'shop-2',
      'shop-3',
    ]);
    for (const { shopId, goodsCount } of data.shops)
      expect((await gateway.call(path('list'), { shopId })).data.total).toBe(goodsCount);
    expect(data.categories).toHaveLength(8);
    expect(data.popular).toHaveLength(8);
    expect(
      data.popular.every((one: { needsPrescription: boolean }) => !one.needsPrescription),
    ).toBe(true);
    const one = (await gateway.call('/commerceh5/mall', { shopId: 'shop-2' })).data;
    expect(one.shop).toMatchObject({ name: '康护家用器械', promotions: ['满 300 元打 9 折'] });
    expect(one.categories).toHaveLength(2);
    expect((await gateway.call('/commerceh5/mall', { shopId: 'none' })).code).toBe(-7);
  });

  it('shows on home what is bought most, each category once before any twice', async () => {
    const { items } = (await gateway.call('/bffnode/home/hmall/list', { pageSize: 7 })).data;
    expect(items).toHaveLength(7);
    const { db } = gateway.services;
    const rows = await db
      .select({ goodsNo: goodsItems.goodsNo, categoryId: goodsItems.categoryId })
      .from(goodsItems);
    const categoryOf = new Map(rows.map(({ goodsNo, categoryId }) => [goodsNo, categoryId]));
    const categories = items.map(({ goodsNo }: { goodsNo: string }) => categoryOf.get(goodsNo));
    const free = new Set(
      rows.filter(({ categoryId }) => categories.includes(categoryId)).map((row) => row.categoryId),
    );
    expect(new Set(categories).size).toBe(Math.min(7, free.size));
    for (const item of items)
      expect(item).toMatchObject({ inStock: true, needsPrescription: false });
    expect((await gateway.call('/bffnode/home/hmall/list', {})).data.items).toEqual(
      items.slice(0, 4),
    );
  });

  it('goes on with home’s goods behind those that home shows, to the last one in stock', async () => {
    const feed = async (input: object) =>
      (await gateway.call('/bffnode/home/feeds/hmall/list', input)).data;
    const shown = (await gateway.call('/bffnode/home/hmall/list', { pageSize: 12 })).data.items;
    const { items, total } = await feed({ pageSize: 8 });
    expect(items).toEqual(shown.slice(4));
    const rest = await Promise.all([2, 3].map((pageNo) => feed({ pageSize: 50, pageNo })));
    const all = [...(await feed({ pageSize: 50 })).items, ...rest.flatMap((page) => page.items)];
    expect(all).toHaveLength(total);
    const numbers = new Set(all.map(({ goodsNo }) => goodsNo));
    expect(numbers.size).toBe(total);
    for (const { goodsNo } of shown.slice(0, 4)) expect(numbers.has(goodsNo)).toBe(false);
    const [last] = all.slice(-1);
    const sell = (isOnSale: boolean) =>
      gateway.services.db
        .update(goodsItems)
        .set({ isOnSale })
        .where(eq(goodsItems.goodsNo, last.goodsNo));
    await sell(false);
    expect((await feed({})).total).toBe(total - 1);
    await sell(true);
  });

  it('is searched by words, shop and category, in every language', async () => {
    const found = async (input: object, locale?: string) =>
      (await gateway.call(path('list'), input, { locale })).data;
    expect((await found({})).total).toBe(120);
    expect((await found({ q: '血压' })).items).toHaveLength(2);
    expect((await found({ q: '血壓' })).items).toHaveLength(2);
    expect((await found({ q: 'blood pressure upper' }, 'en')).items).toMatchObject([
      { title: 'Upper arm blood pressure monitor', priceCents: deviceCents },
    ]);
    expect((await found({ categoryId: 'care', shopId: 'shop-1' })).total).toBe(0);
    const medicines = await found({ only: 'medicine', pageSize: 50 });
    expect(medicines.total).toBeGreaterThan(0);
    for (const one of medicines.items) expect(one.shopId).toBe('shop-1');
    expect((await found({ only: 'medicine', shopId: 'shop-2' })).total).toBe(0);
    const selected = (await found({ only: 'selected', pageSize: 50 })).items;
    expect(selected.length).toBeGreaterThan(0);
    for (const one of selected) expect(one.memberCents).not.toBeNull();
    const prices = (await found({ sort: 'cheapest', pageSize: 50 })).items.map(
      (one: { priceCents: number }) => one.priceCents,
    );
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  it('shows goods with variants, and whether they are brought to a place', async () => {
    const of = async (shopId: string, goodsNo: string, areaId?: string) =>
      gateway.call(path('detail'), { shopId, goodsNo, ...(areaId && { areaId }) });
    const { data } = await of('shop-3', 'g191', '330106');
    expect(data).toMatchObject({ title: '宁夏枸杞', isDelivered: true, returnDays: 7 });
    expect(data.skus).toHaveLength(2);
    expect((await of('shop-3', 'g191', '110105')).data.isDelivered).toBe(false);
    expect((await of('shop-1', 'g101', '110105')).data.isDelivered).toBe(true);
    expect((await of('shop-1', 'g191')).code).toBe(-7);
    const { items } = (await gateway.call(path('areas'), { shopId: 'shop-3' })).data;
    expect(items.map((one: { name: string }) => one.name)).toEqual(['上海', '江苏', '浙江']);
    const item = await gateway.call('/commerceh5/item', { itemId: medicine });
    expect(item.data).toMatchObject({ goodsNo: 'g101', priceCents: medicineCents });
    expect((await gateway.call('/commerceh5/item', { itemId: 'none' })).code).toBe(-7);
  });

  it('shows only the name of prescription goods, and does not sell them', async () => {
    const { data } = await gateway.call(path('detail'), { shopId: 'shop-1', goodsNo: 'g146' });
    expect(data).toMatchObject({
      title: '苯磺酸氨氯地平片',
      needsPrescription: true,
      picture: null,
      subtitle: '',
      description: [],
      parameters: [],
    });
    const { goods, order, call, addressId } = await mall.newBuyer();
    const lines = [{ skuId: prescribed, count: 1 }];
    const refused = businessErrors.prescriptionNeeded;
    expect((await goods('cart/set', { skuId: prescribed, count: 1 })).code).toBe(refused);
    expect((await order('quote', { lines })).code).toBe(refused);
    const deal = { itemId: prescribed, addressId, dealCents: 2860 };
    expect((await call('/modulecommerce/submit', deal)).code).toBe(refused);
    expect((await goods('cart/merge', { lines })).data).toEqual({
      capped: 0,
      left: 1,
      cartCount: 0,
    });
  });
});
