import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCheckUp,
  checkUpCents,
  openCheckUps,
  reportAtOnce,
} from '../../testing/check-up-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  checkUpGrants,
  checkUpItems,
  checkUpPackages,
  checkUpPeople,
  checkUpValues,
} from './tables';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

type Person = Awaited<ReturnType<(typeof checkUps)['newPerson']>>;
const text = (zh: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en: zh });
const itemsOf = async (packageCode: string): Promise<string[]> => {
  const [row] = await gateway.services.db
    .select({ items: checkUpPackages.items })
    .from(checkUpPackages)
    .where(eq(checkUpPackages.packageCode, packageCode));
  return row?.items ?? [];
};
const setItems = (packageCode: string, items: string[]) =>
  gateway.services.db
    .update(checkUpPackages)
    .set({ items })
    .where(eq(checkUpPackages.packageCode, packageCode));

/** A package of three items about the blood; the first one measures the value `glu`. */
async function addBloodCheckUp() {
  const { db } = gateway.services;
  const made = await addCheckUp(db);
  const further = [`${made.packageCode}-2`, `${made.packageCode}-3`];
  await db.insert(checkUpItems).values(
    further.map((itemCode) => ({
      itemCode,
      part: 'blood' as const,
      name: text('化验'),
      purpose: text('化验'),
    })),
  );
  const [first = ''] = await itemsOf(made.packageCode);
  await db.update(checkUpItems).set({ part: 'blood' }).where(eq(checkUpItems.itemCode, first));
  await db
    .insert(checkUpValues)
    .values({ code: 'glu', itemCode: first, part: 'blood', name: text('血糖') })
    .onConflictDoUpdate({ target: checkUpValues.code, set: { itemCode: first } });
  await setItems(made.packageCode, [first, ...further]);
  return made;
}

/** Lets the last report of an order say that the blood sugar is high. */
async function reportHigh(orderNo: string): Promise<void> {
  const { db, clock } = gateway.services;
  await reportAtOnce(db, orderNo, clock.now());
  const rows = await db.select().from(checkUpPeople).where(eq(checkUpPeople.orderNo, orderNo));
  for (const { patientId, report } of rows)
    if (report)
      await db
        .update(checkUpPeople)
        .set({
          report: {
            ...report,
            results: report.results.map((one) => ({ ...one, value: '6.9', flag: 'high' as const })),
          },
        })
        .where(eq(checkUpPeople.patientId, patientId));
}

const fitsOf = async ({ shop }: Person, patientId: string, packageCodes: string[]) =>
  shop('fits', { packageCodes, patientId });
const home = async ({ shop }: Person, person: string) => (await shop('home', { person })).data;

describe('the persons of the home', () => {
  it('each have the packages that are for them, each package once', async () => {
    const counts = async (): Promise<Record<string, number>> => {
      const { items } = (await gateway.call('/moduleoperate/physical/persons', {})).data;
      return Object.fromEntries(
        items.map((one: { person: string; packageCount: number }) => [
          one.person,
          one.packageCount,
        ]),
      );
    };
    const { db } = gateway.services;
    const before = await counts();
    await addCheckUp(db, { purposes: ['work'] });
    const sold = await addCheckUp(db, { purposes: ['parents'], minAge: 50 });
    const same = await addCheckUp(db, { purposes: ['parents'], minAge: 50 });
    await setItems(same.packageCode, await itemsOf(sold.packageCode));
    await addCheckUp(db, { purposes: ['children'], maxAge: 17 });
    await addCheckUp(db, { purposes: ['men'], maxAge: 64 });
    await addCheckUp(db, { purposes: ['men'], kind: 'dental' });
    const after = await counts();
    const added = Object.fromEntries(
      Object.entries(after).map(([person, count]) => [person, count - (before[person] ?? 0)]),
    );
    expect(added).toEqual({ parents: 1, self: 2, child: 1, work: 1 });
  });

  it('are a filter of the list', async () => {
    const { db } = gateway.services;
    const { orgCode, packageCode } = await addCheckUp(db, { purposes: ['children'], maxAge: 17 });
    for (const person of ['parents', 'self', 'child', 'work']) {
      const { data } = await gateway.call('/moduleoperate/physical/packagelist', {
        orgCode,
        person,
      });
      expect(
        data.items.map((one: { packageCode: string }) => one.packageCode),
        person,
      ).toEqual(person === 'child' ? [packageCode] : []);
    }
  });
});

