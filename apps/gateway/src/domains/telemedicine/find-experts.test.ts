import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSessions } from '../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { telemedicineExperts } from './tables';

let gateway: TestGateway;
let sessions: Awaited<ReturnType<typeof openSessions>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  sessions = await openSessions(gateway);
});
afterAll(() => gateway.dispose());

const found = async (body: object): Promise<string[]> => {
  const { data } = await gateway.call('/order/telemedicine/doctor', { pageSize: 50, ...body });
  return data.items.map((item: { doctor: { doctorId: string } }) => item.doctor.doctorId);
};
const cities = async (): Promise<unknown[]> =>
  (await gateway.call('/order/telemedicine/city', {})).data.items;

it('finds experts in a city or a province, and tells where they are', async () => {
  const doctorId = await sessions.newExpert();
  const { cityId, provinceId } = await sessions.cityOf(doctorId);
  expect(await found({ areaId: cityId })).toEqual([doctorId]);
  expect(await found({ areaId: provinceId })).toEqual([doctorId]);
  expect(await found({ areaId: '999999' })).toEqual([]);
  expect(await cities()).toMatchObject([{ areaId: cityId, level: 'city' }]);
});

it('tells no city whose experts no longer join', async () => {
  const doctorId = await sessions.newExpert();
  const { cityId } = await sessions.cityOf(doctorId);
  await gateway.services.db.update(telemedicineExperts).set({ isOpen: false });
  expect(await found({ areaId: cityId })).toEqual([]);
  expect(await cities()).toEqual([]);
  const again = eq(telemedicineExperts.doctorId, doctorId);
  await gateway.services.db.update(telemedicineExperts).set({ isOpen: true }).where(again);
  expect(await found({ areaId: cityId })).toEqual([doctorId]);
});
