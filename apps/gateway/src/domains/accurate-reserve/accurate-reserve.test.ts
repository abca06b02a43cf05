import { hospitalTimeZone, addDays, dayAt } from '@xinglin/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../kernel/people/accounts/sessions';
import { takeRequests } from '../../testing/precision-fixture';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from '../booking/booking-fixture';
import { eraseRequests, exportedRequests } from './personal';
import { accurateReserveExperts } from './tables';

const dayMs = 24 * 60 * 60 * 1000;
const symptoms = '右膝疼了三个月，上下楼时更疼，拍过片子，吃过止痛药';

let gateway: TestGateway;
let doctorId: string;
let doctor: Awaited<ReturnType<typeof addDoctor>>;
let shift: Awaited<ReturnType<typeof addShift>>;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  const { db, clock } = gateway.services;
  doctor = await addDoctor(db, await addHospital(db));
  ({ doctorId } = doctor);
  await takeRequests(db, doctor);
  shift = await addShift(db, doctor, { now: clock.now() });
  // As many as are asked for.
  [owner, stranger] = (await addPeople(db, 2, clock.now())) as [TestPerson, TestPerson];
});

const call = (path: string, body: object, person?: TestPerson) =>
  gateway.call(`/order/accuratereserve/${path}`, body, { token: person?.token });
const desk = (action: string, body: object) => gateway.call(`/sandbox/desk/${action}`, body);
const entryId = 'knee-pain';
const wanted = () => ({ symptoms, days: [shift.date] });
const submit = (more: object = {}, person = owner) => {
  const { patientId } = person;
  return call('submit', { doctorId, entryId, patientId, ...wanted(), ...more }, person);
};
const sent = async (more?: object): Promise<string> => (await submit(more)).data.requestId;
const detail = async (requestId: string) => (await call('detail', { requestId }, owner)).data;
const textsTo = async ({ mobile }: TestPerson) =>
  (await gateway.messagesTo(mobile)).map(({ text }) => text);
const approve = (requestId: string, shiftCaseId = shift.id) =>
  desk('approve-accurate-reserve', { requestId, shiftCaseId });

