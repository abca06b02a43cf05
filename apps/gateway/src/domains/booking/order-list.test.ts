import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayment, pressCashier } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addDoctor, addHospital, addPeople, addShift } from './booking-fixture';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

it('lists by tab, newest first, in pages', async () => {
  const [person] = await addPeople(db(), 1, now());
  if (!person) throw new Error('nobody');
  const doctor = await addDoctor(db(), await addHospital(db(), { maxOpenPerPatient: 9 }));
  const call = (path: string, input: object) => gateway.call(path, input, { token: person.token });
  const orders: string[] = [];
  for (const daysAhead of [1, 2, 3, 4]) {
    const shift = await addShift(db(), doctor, { now: now(), daysAhead });
    const answer = await call('/order/submitorder/submit.json', {
      shiftCaseId: shift.id,
      patientId: person.patientId,
    });
    orders.push(answer.data.orderNo);
  }
  await pressCashier(gateway, await openPayment(gateway, orders[1] ?? '', person.token), 'success');
  await call('/order/cancelorder/cancel.json', { orderNo: orders[2] });
  const list = async (input: object) => {
    const { data } = await call('/order/orderinfo/list.json', input);
    return [
      data.total,
      ...data.items.map((item: { orderNo: string }) => orders.indexOf(item.orderNo)),
    ];
  };
  expect(await list({})).toEqual([4, 3, 2, 1, 0]);
  expect(await list({ pageSize: 3, pageNo: 2 })).toEqual([4, 0]);
  expect(await list({ group: 'awaitingPayment' })).toEqual([2, 3, 0]);
  expect(await list({ group: 'confirmed' })).toEqual([1, 1]);
  expect(await list({ group: 'cancelled' })).toEqual([1, 2]);
  expect(await list({ group: 'completed' })).toEqual([0]);
});