describe('the fits of packages', () => {
  it('follow from the last report, from what the person has, and from sex and age', async () => {
    const { db } = gateway.services;
    const order = await checkUps.booked();
    const blood = await addBloodCheckUp();
    const men = await addCheckUp(db, { sex: 'male' });
    const fresh = await addCheckUp(db);
    const codes = [men, order.checkUp, fresh, blood].map(({ packageCode }) => packageCode);
    expect((await fitsOf(order, order.patientId, codes)).data.items).toEqual([
      { packageCode: fresh.packageCode, fit: { kind: 'plain' } },
      { packageCode: blood.packageCode, fit: { kind: 'plain' } },
      { packageCode: order.checkUp.packageCode, fit: { kind: 'owned', sameItems: 1 } },
      { packageCode: men.packageCode, fit: { kind: 'unfit', reason: 'sex' } },
    ]);
    await reportHigh(order.orderNo);
    expect((await fitsOf(order, order.patientId, codes)).data.items).toEqual([
      {
        packageCode: blood.packageCode,
        fit: { kind: 'suits', values: [{ name: '血糖', flag: 'high' }] },
      },
      { packageCode: fresh.packageCode, fit: { kind: 'new', item: '空腹血糖' } },
      { packageCode: order.checkUp.packageCode, fit: { kind: 'plain' } },
      { packageCode: men.packageCode, fit: { kind: 'unfit', reason: 'sex' } },
    ]);
    // Another account is refused, and a package that is not on sale is left out.
    const other = await checkUps.newPerson();
    expect((await fitsOf(other, order.patientId, codes)).status).toBe(403);
    await db
      .update(checkUpPackages)
      .set({ isOpen: false })
      .where(eq(checkUpPackages.packageCode, fresh.packageCode));
    const { items } = (await fitsOf(other, other.patientId, [fresh.packageCode, 'none'])).data;
    expect(items).toEqual([]);
  });

  it('count an unused code of the account as owned until its last day', async () => {
    const { db } = gateway.services;
    const person = await checkUps.newPerson();
    const { packageCode } = await addCheckUp(db);
    const grantId = `g-${packageCode}`;
    const grant = {
      grantId,
      code: packageCode.toUpperCase(),
      packageCode,
      title: text('单位体检'),
    };
    await db
      .insert(checkUpGrants)
      .values({ ...grant, ownerId: person.userId, validUntil: checkUps.dayIn(0) });
    const fit = async () =>
      (await fitsOf(person, person.patientId, [packageCode])).data.items[0].fit.kind;
    const grants = async () => (await home(person, 'self')).grants;
    expect(await fit()).toBe('owned');
    expect(await grants()).toMatchObject([{ grantId, packageCode, orderNo: null }]);
    const list = (who: Person) =>
      gateway.call('/moduleqk/rest/qkcenter/grants', {}, { token: who.token });
    expect((await list(person)).data.items).toMatchObject([{ grantId }]);
    expect((await list(await checkUps.newPerson())).data.items).toEqual([]);
    await db
      .update(checkUpGrants)
      .set({ validUntil: checkUps.dayIn(-1) })
      .where(eq(checkUpGrants.grantId, grantId));
    expect(await fit()).toBe('plain');
    expect(await grants()).toEqual([]);
  });

  it('are computed for twenty packages at most', async () => {
    const person = await checkUps.newPerson();
    const codes = Array.from({ length: 21 }, (_, at) => `p${at}`);
    expect((await fitsOf(person, person.patientId, codes)).status).toBe(422);
    expect((await fitsOf(person, person.patientId, codes.slice(1))).data.items).toEqual([]);
  });
});

describe('the home of a person', () => {
  it('is in order of the fits for the person of the tile, at the price with the best coupon', async () => {
    const order = await checkUps.booked();
    const blood = await addBloodCheckUp();
    await reportHigh(order.orderNo);
    await checkUps.newCoupon(order);
    const parents = await home(order, 'parents');
    expect(parents.patient).toMatchObject({ patientId: order.fatherId, gender: 'male' });
    expect(parents.items[0]).toMatchObject({
      offer: { packageCode: blood.packageCode, priceCents: checkUpCents },
      fit: { kind: 'suits' },
      couponedCents: checkUpCents - 5000,
    });
    expect(parents.items).toHaveLength(6);
    expect(parents.report).toMatchObject({
      orderNo: order.orderNo,
      patientId: order.fatherId,
      outside: { value: '6.9', flag: 'high' },
      outsideCount: 1,
      monthsAgo: 0,
    });
    expect(parents.people).toMatchObject([
      { person: 'parents', faces: [{ patientId: order.fatherId }] },
      { person: 'self', faces: [{ patientId: order.patientId }] },
      { person: 'child', faces: [] },
    ]);
    const child = await home(order, 'child');
    expect(child).toMatchObject({ patient: null, items: [], report: null });
  });

  it('names no price with a coupon where none lowers it', async () => {
    const person = await checkUps.newPerson();
    await addCheckUp(gateway.services.db);
    const { items, report } = await home(person, 'self');
    expect(items[0]).toMatchObject({ couponedCents: null });
    expect(report).toBeNull();
  });
});
