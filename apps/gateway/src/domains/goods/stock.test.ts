import { businessErrors } from '@xinglin/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device, openMall } from '../../testing/goods-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { returnStock, takeStock } from './stock';
import { goodsSkus } from './tables';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

describe('stock', () => {
  it('is never sold twice: twenty buyers order the last seven', async () => {
    const skuId = 'g105-1';
    await mall.desk('set-goods-sku', { skuId, stock: 7 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => mall.newBuyer()));
    const lines = [
      { skuId, count: 1 },
      { skuId: device, count: 1 },
    ];
    const answers = await Promise.all(
      buyers.map(({ submit }, place) => submit(place % 2 === 0 ? lines : lines.toReversed())),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(7);
    expect(answers.filter(({ code }) => code === businessErrors.stockShort)).toHaveLength(13);
    expect(await mall.stockOf(skuId)).toBe(0);
  });

  it('adds up after two hundred at once who want some of a few variants, in any order', async () => {
    const { db } = gateway.services;
    const skuIds = ['g107-1', 'g108-1', 'g109-1', 'g110-1'];
    const next = numbersFrom(24);
    for (let round = 0; round < 5; round += 1) {
      const stock = 20 + next(60);
      await db.update(goodsSkus).set({ stock }).where(inArray(goodsSkus.skuId, skuIds));
      const wishes = Array.from({ length: 200 }, () =>
        skuIds
          .filter(() => next(2) === 0)
          .map((skuId) => ({ skuId, count: 1 + next(3) }))
          .toSorted(() => next(2) - 1),
      );
      const taken = await Promise.all(
        wishes
          .filter((wanted) => wanted.length > 0)
          .map((wanted) =>
            db.transaction(async (tx) =>
              (await takeStock(tx, wanted)).length === 0 ? wanted : [],
            ),
          ),
      );
      const left = await Promise.all(skuIds.map(mall.stockOf));
      for (const [place, skuId] of skuIds.entries()) {
        const sold = taken
          .flat()
          .filter((one) => one.skuId === skuId)
          .reduce((all, { count }) => all + count, 0);
        expect(sold + (left[place] ?? 0), skuId).toBe(stock);
        expect(left[place]).toBeGreaterThanOrEqual(0);
      }
      expect(Math.min(...left)).toBeLessThan(3);
      await db.transaction((tx) => returnStock(tx, [{ skuId: 'g107-1', count: 2 }]));
      expect(await mall.stockOf('g107-1')).toBe((left[0] ?? 0) + 2);
    }
  });
});
