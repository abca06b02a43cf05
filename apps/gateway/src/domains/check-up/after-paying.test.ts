import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessErrors } from '@xinglin/contract';
import { ageOn } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patients } from '../../kernel/people/patients/tables';
import { migrationsFolder } from '../../platform/migrations';
import { checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const dayMs = 24 * 60 * 60_000;
const bothCents = 2 * checkUpCents;

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

const result = (value: string, flag: string, code = 'glu') => ({
  code,
  name: { 'zh-Hans': '空腹血糖', en: 'Fasting blood sugar' },
  value,
  unit: 'mmol/L',
  range: '3.9–6.1',
  flag,
});

const report = (...results: object[]) => ({
  conclusion: { 'zh-Hans': '建议复查', en: 'Please come again' },
  results,
});

describe('the money of a check-up', () => {
  it.each([
    ['days before, all of it', 0, bothCents],
    ['once the first term is over, most of it', 1, Math.floor(bothCents * 0.9)],
  ])('%s goes back', async (_, ended, cents) => {
    const { orderNo, detail, cancel } = await checkUps.booked();
    const [first] = (await detail()).refundTerms;
    const untilThen = Date.parse(first.before) - gateway.services.clock.now().getTime();
    if (ended > 0) await gateway.advance(untilThen);
    const { refundTerms, refundNowCents } = await detail();
    expect(refundTerms.map((term: { refundCents: number }) => term.refundCents)).toEqual([
      bothCents,
      Math.floor(bothCents * 0.9),
    ]);
    expect(refundNowCents).toBe(cents);
    // What was shown has become more than goes back: nothing happens before it is seen.
    const stale = await cancel(bothCents + 1);
    expect(stale.code).toBe(businessErrors.checkUpPriceChanged);
    expect((await cancel(cents)).data).toMatchObject({ orderNo, refundCents: cents });
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({
      state: 'refunded',
      refundCents: cents,
      refund: { status: 'done', refundCents: cents },
    });
  });

  it('goes back whole where the centre refuses', async () => {
    const { orderNo, detail, checkUp } = await checkUps.booked();
    const day = (await detail()).day;
    await checkUps.desk('refuse-check-up', { orderNo, reason: '设备检修' });
    expect(await checkUps.left(checkUp, day)).toBe(10);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refundCents: bothCents });
  });

  it('is not refunded after a no-show', async () => {
    const { detail } = await checkUps.booked();
    await gateway.advance(7 * dayMs);
    expect(await detail()).toMatchObject({ state: 'missed', refundCents: 0, mayCancel: false });
  });

  it('is invoiced once, after the visit, and issued at the desk', async () => {
    const { call, orderNo, detail } = await checkUps.booked();
    const apply = (changed: object = {}) =>
      call('invoice', {
        orderNo,
        title: { type: 'person', name: '沈知秋' },
        email: 'qiu@example.com',
        ...changed,
      });
    expect((await apply()).code).toBe(businessErrors.checkUpInvoiceClosed);
    await checkUps.desk('attend-check-up', { orderNo });
    const title = { type: 'company', name: '杏林公司', taxNo: '91110000000000000X' };
    expect((await apply({ title })).data.fields[0].path).toBe('title.taxNo');
    expect((await apply()).code).toBe(0);
    expect((await apply()).code).toBe(businessErrors.checkUpInvoiceClosed);
    await checkUps.desk('issue-check-up-invoice', { orderNo, invoiceNo: '26112500001' });
    expect((await detail()).invoice).toMatchObject({ cents: bothCents, invoiceNo: '26112500001' });
  });

  it.each([
    [
      { title: '杏林公司', taxNo: '91350100M000100Y43' },
      { type: 'company', name: '杏林公司', taxNo: '91350100M000100Y43' },
    ],
    [
      { title: '沈知秋', taxNo: null },
      { type: 'person', name: '沈知秋' },
    ],
  ])('keeps an invoice of an earlier version: %o', async (kept, title) => {
    const { orderNo, detail } = await checkUps.booked();
    const { db } = gateway.services;
    const rest = { email: 'qiu@example.com', cents: bothCents, invoiceNo: null };
    await db.execute(
      sql`update check_up_orders set invoice = ${JSON.stringify({ ...kept, ...rest })}::jsonb
        where order_no = ${orderNo}`,
    );
    const folder = migrationsFolder();
    const file = readdirSync(folder).find((one) => one.endsWith('_check_up_invoice_titles.sql'));
    await db.execute(sql.raw(readFileSync(join(folder, file ?? ''), 'utf8')));
    expect((await detail()).invoice).toEqual({ title, ...rest });
  });
});