describe('a request for precision booking', () => {
  it('begins with departments, diseases and experts, and the days that can be wished for', async () => {
    const config = await gateway.call('/order/orderconfig/accuratereserve');
    expect(config.data).toMatchObject({ deptId: 'orthopaedics' });
    expect(config.data.departments).toEqual([
      { deptId: 'orthopaedics', deptName: '骨科', deptIcon: 'bone' },
    ]);
    expect(config.data.diseases.length).toBeGreaterThan(3);
    const { data } = await call('doctor', { doctorId });
    expect(data).toMatchObject({ auditWithinHours: 24, payWithinMinutes: 120, days: [shift.date] });
    const { db } = gateway.services;
    const other = await addDoctor(db, await addHospital(db));
    expect((await call('doctor', { doctorId: other.doctorId })).code).toBe(-7);
    expect((await call('doctorlist', { entryId: 'nothing' })).code).toBe(-7);
  });

  it('is looked through with its pictures, holds a place and is paid like any visit', async () => {
    const picture = await uploadedPicture(gateway, owner);
    const requestId = await sent({ fileIds: [picture] });
    expect(await detail(requestId)).toMatchObject({
      state: 'auditing',
      entryName: expect.any(String),
      place: null,
      mayCancel: true,
      mayResend: false,
    });
    const opened = await desk('open-accurate-reserve', { requestId });
    expect(opened.data).toMatchObject({ symptoms, days: [shift.date], patientName: '王芳' });
    expect(opened.data.pictures[0]).toMatch(/^data:image\//);
    const before = await remainingOf(gateway.services.db, shift.id);
    const began = gateway.services.clock.now().getTime();
    const { data } = await approve(requestId);
    const ended = gateway.services.clock.now().getTime();
    expect(await remainingOf(gateway.services.db, shift.id)).toBe(before - 1);
    // Asked again, the desk is answered the same and takes no second place.
    expect((await approve(requestId)).data).toEqual(data);
    expect(await remainingOf(gateway.services.db, shift.id)).toBe(before - 1);
    const approved = await detail(requestId);
    expect(approved).toMatchObject({
      state: 'approved',
      auditBefore: null,
      mayCancel: false,
      place: { orderNo: data.orderNo, group: 'awaitingPayment', feeCents: 3800 },
    });
    const approvedAt = Date.parse(approved.place.payBefore) - 120 * 60_000;
    expect(approvedAt).toBeGreaterThanOrEqual(began);
    expect(approvedAt).toBeLessThanOrEqual(ended);
    expect((await textsTo(owner))[0]).toContain('已通过');
    // An unpaid place goes back, and the request tells so.
    await gateway.advance(121 * 60_000);
    expect(await remainingOf(gateway.services.db, shift.id)).toBe(before);
    expect(await detail(requestId)).toMatchObject({
      place: { group: 'cancelled', payBefore: null },
    });
    expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  });

  it('comes back with what to change, and is sent again', async () => {
    const requestId = await sent();
    const returned = { requestId, reasons: ['recordsMissing'], remark: '请补充片子' };
    expect((await desk('return-accurate-reserve', returned)).code).toBe(0);
    expect(await detail(requestId)).toMatchObject({
      state: 'changesWanted',
      reasons: ['recordsMissing'],
      remark: '请补充片子',
      mayResend: true,
    });
    expect((await textsTo(owner))[0]).toContain('需要补充');
    expect((await approve(requestId)).code).toBe(42603);
    const picture = await uploadedPicture(gateway, owner);
    const again = { requestId, ...wanted(), fileIds: [picture] };
    expect((await call('resend', again, stranger)).code).toBe(-7);
    expect((await call('resend', again, owner)).code).toBe(0);
    expect(await detail(requestId)).toMatchObject({
      state: 'auditing',
      fileIds: [picture],
      reasons: [],
    });
    expect((await call('resend', again, owner)).code).toBe(42603);
  });

  it('is taken back by its owner alone, and never after an approval', async () => {
    const requestId = await sent();
    expect((await call('cancel', { requestId }, stranger)).code).toBe(-7);
    expect((await call('detail', { requestId }, stranger)).code).toBe(-7);
    expect((await call('cancel', { requestId }, owner)).data.state).toBe('cancelled');
    expect((await call('cancel', { requestId }, owner)).code).toBe(42603);
    expect((await approve(requestId)).code).toBe(42603);
    const second = await sent();
    await approve(second);
    expect((await call('cancel', { requestId: second }, owner)).code).toBe(42603);
  });

  it('that is approved and taken back at the same moment comes to one of them', async () => {
    const requestId = await sent();
    const [approved, cancelled] = await Promise.all([
      approve(requestId),
      call('cancel', { requestId }, owner),
    ]);
    expect([approved.code, cancelled.code].filter((code) => code === 0)).toHaveLength(1);
    const { state, place } = await detail(requestId);
    expect(state === 'approved').toBe(place !== null);
    expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  });

  it('ends by itself when the last wanted day begins', async () => {
    const requestId = await sent();
    await gateway.advance(dayMs);
    // Within a day the colleague of the sandbox has answered it; another one is returned to stay open.
    expect((await detail(requestId)).state).toBe('approved');
    const later = await addShift(gateway.services.db, doctor, {
      now: gateway.services.clock.now(),
      daysAhead: 5,
    });
    const waiting = await sent({ days: [later.date], symptoms: '膝盖一直疼，走路也疼' });
    await gateway.advance(30_000);
    expect(await detail(waiting)).toMatchObject({
      state: 'changesWanted',
      reasons: ['symptomsUnclear'],
    });
    await gateway.advance(5 * dayMs);
    const { userId } = owner;
    const session = { userId, deviceId: null, now: gateway.services.clock.now() };
    owner = { ...owner, ...(await startSession(gateway.services.db, session)) };
    expect(await detail(waiting)).toMatchObject({ state: 'expired', mayResend: false });
    expect((await textsTo(owner))[0]).toContain('自动结束');
  });

  it('is refused where it breaks a rule', async () => {
    expect((await submit({ symptoms: '疼' })).data.fields).toMatchObject([{ path: 'symptoms' }]);
    const day = addDays(dayAt(gateway.services.clock.now(), hospitalTimeZone), 1);
    expect((await submit({ days: [day] })).data.fields).toMatchObject([{ path: 'days' }]);
    const others = await uploadedPicture(gateway, stranger);
    expect((await submit({ fileIds: [others] })).code).toBe(41501);
    expect((await submit({ patientId: stranger.patientId })).code).toBe(-7);
    expect((await submit({ entryId: 'asthma' })).code).toBe(-7);
    expect((await submit()).code).toBe(0);
    expect((await submit()).code).toBe(42601);
  });

  it('is one of three at most, also when many are sent at once', async () => {
    const { db, clock } = gateway.services;
    const { hospitalId, hospDeptId } = doctor;
    const experts: { doctorId: string; days: string[] }[] = [];
    for (let count = 0; count < 5; count += 1) {
      const one = await addDoctor(db, { hospitalId, hospDeptId });
      await db
        .insert(accurateReserveExperts)
        .values({ doctorId: one.doctorId, auditWithinHours: 24, payWithinMinutes: 120 });
      const { date } = await addShift(db, one, { now: clock.now() });
      experts.push({ doctorId: one.doctorId, days: [date] });
    }
    const answers = await Promise.all(experts.map((more) => submit(more)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 0, 0, 42602, 42602,
    ]);
  });

  it('holds no place beyond what a booking may', async () => {
    const { db, clock } = gateway.services;
    const full = await addShift(db, doctor, { now: clock.now(), daysAhead: 4, places: 1 });
    const requestId = await sent({ days: [shift.date, full.date] });
    const other = await call(
      'submit',
      { doctorId, entryId, patientId: stranger.patientId, symptoms, days: [full.date] },
      stranger,
    );
    expect((await approve(other.data.requestId, full.id)).code).toBe(0);
    expect((await approve(requestId, full.id)).code).toBe(42001);
    expect((await detail(requestId)).state).toBe('auditing');
    const elsewhere = await addShift(db, doctor, { now: clock.now(), daysAhead: 6 });
    expect((await approve(requestId, elsewhere.id)).code).toBe(42200);
    expect((await approve(requestId)).code).toBe(0);
  });

  it('keeps its patient while it is open, and is taken along and erased with its account', async () => {
    const requestId = await sent();
    const token = { token: owner.token };
    const remove = () => gateway.call('/patient/delete', { patientId: owner.patientId }, token);
    expect((await remove()).code).toBe(41103);
    const { db } = gateway.services;
    expect(await exportedRequests(db, owner.userId, 'en')).toMatchObject([
      { requestId, symptoms, state: 'auditing' },
    ]);
    await call('cancel', { requestId }, owner);
    expect((await remove()).code).toBe(0);
    expect(await exportedRequests(db, owner.userId, 'en')).toEqual([]);
    const id = (await submit({}, stranger)).data.requestId;
    await eraseRequests(db, stranger.userId);
    expect((await call('detail', { requestId: id }, stranger)).code).toBe(-7);
  });
});
