import { businessErrors } from '@xinglin/contract';
import { dayAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { orders } from '../../kernel/orders/tables';
import { runRefunds } from '../../testing/payment-fixture';
import { openServicePackages, packageCents } from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { servicePackageEntries } from './tables';

let gateway: TestGateway;
let packages: ReturnType<typeof openServicePackages>;
beforeAll(async () => {
  gateway = await openTestGateway();
  packages = openServicePackages(gateway);
});
afterAll(() => gateway.dispose());

const shop = (path: string, body: object) => gateway.call(`/hades/packserve/${path}`, body);
const day = 24 * 60 * 60_000;

describe('the quota of a package', () => {
  it('is used when it is known for whom, by what the entries say is left', async () => {
    const { call, orderNo, patientId, bind, consult, left, cashier, pay } =
      await packages.ordered();
    expect((await consult()).code).toBe(businessErrors.packageNotUsable);
    await pay(await cashier());
    expect((await consult()).code).toBe(businessErrors.packageNoPatient);
    expect((await bind()).code).toBe(0);
    expect((await call('order/bindpatient', { orderNo, patientId })).code).toBe(
      businessErrors.packageNotUsable,
    );
    const { applyNo } = (await consult()).data;
    expect(await left('consult')).toBe(1);
    await consult();
    expect((await consult()).code).toBe(businessErrors.packageUsedUp);
    expect((await call('customserve/withdraw', { applyNo })).code).toBe(0);
    expect(await left('consult')).toBe(1);
    expect((await call('customserve/withdraw', { applyNo })).code).toBe(
      businessErrors.packageUseClosed,
    );
    const entries = await gateway.services.db
      .select({ units: servicePackageEntries.units })
      .from(servicePackageEntries)
      .where(eq(servicePackageEntries.orderNo, orderNo));
    expect(entries.map(({ units }) => units).toSorted((a, b) => a - b)).toEqual([
      -1, -1, 1, 1, 1, 1, 1, 1, 2,
    ]);
    const wrong = { orderNo, serviceId: 'call', note: '最近胸闷不舒服' };
    expect((await call('customserve/apply', wrong)).code).toBe(businessErrors.packageNotUsable);
  });

  it('of one is used once by fifty uses at the same time', async () => {
    const { call, orderNo, left } = await packages.usable();
    const ask = () =>
      call('customserve/apply', { orderNo, serviceId: 'visit', note: '请上门看一下' });
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === businessErrors.packageUsedUp)).toHaveLength(49);
    expect(await left('visit')).toBe(0);
  });

  it('ends at midnight of the hospital after its last day', async () => {
    const { consult, detail, refund } = await packages.usable({ days: 1 });
    expect((await detail()).mayUse).toBe(true);
    await gateway.advance(day);
    expect(await detail()).toMatchObject({ state: 'ended', mayUse: false, refundNowCents: 0 });
    expect((await consult()).code).toBe(businessErrors.packageNotUsable);
    expect((await refund(0)).code).toBe(businessErrors.orderNotCancellable);
  });
});

describe('the refund of a package', () => {
  it('equals what is unused, to the cent, and announces a smaller sum first', async () => {
    const { call, orderNo, consult, detail, refund } = await packages.usable();
    const before = await detail();
    expect(before).toMatchObject({ refundNowCents: packageCents, mayRefund: true });
    const { applyNo } = (await consult()).data;
    // It can be withdrawn still.
    expect((await detail()).refundNowCents).toBe(packageCents);
    await packages.desk('finish-package-use', { applyNo, result: '请继续按时吃药' });
    const { refundNowCents, quotas } = await detail();
    const { shareCents } = quotas[0];
    expect(refundNowCents).toBe(packageCents - Math.floor(shareCents / 2));
    expect(await refund(packageCents)).toMatchObject({
      code: businessErrors.packagePriceChanged,
      data: { totalCents: refundNowCents },
    });
    expect((await call('customserve/detail', { applyNo })).data).toMatchObject({
      state: 'done',
      result: '请继续按时吃药',
    });
    expect((await call('order/cancel', { orderNo })).code).toBe(businessErrors.orderNotCancellable);
    expect((await refund(refundNowCents)).data).toMatchObject({ refundCents: refundNowCents });
    expect((await refund(refundNowCents)).code).toBe(businessErrors.orderNotCancellable);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({
      state: 'refunded',
      refundCents: refundNowCents,
      mayUse: false,
    });
  });

  it('takes back what was asked for and not planned', async () => {
    const { call, orderNo, consult, refund } = await packages.usable();
    await consult();
    expect((await refund(packageCents)).data.refundCents).toBe(packageCents);
    const { items } = (await call('customserve/list', { orderNo })).data;
    expect(items).toMatchObject([{ state: 'withdrawn', mayWithdraw: false }]);
  });
});

