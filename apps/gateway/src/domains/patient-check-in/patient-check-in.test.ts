import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit } from '../../testing/visit-fixture';
import { addDoctor, addHospital, addPeople, type TestPerson } from '../booking/booking-fixture';
import { eraseCheckIns, exportedCheckIns } from './personal';

let gateway: TestGateway;
let doctor: Awaited<ReturnType<typeof addDoctor>>;
let owner: TestPerson;
let stranger: TestPerson;
let orderNo: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  const { db, clock } = gateway.services;
  doctor = await addDoctor(db, await addHospital(db));
  // As many as are asked for.
  [owner, stranger] = (await addPeople(db, 2, clock.now())) as [TestPerson, TestPerson];
  orderNo = await bookedVisit(gateway, doctor, owner);
});

const call = (path: string, body: object = {}, person = owner) =>
  gateway.call(`/order/patientcheckin/${path}`, body, { token: person.token });
const desk = (action: string) => gateway.call(`/sandbox/desk/${action}`, { orderNo });
const condition = '近一周血压偏高，早上头晕';

describe('checking in with a doctor', () => {
  it('is offered for visits ahead, and tells the doctor in words and pictures', async () => {
    expect((await call('list')).data.items).toMatchObject([
      { orderNo, state: 'open', mayTell: true, condition: '', doctorName: '沈知远' },
    ]);
    expect((await call('list', {}, stranger)).data.items).toEqual([]);
    expect((await desk('open-patient-check-in')).code).toBe(-7);
    const picture = await uploadedPicture(gateway, owner);
    const told = await call('submit', { orderNo, condition, fileIds: [picture] });
    expect(told.data).toEqual({ orderNo });
    expect((await call('detail', { orderNo })).data).toMatchObject({
      state: 'told',
      condition,
      fileIds: [picture],
    });
    const { data } = await desk('open-patient-check-in');
    expect(data).toMatchObject({ orderNo, condition });
    expect(data.pictures[0]).toMatch(/^data:image\//);
  });

  it('is changed until the patient is there, and shows that they are', async () => {
    await call('submit', { orderNo, condition });
    await call('submit', { orderNo, condition: `${condition}，已测三次` });
    expect((await call('detail', { orderNo })).data.condition).toContain('已测三次');
    await desk('check-in');
    expect((await call('detail', { orderNo })).data).toMatchObject({
      state: 'there',
      mayTell: false,
    });
    expect((await call('submit', { orderNo, condition })).code).toBe(42604);
    await desk('complete');
    expect((await call('detail', { orderNo })).data.state).toBe('over');
    expect((await call('list')).data.items).toEqual([]);
  });

  it('is the owner’s alone, with pictures of their own', async () => {
    expect((await call('detail', { orderNo }, stranger)).code).toBe(-7);
    expect((await call('submit', { orderNo, condition }, stranger)).code).toBe(-7);
    const fileIds = [await uploadedPicture(gateway, stranger)];
    expect((await call('submit', { orderNo, condition, fileIds })).code).toBe(41501);
  });

  it('ends with a visit that is given up', async () => {
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: owner.token });
    const { db } = gateway.services;
    const cancelled = await call('submit', { orderNo, condition });
    expect([cancelled.code, await exportedCheckIns(db, owner.userId)]).toEqual([42604, []]);
    expect((await call('detail', { orderNo })).data).toMatchObject({
      state: 'givenUp',
      mayTell: false,
    });
  });

  it('shows a doctor’s visits to one patient together, the next first', async () => {
    await desk('check-in');
    await desk('complete');
    const next = await bookedVisit(gateway, doctor, owner, { time: '11:00' });
    const { doctorId } = doctor;
    const { patientId } = owner;
    const { data } = await call('service', { doctorId, patientId });
    expect(data).toMatchObject({ doctorName: '沈知远', patientName: '王芳' });
    expect(data.visits.map((visit: { orderNo: string }) => visit.orderNo)).toEqual([next, orderNo]);
    expect((await call('service', { doctorId, patientId }, stranger)).code).toBe(-7);
  });

  it('is taken along and erased with its account', async () => {
    await call('submit', { orderNo, condition });
    const { db } = gateway.services;
    expect(await exportedCheckIns(db, owner.userId)).toMatchObject([{ orderNo, condition }]);
    await eraseCheckIns(db, owner.userId);
    expect((await call('detail', { orderNo })).data.state).toBe('open');
  });
});
