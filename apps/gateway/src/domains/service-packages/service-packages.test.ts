import { businessErrors } from '@xinglin/contract';
import { ageOn, dayAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patients } from '../../kernel/people/patients/tables';
import { runRefunds } from '../../testing/payment-fixture';
import {
  addServicePackage,
  openServicePackages,
  packageCents,
} from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { servicePackageTeams } from './tables';

let gateway: TestGateway;
let packages: ReturnType<typeof openServicePackages>;
beforeAll(async () => {
  gateway = await openTestGateway();
  packages = openServicePackages(gateway);
});
afterAll(() => gateway.dispose());

const shop = (path: string, body: object) => gateway.call(`/hades/packserve/${path}`, body);
const day = 24 * 60 * 60_000;

describe('what can be bought', () => {
  it('is found by words, topic and doctor', async () => {
    const { packageCode, doctorId } = await addServicePackage(gateway.services.db);
    const codes = async (filter: object) =>
      (await shop('search', { doctorUserId: doctorId, ...filter })).data.items.map(
        (item: { packageCode: string }) => item.packageCode,
      );
    expect(await codes({})).toEqual([packageCode]);
    expect(await codes({ q: '心脏', topic: 'heart' })).toEqual([packageCode]);
    expect(await codes({ q: '心臟', topic: 'heart' })).toEqual([packageCode]);
    for (const other of [{ q: '高血压' }, { q: '%' }, { q: 'zh-Hans' }, { topic: 'child' }])
      expect(await codes(other), JSON.stringify(other)).toEqual([]);
  });

  it('is told with what each item has of the price, its team and its doctor', async () => {
    const { packageCode, teamId, doctorId } = await addServicePackage(gateway.services.db);
    const { data } = await shop('detail', { packageCode });
    const shares = data.items.map(({ shareCents }: { shareCents: number }) => shareCents);
    expect(shares).toHaveLength(6);
    expect(shares.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(packageCents);
    expect((await shop('team', { teamId })).data).toMatchObject({
      name: '心血管团队',
      members: [{ doctorId }],
      packages: [{ packageCode }],
    });
    expect((await shop('expert', { doctorUserId: doctorId })).data).toMatchObject({
      doctor: { doctorId },
      packages: [{ packageCode }],
      commentCount: 0,
      average: null,
    });
    expect(data.doctors).toMatchObject([{ doctorId }]);
    expect((await shop('detail', { packageCode: 'none' })).status).toBe(403);
    expect((await shop('team', { teamId: 'none' })).status).toBe(403);
    expect((await shop('expert', { doctorUserId: 'none' })).status).toBe(403);
  });
});

describe('who answers a package', () => {
  it('is its leading doctor first, then at most five others of the team', async () => {
    const { db } = gateway.services;
    const offers = await Promise.all(Array.from({ length: 7 }, () => addServicePackage(db)));
    const [one, ...others] = offers;
    if (!one) throw new Error('no package');
    await db
      .update(servicePackageTeams)
      .set({ memberIds: [...others.map(({ doctorId }) => doctorId), one.doctorId] })
      .where(eq(servicePackageTeams.teamId, one.teamId));
    const { doctors } = (await shop('detail', { packageCode: one.packageCode })).data;
    expect(doctors.map(({ doctorId }: { doctorId: string }) => doctorId)).toEqual([
      one.doctorId,
      ...others.slice(0, 5).map(({ doctorId }) => doctorId),
    ]);
  });
});

describe('an order of a package', () => {
  it('says for whom it is, who leads it, and what is open: the planned first', async () => {
    const { call, orderNo, consult, detail, offer, patientId } = await packages.usable();
    const { db } = gateway.services;
    const birthDate = '1958-03-02';
    await db
      .update(patients)
      .set({ gender: 'female', relation: 'parent', birthDate })
      .where(eq(patients.patientId, patientId));
    expect(await detail()).toMatchObject({
      person: {
        relation: 'parent',
        gender: 'female',
        age: ageOn(birthDate, dayAt(gateway.services.clock.now())),
      },
      doctor: { doctorId: offer.doctorId },
      openUses: [],
    });
    const asked: string = (await consult()).data.applyNo;
    const done: string = (await consult()).data.applyNo;
    await packages.desk('finish-package-use', { applyNo: done, result: '请继续按时吃药' });
    const visit = { orderNo, serviceId: 'visit', note: '腿脚不便，请上门' };
    const planned: string = (await call('customserve/apply', visit)).data.applyNo;
    const plannedAt = new Date(gateway.services.clock.now().getTime() + day).toISOString();
    await packages.desk('plan-package-use', { applyNo: planned, plannedAt });
    expect((await detail()).openUses).toMatchObject([
      { applyNo: planned, state: 'planned', plannedAt },
      { applyNo: asked, state: 'asked', itemNote: '说明' },
    ]);
    const { items } = (await call('order/list', {})).data;
    expect(items).toMatchObject([{ orderNo, person: { relation: 'parent' } }]);
  });

  it('has no person before it is said for whom it is', async () => {
    const { detail } = await packages.ordered();
    expect(await detail()).toMatchObject({ patientName: null, person: null, openUses: [] });
  });

  it('costs what was shown, stands among all orders and is cancelled while it is not paid', async () => {
    const { call, orderNo, offer, token } = await packages.ordered();
    const { packageCode } = offer;
    const dear = await call('packserve/order/create', { packageCode, totalCents: 1 });
    expect(dear).toMatchObject({
      code: businessErrors.packagePriceChanged,
      data: { totalCents: packageCents },
    });
    const all = await gateway.call('/moduleoverlap/mergeorder/list', {}, { token });
    expect(all.data.items).toMatchObject([
      { orderNo, kind: 'servicePackage', title: '心脏随访', actions: ['pay', 'cancel'] },
    ]);
    const returnUrl = 'http://localhost:3000/';
    const jump = await call('packserve/jumptopayment', { orderNo, returnUrl });
    expect(jump.data.url).toMatch(/^http/);
    expect((await call('order/cancel', { orderNo })).data).toMatchObject({ statusText: '已取消' });
    expect((await call('order/list', { group: 'cancelled' })).data.items).toMatchObject([
      { orderNo, state: 'cancelled', endsAt: null },
    ]);
  });

  it('can be for a person from the beginning', async () => {
    const { packageCode } = await addServicePackage(gateway.services.db);
    const { call, patientId } = await packages.newPerson();
    const buy = (of: string) =>
      call('packserve/order/buy', { packageCode, totalCents: packageCents, patientId: of });
    const stranger = await packages.newPerson();
    expect((await buy(stranger.patientId)).status).toBe(403);
    const { orderNo } = (await buy(patientId)).data;
    expect((await call('order/detail', { orderNo })).data).toMatchObject({
      patientName: expect.any(String),
      quotas: [{ left: 0 }, {}, {}, {}, {}, {}],
      mayUse: false,
    });
  });

  it('is used by nobody else', async () => {
    const { orderNo, consult } = await packages.usable();
    const { applyNo } = (await consult()).data;
    const { call, patientId } = await packages.newPerson();
    const of = { orderNo, serviceId: 'consult' };
    for (const [path, body] of [
      ['order/detail', { orderNo }],
      ['order/cancel', { orderNo }],
      ['order/refund', { orderNo, refundCents: 0 }],
      ['order/bindpatient', { orderNo, patientId }],
      ['order/comment', { orderNo, stars: 5, text: '很好' }],
      ['order/express', { orderNo }],
      ['packserve/jumptopayment', { orderNo, returnUrl: 'http://localhost:3000/' }],
      ['customserve/apply', { ...of, note: '最近胸闷不舒服' }],
      ['customserve/list', { orderNo }],
      ['customserve/detail', { applyNo }],
      ['customserve/withdraw', { applyNo }],
      ['sche/p/list', { orderNo, serviceId: 'appointment' }],
    ] as const)
      expect(await call(path, body), path).toMatchObject({ status: 403, data: null });
  });

  it('expires when it is not paid in time, and what comes later goes back', async () => {
    const { detail, cashier, pay } = await packages.ordered();
    const paymentId = await cashier();
    await gateway.advance(31 * 60_000);
    expect(await detail()).toMatchObject({ state: 'expired', actions: [] });
    expect(await pay(paymentId)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refundCents: packageCents });
  });
});
