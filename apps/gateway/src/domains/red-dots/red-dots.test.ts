import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople, addWorld } from '../booking/booking-fixture';
import { newPersonOn, openGatewayWith, TestRegister } from '../../testing/real-name-fixture';
import { realNameReviews } from '../real-name/tables';
import type { TestGateway } from '../../testing/test-gateway';

const dots = '/bffnode/portal/basic/getreddotres';
const look = '/bffnode/portal/basic/refreshreddotres';
const centre = '/moduleoverlap/user/personalcenter';
const minute = 60_000;

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
beforeAll(async () => {
  gateway = await openGatewayWith(new TestRegister());
});
afterAll(() => gateway.dispose());

async function booked() {
  const { shift, people } = await addWorld(db(), now());
  const [person] = people;
  if (!person) throw new Error('nobody');
  const call = (path: string, input: object = {}) =>
    gateway.call(path, input, { token: person.token });
  const order = { shiftCaseId: shift.id, patientId: person.patientId };
  const { data } = await call('/order/submitorder/submit.json', order);
  const places = async () => (await call(dots)).data.places;
  return { call, places, orderNo: data.orderNo as string };
}

describe('a red dot', () => {
  it('stands where something happened without its owner, until they look, on every device', async () => {
    const { call, places } = await booked();
    // What the person did is no news to them.
    expect(await places()).toEqual([]);
    await gateway.advance(31 * minute);
    expect(await places()).toEqual(['appointments']);
    await gateway.advance(minute);
    expect((await call(look, { place: 'appointments' })).code).toBe(0);
    expect(await places()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await booked();
    await gateway.advance(31 * minute);
    const [stranger] = await addPeople(db(), 1, now());
    const answer = await gateway.call(dots, {}, { token: stranger?.token });
    expect(answer.data.places).toEqual([]);
  });

  it('comes with a decision of staff, and again with the next', async () => {
    const { token, userId } = await newPersonOn(gateway);
    const decided = (reviewId: string) =>
      db().insert(realNameReviews).values({
        reviewId,
        userId,
        outcome: 'refused',
        cardType: 'idCard',
        pictures: [],
        locale: 'zh-Hans',
        submittedAt: now(),
        decidedAt: now(),
      });
    const places = async () => (await gateway.call(dots, {}, { token })).data.places;
    await decided('first');
    expect(await places()).toEqual(['realName']);
    await gateway.advance(minute);
    await gateway.call(look, { place: 'realName' }, { token });
    expect(await places()).toEqual([]);
    await gateway.advance(minute);
    await decided('second');
    expect(await places()).toEqual(['realName']);
  });
});

it('the personal centre shows the next visit, else the newest appointment', async () => {
  const { call, orderNo } = await booked();
  const latest = async () => (await call(centre)).data.latestOrder;
  expect(await latest()).toMatchObject({ orderNo, status: 'awaitingPayment' });
  await call('/order/cancelorder/cancel.json', { orderNo });
  expect(await latest()).toMatchObject({ orderNo, status: 'cancelledByPatient' });
  const [stranger] = await addPeople(db(), 1, now());
  const answer = await gateway.call(centre, {}, { token: stranger?.token });
  expect(answer.data.latestOrder).toBeNull();
});
