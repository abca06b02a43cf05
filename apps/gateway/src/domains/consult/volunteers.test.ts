import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDoctor } from '../booking/booking-fixture';
import { addConsultDoctor, answered, newAsker } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { consultServices } from './tables';

let gateway: TestGateway;
let doctor: Awaited<ReturnType<typeof addConsultDoctor>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  doctor = await addConsultDoctor(gateway);
});
afterAll(() => gateway.dispose());

const call = (path: string, body: object = {}, token?: string) =>
  gateway.call(`/consult/volunteer/${path}.json`, body, token === undefined ? {} : { token });

it('lists doctors who take free consults, those first who answered most, and their own questions to each person', async () => {
  const { db } = gateway.services;
  const { doctorId, hospitalId, hospDeptId } = doctor;
  const other = await addDoctor(db, { hospitalId, hospDeptId });
  const free = { kind: 'free', priceCents: 0 } as const;
  await db.insert(consultServices).values({ ...free, doctorId: other.doctorId });
  const paid = await addDoctor(db, { hospitalId, hospDeptId });
  await db
    .insert(consultServices)
    .values({ doctorId: paid.doctorId, kind: 'imageText', priceCents: 100 });

  const person = await newAsker(gateway);
  const { data } = await person.submit('imagetext', { kind: 'free' });
  const { orderKey } = data;
  await answered(gateway, orderKey, doctorId);
  const { items, total } = (await call('list')).data;
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { doctor: { doctorId }, answeredCount: 1 },
    { doctor: { doctorId: other.doctorId }, answeredCount: 0 },
  ]);
  expect((await call('list', { pageNo: 2, pageSize: 1 })).data.items).toMatchObject([
    { doctor: { doctorId: other.doctorId } },
  ]);
  expect((await call('detail', { doctorId })).data).toMatchObject({ answeredCount: 1 });
  expect((await call('detail', { doctorId: paid.doctorId })).code).toBe(-7);

  await person.asked(doctorId);
  const mine = async (token: string) => (await call('mine', {}, token)).data;
  expect((await mine(person.token)).items).toMatchObject([{ orderKey, consultKind: 'free' }]);
  const stranger = await newAsker(gateway);
  expect(await mine(stranger.token)).toEqual({ items: [], next: null });
});

it('tells one consult in short to its owner alone', async () => {
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctor.doctorId);
  const path = '/consult/consultorder/detailbyorderkey';
  const { data } = await person.call(path, { orderKey });
  expect(data).toMatchObject({ orderKey, state: 'waiting', unread: 0 });
  expect(data).not.toHaveProperty('fileIds');
  const stranger = await newAsker(gateway);
  expect((await stranger.call(path, { orderKey })).code).toBe(-7);
});