describe('each item', () => {
  it('is a call that is planned at the desk', async () => {
    const { call, orderNo } = await packages.usable();
    const of = { orderNo, serviceId: 'call', note: '想问一下用药' };
    const tooLate = await call('customserve/call', { ...of, wantedOn: '2199-01-01' });
    expect(tooLate.code).toBe(businessErrors.packageDayClosed);
    const wantedOn = dayAt(gateway.services.clock.now());
    const asked = await call('customserve/call', { ...of, wantedOn });
    const callMeettingId: string = asked.data.applyNo;
    const phase = async () => (await call('order/callmeeting', { callMeettingId })).data.phase;
    expect(await phase()).toBe('asked');
    const plannedAt = new Date(gateway.services.clock.now().getTime() + 60 * 60_000).toISOString();
    await packages.desk('plan-package-use', { applyNo: callMeettingId, plannedAt });
    expect(await phase()).toBe('planned');
    await gateway.advance(56 * 60_000);
    expect(await phase()).toBe('now');
    await gateway.advance(60 * 60_000);
    expect(await phase()).toBe('over');
    expect((await call('customserve/withdraw', { applyNo: callMeettingId })).code).toBe(
      businessErrors.packageUseClosed,
    );
  });

  it('is a time of the doctor that one patient has', async () => {
    const one = await packages.usable();
    const other = await packages.usable({ doctorId: one.offer.doctorId });
    const times = async ({ call, orderNo }: typeof one) =>
      (await call('sche/p/list', { orderNo, serviceId: 'appointment' })).data.days;
    const [{ times: free }] = await times(one);
    const [startsAt] = free;
    const book = ({ call, orderNo }: typeof one) =>
      call('sche/p/book', { orderNo, serviceId: 'appointment', startsAt });
    const answers = await Promise.all([book(one), book(other)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      businessErrors.packageTimeTaken,
    ]);
    const [winner, loser] = answers[0]?.code === 0 ? [one, other] : [other, one];
    expect((await times(loser))[0].times).not.toContain(startsAt);
    expect(await loser.left('appointment')).toBe(1);
    const applyNo = answers.find(({ code }) => code === 0)?.data.applyNo;
    expect((await winner.call('customserve/withdraw', { applyNo })).code).toBe(0);
    expect((await book(loser)).code).toBe(0);
  });

  it('is goods that are sent to an address, and a form that is answered', async () => {
    const { call, orderNo, token } = await packages.usable();
    const address = await gateway.call(
      '/logistics/postingaddress/add',
      {
        name: '沈知秋',
        mobile: '13912345678',
        provinceId: '330000',
        cityId: '330100',
        districtId: '330106',
        detail: '文一路 1 号',
      },
      { token },
    );
    const { addressId } = address.data;
    const of = { orderNo, serviceId: 'goods' };
    expect((await call('customserve/express', { ...of, addressId: 'none' })).status).toBe(403);
    const { applyNo } = (await call('customserve/express', { ...of, addressId })).data;
    const express = async () => (await call('order/express', { orderNo })).data;
    expect(await express()).toMatchObject({
      waiting: [{ applyNo }],
      parcels: [],
      address: { name: '沈知秋' },
    });
    const sent = { applyNo, carrier: '顺丰', trackingNo: 'SF1', text: '已揽收' };
    await packages.desk('ship-package-goods', sent);
    expect(await express()).toMatchObject({ waiting: [], parcels: [{ sender: '服务 goods' }] });
    await packages.desk('deliver-package-goods', { applyNo, text: '已签收' });
    expect((await call('customserve/detail', { applyNo })).data.state).toBe('done');
    const form = { orderNo, serviceId: 'form', complaint: '早上血压高', systolic: 150 };
    const swapped = await call('customserve/form', { ...form, systolic: 70, diastolic: 120 });
    expect(swapped).toMatchObject({ status: 422, data: { fields: [{ path: 'systolic' }] } });
    expect((await call('customserve/form', form)).code).toBe(0);
    const { items } = (await packages.desk('list-package-uses', {})).data;
    expect(items.filter((use: { orderNo: string }) => use.orderNo === orderNo)).toMatchObject([
      { type: 'form', answers: { systolic: 150 } },
    ]);
  });
});

describe('what comes after', () => {
  it('is a comment of who had something of it, once, and the completed order', async () => {
    const { call, orderNo, consult, detail, offer } = await packages.usable({
      items: [
        {
          serviceId: 'consult',
          type: 'consult',
          name: { 'zh-Hans': '咨询', 'zh-Hant': '諮詢', en: 'Consultation' },
          note: { 'zh-Hans': '', 'zh-Hant': '', en: '' },
          count: 1,
          unitCents: 100,
        },
      ],
    });
    const comment = () => call('order/comment', { orderNo, stars: 4, text: '回复很快' });
    expect((await comment()).code).toBe(businessErrors.reviewClosed);
    const { applyNo } = (await consult()).data;
    await packages.desk('finish-package-use', { applyNo, result: '没有大碍' });
    expect(await detail()).toMatchObject({ state: 'completed', mayComment: true });
    expect((await comment()).code).toBe(0);
    expect((await comment()).code).toBe(businessErrors.reviewedAlready);
    const { items } = (await shop('comments', { expertId: offer.doctorId })).data;
    expect(items).toMatchObject([{ stars: 4, text: '回复很快', packageTitle: '心脏随访' }]);
    expect((await shop('expert', { doctorUserId: offer.doctorId })).data).toMatchObject({
      commentCount: 1,
      average: 4,
    });
    const { db, all } = gateway.services;
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const parts = all(exportedData).map((part) => part(db, order?.ownerId ?? '', 'en'));
    expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
      servicePackages: [{ orderNo, uses: [{ service: 'Consultation' }], comments: [{ stars: 4 }] }],
    });
  });
});
