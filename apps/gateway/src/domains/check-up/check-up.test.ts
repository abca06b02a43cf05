import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCheckUp, checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { checkUpPackages } from './tables';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

const shop = (path: string, body: object) => gateway.call(`/moduleoperate/physical/${path}`, body);

describe('what can be chosen', () => {
  it('is found by person, purpose and price, and told with what each item is for', async () => {
    // Another organisation's stores and packages are not counted.
    await addCheckUp(gateway.services.db);
    const women = await addCheckUp(gateway.services.db, {
      sex: 'female',
      minAge: 20,
      maxAge: 60,
      purposes: ['women'],
    });
    const codes = async (filter: object) =>
      (await shop('packagelist', { orgCode: women.orgCode, ...filter })).data.items.map(
        (item: { packageCode: string }) => item.packageCode,
      );
    expect(await codes({ sex: 'female', age: 30, purpose: 'women' })).toEqual([women.packageCode]);
    for (const other of [{ sex: 'male' }, { age: 61 }, { age: 19 }, { purpose: 'men' }])
      expect(await codes(other), JSON.stringify(other)).toEqual([]);
    expect(await codes({ mostCents: checkUpCents })).toHaveLength(1);
    expect(await codes({ mostCents: checkUpCents - 1 })).toEqual([]);
    expect(await codes({ cityId: '330100' })).toHaveLength(1);
    for (const found of [
      { q: 'yearly CHECK' },
      { q: '每年' },
      { q: '糖尿病' },
      { q: 'blood sugar' },
      { q: 'ｂｌｏｏｄ　ＳＵＧＡＲ' },
    ])
      expect(await codes(found), JSON.stringify(found)).toEqual([women.packageCode]);
    expect(await codes({ q: '核磁' })).toEqual([]);
    expect(await codes({ q: '糖尿病 核磁' })).toEqual([]);
    const { data } = await shop('package', { packageCode: women.packageCode });
    expect(data).toMatchObject({
      priceCents: checkUpCents,
      storeCount: 2,
      items: [{ purpose: '筛查糖尿病', notFor: '怀孕的人请勿做' }],
      preparation: ['空腹'],
      preparationKinds: ['fasting'],
    });
    expect((await shop('package', { packageCode: 'none' })).status).toBe(403);
    const { items } = (await shop('organisation', { orgCode: women.orgCode })).data;
    expect(items).toMatchObject([{ name: '测试体检', packageCount: 1, storeCount: 2 }]);
  });

  it('is listed once for all organisations that offer it, the most suitable first', async () => {
    const { db } = gateway.services;
    const purposes = ['tumour'];
    const add = (minAge: number, yuan: number, itemOf?: { packageCode: string }) =>
      addCheckUp(db, { minAge, maxAge: 88, purposes }).then(async (made) => {
        const [{ items } = { items: undefined }] = itemOf
          ? await db
              .select({ items: checkUpPackages.items })
              .from(checkUpPackages)
              .where(eq(checkUpPackages.packageCode, itemOf.packageCode))
          : [];
        await db
          .update(checkUpPackages)
          .set({ priceCents: yuan * 100, ...(items && { items }) })
          .where(eq(checkUpPackages.packageCode, made.packageCode));
        return made;
      });
    const young = await add(16, 100);
    const dear = await add(50, 300);
    const cheap = await add(50, 200, dear);
    const list = async (filter: object) =>
      (await shop('packagelist', { purpose: 'tumour', ...filter })).data as {
        items: { packageCode: string; orgCount: number; priceCents: number }[];
        total: number;
      };
    const codes = ({ items }: Awaited<ReturnType<typeof list>>) =>
      items.map(({ packageCode }) => packageCode);
    const ours = [young, dear, cheap].map(({ packageCode }) => packageCode);
    const grouped = await list({ grouped: true, age: 87 });
    expect(grouped.items.filter(({ packageCode }) => ours.includes(packageCode))).toMatchObject([
      { packageCode: cheap.packageCode, orgCount: 2, priceCents: 200_00 },
      { packageCode: young.packageCode, orgCount: 1 },
    ]);
    expect(grouped.total).toBe(grouped.items.length);
    const each = await list({ age: 87 });
    expect(codes(each).filter((code) => ours.includes(code))).toEqual([
      cheap.packageCode,
      dear.packageCode,
      young.packageCode,
    ]);
    expect(new Set(each.items.map(({ orgCount }) => orgCount))).toEqual(new Set([1]));
    expect(codes(await list({ sameAs: dear.packageCode }))).toEqual([
      cheap.packageCode,
      dear.packageCode,
    ]);
    expect(codes(await list({ sameAs: 'none' }))).toEqual([]);
    // What suits goes before what is cheaper.
    const other = await addCheckUp(db, { minAge: 50, maxAge: 88, purposes: ['parents', 'tumour'] });
    expect(codes(await list({ grouped: true, suits: 'parents' }))[0]).toBe(other.packageCode);
  });

  it('stands at stores, the nearest first, with their next free days', async () => {
    const { packageCode, storeId, otherStoreId } = await addCheckUp(gateway.services.db);
    const near = { packageCode, latitude: 30.35, longitude: 120.17 };
    const { items } = (await shop('store', near)).data;
    expect(items.map((item: { store: { storeId: string } }) => item.store.storeId)).toEqual([
      otherStoreId,
      storeId,
    ]);
    expect(items[0]).toMatchObject({ distanceMetres: 0 });
    expect(items[0].freeDays.map(({ day }: { day: string }) => day)).toEqual(
      [1, 2, 3].map(checkUps.dayIn),
    );
    const cities = (await shop('city', { packageCode })).data.items;
    expect(cities).toMatchObject([{ areaId: '330100' }]);
    const provinces = (await shop('province', { packageCode })).data.items;
    expect(provinces).toMatchObject([{ areaId: '330000' }]);
    const { days } = (await shop('schedule', { packageCode, storeId })).data;
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: checkUps.dayIn(1), total: 10, remaining: 10 });
  });
});
