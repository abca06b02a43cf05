import { businessErrors } from '@xinglin/contract';
import { telemedicineTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { runRefunds } from '../../testing/payment-fixture';
import { uploadedPicture } from '../../testing/picture-fixture';
import { complaint, openSessions, sessionCents } from '../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { telemedicineOrders } from './tables';
import { timesOf } from './times';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const course = '右膝疼了三个月，上下楼时更疼，吃过止痛药';

let gateway: TestGateway;
let sessions: Awaited<ReturnType<typeof openSessions>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  sessions = await openSessions(gateway);
});
afterAll(() => gateway.dispose());

describe('the times of an expert', () => {
  it('follow the week on the clock of the hospital, and leave time to choose a clinic', () => {
    const week = {
      doctorId: 'd',
      priceCents: 1,
      weekdays: [1],
      firstAt: '14:00',
      sessions: 2,
      timeZone: 'Asia/Shanghai',
    };
    // Noon of a Monday at the hospital: what begins within four hours is no longer offered.
    const times = timesOf(week, new Date('2026-11-23T04:00:00Z'));
    expect(times.map((at) => at.toISOString())).toEqual([
      '2026-11-30T06:00:00.000Z',
      '2026-11-30T06:30:00.000Z',
    ]);
  });

  it('are told with the next free one, and taken by a submit', async () => {
    const doctorId = await sessions.newExpert();
    const found = async () => {
      const { data } = await gateway.call('/order/telemedicine/doctor', { pageSize: 50 });
      return data.items.find(
        (item: { doctor: { doctorId: string } }) => item.doctor.doctorId === doctorId,
      );
    };
    expect(await found()).toMatchObject({ priceCents: sessionCents, timeZone: 'Asia/Shanghai' });
    expect(await sessions.free(doctorId)).toBe(true);
    await sessions.ordered(doctorId);
    expect(await sessions.free(doctorId)).toBe(false);
  });

  it('go to one of many who want the same', async () => {
    const doctorId = await sessions.newExpert();
    const people = await Promise.all(Array.from({ length: 8 }, () => sessions.newPerson()));
    const answers = await Promise.all(people.map(({ submit }) => submit(doctorId)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === businessErrors.slotTaken)).toHaveLength(7);
    const rows = await gateway.services.db
      .select()
      .from(telemedicineOrders)
      .where(eq(telemedicineOrders.doctorId, doctorId));
    expect(rows).toHaveLength(1);
  });
});

describe('a session of the tele-clinic', () => {
  it('costs what its expert asks, and stands in the lists', async () => {
    const { call, token, orderNo } = await sessions.ordered();
    const { items } = (await call('list', {})).data;
    expect(items).toMatchObject([
      {
        orderNo,
        state: 'awaitingPayment',
        amountCents: sessionCents,
        localDoctor: null,
        startsAt: sessions.startsAt(),
        actions: ['pay', 'cancel'],
      },
    ]);
    const merged = await gateway.call('/moduleoverlap/mergeorder/list', {}, { token });
    expect(merged.data.items[0]).toMatchObject({ orderNo, title: '远程门诊' });
  });

  it('is refused for another time than is offered, a second one at once, and without words', async () => {
    const person = await sessions.newPerson();
    const doctorId = await sessions.newExpert();
    const odd = await person.submit(
      doctorId,
      new Date(Date.parse(sessions.startsAt()) + 1).toISOString(),
    );
    expect(odd.code).toBe(businessErrors.slotTaken);
    const { patientId } = person;
    const short = { doctorId, startsAt: sessions.startsAt(), patientId, complaint: '疼' };
    expect((await person.call('submit', short)).data.fields[0].path).toBe('complaint');
    expect((await person.submit(doctorId)).code).toBe(0);
    // The same one again, as after a lost answer, and another expert at that time.
    for (const expert of [doctorId, await sessions.newExpert()])
      expect(await person.submit(expert)).toMatchObject({
        code: businessErrors.overlappingVisit,
        data: { orderNo: expect.any(String) },
      });
  });

  it('belongs to who ordered it', async () => {
    const { orderNo } = await sessions.ordered();
    const doctorId = await sessions.newLocalDoctor();
    const other = await sessions.newPerson();
    for (const path of ['detail', 'patientcancel', 'localdoctor'])
      expect(await other.call(path, { orderNo }), path).toMatchObject({ status: 403 });
    for (const [path, body] of [
      ['addlocaldoctor', { doctorId }],
      ['addcase', { course }],
      ['replenishcase', { note: '补充' }],
    ] as const)
      expect((await other.call(path, { orderNo, ...body })).status, path).toBe(403);
  });

  it('has a case with pictures that is written, and added to until its summary', async () => {
    const { call, token, orderNo, detail } = await sessions.booked();
    const [first, second] = [
      await uploadedPicture(gateway, { token }),
      await uploadedPicture(gateway, { token }),
    ];
    await call('addcase', { orderNo, course, allergies: '青霉素', fileIds: [first] });
    await sessions.desk('begin-telemedicine', { orderNo });
    const late = await call('addcase', { orderNo, course });
    expect(late.code).toBe(businessErrors.telemedicineClosed);
    await call('replenishcase', { orderNo, note: '昨天做了磁共振', fileIds: [second] });
    expect(await detail()).toMatchObject({
      medicalCase: { course, allergies: '青霉素' },
      fileIds: [first, second],
      additions: [{ note: '昨天做了磁共振' }],
      mayWriteCase: false,
      mayComplete: true,
    });
    const opened = await sessions.desk('open-telemedicine', { orderNo });
    expect(opened.data).toMatchObject({ complaint, course, notes: ['昨天做了磁共振'] });
    expect(opened.data.pictures).toHaveLength(2);
  });

  it('keeps the pictures that were added when its case is written once more', async () => {
    const { call, token, orderNo, detail } = await sessions.booked();
    const [first, second] = [
      await uploadedPicture(gateway, { token }),
      await uploadedPicture(gateway, { token }),
    ];
    await call('addcase', { orderNo, course, fileIds: [first] });
    await call('replenishcase', { orderNo, note: '昨天做了磁共振', fileIds: [second] });
    await call('addcase', { orderNo, course: `${course}，夜里加重`, fileIds: [first] });
    expect((await detail()).fileIds).toEqual([first, second]);
  });

  it('begins with a local doctor, and is finished by the summary of the expert', async () => {
    const { mobile, orderNo, detail, call } = await sessions.booked();
    expect((await sessions.desk('list-telemedicine', {})).data.items).toContainEqual(
      expect.objectContaining({ orderNo, state: 'booked' }),
    );
    const summary = { diagnosis: '膝骨关节炎', advice: '减少爬楼，三周后复查' };
    expect((await sessions.desk('finish-telemedicine', { orderNo, ...summary })).code).not.toBe(0);
    await sessions.desk('begin-telemedicine', { orderNo });
    await sessions.desk('finish-telemedicine', { orderNo, ...summary });
    expect(await detail()).toMatchObject({
      state: 'finished',
      summary: { ...summary, followUp: null },
      refundCents: 0,
      actions: [],
    });
    const more = await call('replenishcase', { orderNo, note: '还有点疼' });
    expect(more.code).toBe(businessErrors.telemedicineClosed);
    const said = (await gateway.messagesTo(mobile)).map(({ text }) => text);
    expect(said.some((text) => text.includes('小结'))).toBe(true);
    for (const text of said) expect(text).not.toContain('膝');
  });

  it('does not begin without a local doctor, who sits with one patient at a time', async () => {
    const { orderNo, localDoctorId, choose } = await sessions.booked();
    const other = await sessions.ordered();
    await other.pay(await other.cashier());
    const unplaced = await sessions.desk('begin-telemedicine', { orderNo: other.orderNo });
    expect(unplaced.code).toBe(businessErrors.telemedicineClosed);
    const { data } = await other.call('localdoctor', { orderNo: other.orderNo, pageSize: 50 });
    expect(data.items).toContainEqual({
      doctor: expect.objectContaining({ doctorId: localDoctorId }),
      isFree: false,
      distanceMetres: null,
    });
    expect((await other.choose(localDoctorId)).code).toBe(businessErrors.localDoctorTaken);
    // Another one in place of the first, who is free again.
    expect((await choose(await sessions.newLocalDoctor())).code).toBe(0);
    expect((await other.choose(localDoctorId)).code).toBe(0);
    expect((await sessions.desk('begin-telemedicine', { orderNo })).code).toBe(0);
  });
});

