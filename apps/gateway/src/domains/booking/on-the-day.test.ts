import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { localised, localisedList } from '../../platform/translate';
import { openPayment, pressCashier } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addWorld, type TestPerson } from './booking-fixture';

let gateway: TestGateway;
const db = () => gateway.services.db;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

async function booked(person: TestPerson, shiftCaseId: string): Promise<string> {
  const { patientId, token } = person;
  const made = await gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId },
    { token },
  );
  await pressCashier(gateway, await openPayment(gateway, made.data.orderNo, token), 'success');
  return made.data.orderNo as string;
}
const detail = async ({ token }: TestPerson, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data;

it('counts the patients of the half hour who booked before, and none who cancelled', async () => {
  const { people, shift } = await addWorld(db(), gateway.services.clock.now(), {
    people: 2,
    shift: { places: 3 },
  });
  const [first, second] = people;
  if (!first || !second) throw new Error('too few people');
  const earlier = await booked(first, shift.id);
  const later = await booked(second, shift.id);
  expect(await detail(first, earlier)).toMatchObject({ ahead: 0, movesLeft: 2 });
  expect(await detail(second, later)).toMatchObject({ ahead: 1, bringKinds: ['identity'] });
  await gateway.call(
    '/order/cancelorder/cancel.json',
    { orderNo: earlier },
    { token: first.token },
  );
  expect(await detail(second, later)).toMatchObject({ ahead: 0 });
  expect(await detail(first, earlier)).toMatchObject({ ahead: null });
});

it('answers the way inside once the hospital and its department have described it', async () => {
  const { people, shift } = await addWorld(db(), gateway.services.clock.now(), { people: 1 });
  const [person] = people;
  if (!person) throw new Error('too few people');
  const orderNo = await booked(person, shift.id);
  const { hospitalId, hospDeptId, place } = await detail(person, orderNo);
  expect(place).toBeNull();
  await db()
    .update(hospitals)
    .set({
      wayInside: {
        building: localised('门诊楼', 'Outpatient building'),
        entrance: localised('东门', 'East gate'),
        floors: [localisedList([['药房', 'Pharmacy']])],
      },
    })
    .where(eq(hospitals.id, hospitalId));
  await db()
    .update(hospitalDepartments)
    .set({ clinicFloor: 2, clinicRoom: localised('B 区', 'Zone B') })
    .where(eq(hospitalDepartments.id, hospDeptId));
  expect((await detail(person, orderNo)).place).toEqual({
    building: '门诊楼',
    entrance: '东门',
    floor: 2,
    room: 'B 区',
    floors: [
      { floor: 1, rooms: ['药房'] },
      { floor: 2, rooms: [] },
    ],
  });
});