describe('the report', () => {
  it('comes for each who was there, and completes the order with the last', async () => {
    const { mobile, orderNo, detail, patientId, fatherId, call } = await checkUps.booked();
    const day = (await detail()).day;
    const listed = await checkUps.desk('list-check-ups', { day });
    expect(listed.data.items).toContainEqual(expect.objectContaining({ orderNo, state: 'booked' }));
    const early = await checkUps.desk('report-check-up', {
      orderNo,
      patientId,
      ...report(result('5.1', 'normal')),
    });
    expect(early.code).not.toBe(0);
    await checkUps.desk('attend-check-up', { orderNo });
    const issue = (id: string, ...results: object[]) =>
      checkUps.desk('report-check-up', { orderNo, patientId: id, ...report(...results) });
    await issue(patientId, result('5.1', 'normal', 'alt'), result('7.2', 'high'));
    expect(await detail()).toMatchObject({ state: 'attended' });
    await issue(fatherId, result('5.0', 'normal'));
    expect(await detail()).toMatchObject({ state: 'completed' });
    const { data } = await call('report', { orderNo, patientId });
    expect(data.results.map((one: { flag: string }) => one.flag)).toEqual(['high', 'normal']);
    expect(data).toMatchObject({ conclusion: '建议复查', patientId });
    const said = (await gateway.messagesTo(mobile)).map((message) => message.text);
    expect(said.some((text) => text.includes('报告已出'))).toBe(true);
    for (const text of said) expect(text).not.toContain('7.2');
  });

  it('says who the person is, and has the abbreviations and counts as issued', async () => {
    const { token, orderNo, patientId, fatherId, call } = await checkUps.booked();
    await checkUps.desk('attend-check-up', { orderNo });
    for (const id of [patientId, fatherId])
      await checkUps.desk('report-check-up', {
        orderNo,
        patientId: id,
        ...report(
          { ...result('4.21', 'high', 'ldl'), abbreviation: 'LDL-C', range: '<3.40' },
          result('5.0', 'normal'),
        ),
      });
    const { data } = await call('report', { orderNo, patientId: fatherId });
    expect(data.results).toMatchObject([
      { code: 'ldl', abbreviation: 'LDL-C' },
      { code: 'glu', abbreviation: '' },
    ]);
    const { db } = gateway.services;
    expect(data.person).toEqual({
      relation: 'parent',
      gender: 'male',
      age: ageOn('1960-05-01', data.day),
    });
    const listed = async () =>
      (await gateway.call('/moduleqk/rest/qkcenter/reports', {}, { token })).data.items;
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        patientId: fatherId,
        outsideCount: 1,
        resultCount: 2,
        person: data.person,
      }),
    );
    const left = eq(patients.patientId, fatherId);
    await db.update(patients).set({ deletedAt: gateway.services.clock.now() }).where(left);
    expect((await call('report', { orderNo, patientId: fatherId })).data.person).toBeNull();
    expect((await call('report', { orderNo, patientId })).data.person).not.toBeNull();
    expect(await listed()).toContainEqual(
      expect.objectContaining({ patientId: fatherId, person: null }),
    );
  });

  it('is a PDF for its owner alone', async () => {
    const { token, orderNo, patientId } = await checkUps.booked();
    await checkUps.desk('attend-check-up', { orderNo });
    const issued = report(result('7.2', 'high'));
    await checkUps.desk('report-check-up', { orderNo, patientId, ...issued });
    const file = (whose: string) =>
      gateway.app.request(`/order/physical/report.pdf?orderNo=${orderNo}&patientId=${patientId}`, {
        headers: { token: whose },
      });
    const answer = await file(token);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const other = await checkUps.newPerson();
    expect((await file(other.token)).status).toBe(403);
    expect((await file('')).status).toBe(401);
  });

  it('is taken along by its owner', async () => {
    const { userId, orderNo } = await checkUps.booked();
    const { db, all } = gateway.services;
    const parts = all(exportedData).map((part) => part(db, userId, 'en'));
    expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
      checkUps: [{ orderNo, people: [{ report: null }, { report: null }] }],
    });
  });
});

describe('the printed report', () => {
  it('is posted once, to an address of its owner, and followed', async () => {
    const { token, call, orderNo, detail } = await checkUps.booked();
    const post = async (whose: string) =>
      (
        await gateway.call(
          '/logistics/postingaddress/add',
          {
            name: '沈知秋',
            mobile: '13900001234',
            provinceId: '330000',
            cityId: '330100',
            districtId: '330106',
            detail: '文三路 1 号',
          },
          { token: whose },
        )
      ).data.addressId as string;
    const addressId = await post(token);
    const ask = (id: string) => call('paper', { orderNo, addressId: id });
    expect((await detail()).paper).toEqual({ mayAsk: false, address: null, parcels: [] });
    expect((await ask(addressId)).code).toBe(businessErrors.checkUpPaperClosed);
    await checkUps.desk('attend-check-up', { orderNo });
    const other = await checkUps.newPerson();
    expect((await ask(await post(other.token))).status).toBe(403);
    const stranger = await gateway.call(
      '/order/physical/paper',
      { orderNo, addressId },
      { token: other.token },
    );
    expect(stranger.status).toBe(403);
    const parcel = { orderNo, carrier: '顺丰速运', trackingNo: 'SF1234567890' };
    expect((await checkUps.desk('send-check-up-paper', parcel)).code).not.toBe(0);
    expect((await detail()).paper.mayAsk).toBe(true);
    expect((await ask(addressId)).code).toBe(0);
    expect((await ask(addressId)).code).toBe(businessErrors.checkUpPaperClosed);
    const sent = await checkUps.desk('send-check-up-paper', parcel);
    expect((await checkUps.desk('send-check-up-paper', parcel)).data).toEqual(sent.data);
    await checkUps.desk('tell-of-check-up-paper', { orderNo, text: '已签收', isDelivered: true });
    expect((await detail()).paper).toMatchObject({
      mayAsk: false,
      address: { name: '沈知秋', mobile: '139****1234' },
      parcels: [
        { trackingNo: 'SF1234567890', stateText: '已签收', events: [{ text: '已签收' }, {}] },
      ],
    });
  });
});