describe('the money of a session', () => {
  it('goes back whole where it is cancelled in time, and the time is free again', async () => {
    const doctorId = await sessions.newExpert();
    const { mobile, orderNo, detail, cancel, cashier, pay } = await sessions.ordered(doctorId);
    expect(await pay(await cashier())).toBe('paid');
    const { data } = await cancel('约错了');
    expect(data).toMatchObject({ orderNo, refundCents: sessionCents });
    expect(await sessions.free(doctorId)).toBe(true);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refund: { status: 'done' } });
    expect((await gateway.messagesTo(mobile))[0]?.text).toContain('已退款');
  });

  it('goes back whole where the hospital refuses it', async () => {
    const { orderNo, detail } = await sessions.booked();
    await sessions.desk('refuse-telemedicine', { orderNo, reason: '专家停诊' });
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refundCents: sessionCents });
  });

  it('is not taken late, and not in another amount', async () => {
    const { detail, cashier, pay } = await sessions.ordered();
    const wrong = await cashier();
    expect(await pay(wrong, sessionCents + 1)).toBe('mismatched');
    const late = await cashier();
    await gateway.advance((telemedicineTerms.payWithinMinutes + 1) * minuteMs);
    expect(await detail()).toMatchObject({ state: 'unpaid', actions: [] });
    expect(await pay(late)).toBe('returned');
  });

  it('goes back where no local doctor was chosen in time; near its time it is not cancelled', async () => {
    const { detail, cancel, cashier, pay } = await sessions.ordered();
    await pay(await cashier());
    const { cancelBefore } = await detail();
    const { clock } = gateway.services;
    await gateway.advance(Date.parse(cancelBefore) - clock.now().getTime() + minuteMs);
    expect((await cancel()).code).toBe(businessErrors.cancelDeadlinePassed);
    await gateway.advance(hourMs);
    const { history } = await detail();
    expect(history.map(({ event }: { event: string }) => event)).toContain('expire');
    await gateway.advance(minuteMs);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refundCents: sessionCents });
  });
});

describe('whoever tries it alone', () => {
  it('is met by a colleague of the sandbox at the time, who writes a summary', async () => {
    const { detail } = await sessions.booked();
    const { startsAt: at, endsAt } = await detail();
    const { clock } = gateway.services;
    await gateway.advance(Date.parse(at) - clock.now().getTime() + 1000);
    expect(await detail()).toMatchObject({ state: 'inProgress' });
    await gateway.advance(Date.parse(endsAt) - clock.now().getTime() + 1000);
    const { state, summary } = await detail();
    expect(state).toBe('finished');
    expect(summary.diagnosis).toContain('模拟');
  });
});

it('is taken along by its owner', async () => {
  const { userId, orderNo } = await sessions.ordered();
  const { db, all } = gateway.services;
  const parts = all(exportedData).map((part) => part(db, userId, 'en'));
  expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
    telemedicine: [{ orderNo, complaint }],
  });
});
