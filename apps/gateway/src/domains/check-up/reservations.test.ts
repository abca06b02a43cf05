import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { addCheckUp, checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { eraseGrants } from './grants';
import { checkUpGrants } from './tables';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

let made = 0;

/** A code for a package that a company has paid for, and who types it. */
async function granted(days = 20, audience: Parameters<typeof addCheckUp>[1] = {}) {
  const { db } = gateway.services;
  const checkUp = await addCheckUp(db, audience);
  made += 1;
  const code = `QK26${made}`;
  const grantId = `grant-${made}`;
  await db.insert(checkUpGrants).values({
    grantId,
    code,
    packageCode: checkUp.packageCode,
    title: { 'zh-Hans': '青川科技', 'zh-Hant': '青川科技', en: 'Qingchuan' },
    validUntil: checkUps.dayIn(days),
  });
  return { checkUp, code, grantId };
}

async function newPerson() {
  const person = await checkUps.newPerson();
  const { token, patientId } = person;
  const centre = (path: string, body: object) =>
    gateway.call(`/moduleqk/rest/${path}`, body, { token });
  return {
    ...person,
    centre,
    verify: (code: string) => centre('qkcenter/verifycode', { code }),
    reserve: (grantId: string, storeId: string, changed: object = {}) =>
      centre('reservations/submitorder', {
        grantId,
        storeId,
        day: checkUps.dayIn(5),
        patientId,
        ...changed,
      }),
  };
}

/** A person who has reserved with a code. */
async function reserved() {
  const grant = await granted();
  const person = await newPerson();
  await person.verify(grant.code);
  const { data } = await person.reserve(grant.grantId, grant.checkUp.storeId);
  return { ...grant, ...person, orderNo: data.orderNo as string };
}

describe('a code of the check-up centre', () => {
  it('tells its package to the account that types it first, as often as it asks', async () => {
    const { code, grantId, checkUp } = await granted(20, { sex: 'female', minAge: 20 });
    const [one, other] = [await newPerson(), await newPerson()];
    expect((await one.verify('nothing')).code).toBe(businessErrors.checkUpCodeUnknown);
    for (const typed of [` ${code.toLowerCase()} `, code.replace('QK', 'QK-')])
      expect((await one.verify(typed)).data, typed).toMatchObject({
        grantId,
        title: '青川科技',
        packageCode: checkUp.packageCode,
        sex: 'female',
        minAge: 20,
        validUntil: checkUps.dayIn(20),
        orderNo: null,
      });
    expect((await other.verify(code)).code).toBe(businessErrors.checkUpCodeUnknown);
  });

  it('is kept by one of many who type it at once', async () => {
    const { code } = await granted();
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
    const answers = await Promise.all(people.map(({ verify }) => verify(code)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  });

  it('comes from the desk, once, for a package that is there', async () => {
    const { packageCode } = await addCheckUp(gateway.services.db);
    const handIn = (changed: object = {}) =>
      checkUps.desk('grant-check-ups', {
        packageCode,
        title: { 'zh-Hans': '青川科技' },
        validUntil: checkUps.dayIn(30),
        codes: ['QK-77-0001', 'qk770001', 'QK-77-0002'],
        ...changed,
      });
    expect((await handIn()).data).toEqual({ added: 2 });
    expect((await handIn()).data).toEqual({ added: 0 });
    expect((await handIn({ packageCode: 'none' })).status).toBe(403);
    const { verify } = await newPerson();
    expect((await verify('QK770001')).data).toMatchObject({ packageCode, title: '青川科技' });
  });

  it('is not found by trying', async () => {
    const { code } = await granted();
    const { verify } = await newPerson();
    for (let tries = 0; tries < 30; tries += 1)
      expect((await verify(`none ${tries}`)).code).toBe(businessErrors.checkUpCodeUnknown);
    expect((await verify(code)).code).toBe(businessErrors.codeGuessLimit);
  });

  it('is over after its last day', async () => {
    const { code } = await granted(-1);
    const { verify } = await newPerson();
    expect((await verify(code)).code).toBe(businessErrors.checkUpCodeExpired);
  });
});

describe('a reservation with a code', () => {
  it('has the days that the code covers, at the stores of its package', async () => {
    const { code, grantId, checkUp } = await granted(3);
    const [one, other] = [await newPerson(), await newPerson()];
    await one.verify(code);
    const { items } = (await one.centre('reservations/shiftcaselist', { grantId })).data;
    const ids = items.map((item: { store: { storeId: string } }) => item.store.storeId);
    expect(new Set(ids)).toEqual(new Set([checkUp.storeId, checkUp.otherStoreId]));
    expect(items[0].days.map(({ day }: { day: string }) => day)).toEqual(
      [1, 2, 3].map(checkUps.dayIn),
    );
    const late = await one.reserve(grantId, checkUp.storeId, { day: checkUps.dayIn(4) });
    expect(late.code).toBe(businessErrors.checkUpDayClosed);
    const stolen = await other.centre('reservations/shiftcaselist', { grantId });
    expect(stolen.status).toBe(403);
    expect((await other.reserve(grantId, checkUp.storeId)).status).toBe(403);
  });

  it('takes a place of the day for nothing, once, and shows its voucher', async () => {
    const { orderNo, grantId, checkUp, code, call, centre, reserve, verify } = await reserved();
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(9);
    const { data } = await centre('reservations/orderdetail', { orderNo });
    expect(data).toMatchObject({ orderNo, state: 'booked', title: '青川科技' });
    expect(data.voucherCode).toMatch(/^\d{8}$/);
    expect((await call('detail', { orderNo })).data).toMatchObject({
      amountCents: 0,
      offCents: checkUpCents,
      mayInvoice: false,
    });
    expect((await verify(code)).data.orderNo).toBe(orderNo);
    expect((await reserve(grantId, checkUp.otherStoreId)).code).toBe(
      businessErrors.checkUpCodeUsed,
    );
  });

  it('is made once of many that are sent at once', async () => {
    const { code, grantId, checkUp } = await granted();
    const { verify, reserve } = await newPerson();
    await verify(code);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => reserve(grantId, checkUp.storeId)),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(9);
  });

  it('is refused for whom the package is not, and for a person of another account', async () => {
    const { code, grantId, checkUp } = await granted(20, { sex: 'female' });
    const [one, other] = [await newPerson(), await newPerson()];
    await one.verify(code);
    const { storeId } = checkUp;
    const misfit = await one.reserve(grantId, storeId, { patientId: one.fatherId });
    expect(misfit.code).toBe(businessErrors.checkUpUnfit);
    const stolen = await one.reserve(grantId, storeId, { patientId: other.patientId });
    expect(stolen.status).toBe(403);
  });

  it('that is given up frees the place and the code', async () => {
    const { orderNo, grantId, checkUp, call, reserve } = await reserved();
    expect((await call('cancel', { orderNo, refundCents: 0 })).data).toMatchObject({
      refundCents: 0,
    });
    expect(await checkUps.left(checkUp, checkUps.dayIn(5))).toBe(10);
    expect((await reserve(grantId, checkUp.otherStoreId)).code).toBe(0);
  });

  it('moves to no day after the last one of its code', async () => {
    const { orderNo, call, checkUp } = await reserved();
    const { storeId } = checkUp;
    const move = (days: number) =>
      call('updateBooking', { orderNo, storeId, day: checkUps.dayIn(days) });
    expect((await move(21)).code).toBe(businessErrors.checkUpDayClosed);
    expect((await move(20)).code).toBe(0);
  });

  it('is shown to its owner alone, and no bought order is one', async () => {
    const { orderNo } = await reserved();
    const other = await newPerson();
    const detail = (of: string) => other.centre('reservations/orderdetail', { orderNo: of });
    expect((await detail(orderNo)).status).toBe(403);
    const bought = await checkUps.submit(other, await addCheckUp(gateway.services.db));
    expect((await detail(bought.data.orderNo)).status).toBe(403);
  });

  it('is taken along by its owner, and its code is parted from a closed account', async () => {
    const { userId, code, orderNo, grantId } = await reserved();
    const unused = await granted();
    const person = await newPerson();
    await person.verify(unused.code);
    const { db, all } = gateway.services;
    const parts = all(exportedData).map((part) => part(db, userId, 'en'));
    expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
      checkUpCodes: [{ code, title: 'Qingchuan', orderNo }],
    });
    for (const id of [userId, person.userId]) await eraseGrants(db, id);
    const [kept] = await db.select().from(checkUpGrants).where(eq(checkUpGrants.grantId, grantId));
    expect(kept).toMatchObject({ ownerId: null, orderNo });
    const other = await newPerson();
    expect((await other.verify(code)).code).toBe(businessErrors.checkUpCodeUnknown);
    expect((await other.verify(unused.code)).code).toBe(0);
  });
});
