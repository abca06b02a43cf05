import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient } from '../../domains/booking/booking-fixture';
import { addCheckUp, openCheckUps } from '../../testing/check-up-fixture';
import { openSessions } from '../../testing/telemedicine-fixture';
import { openSpecialDiseases } from '../../testing/special-disease-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

const { orderedAlready, orderedElsewhere, specialDiseaseOpenAlready } = businessErrors;

describe('the same order of the same person', () => {
  it('is refused with the first one, paid or not, until that has ended', async () => {
    const order = await checkUps.booked();
    const { checkUp, orderNo, fatherId } = order;
    const day = checkUps.dayIn(5);
    const again = (changed: object = {}) => checkUps.submit(order, checkUp, { day, ...changed });
    const named = { orderNo, kind: 'checkUp', title: expect.stringMatching(/./u) };
    expect(await again()).toMatchObject({
      code: orderedAlready,
      data: { orderNo, orders: [named] },
    });
    expect((await again({ patientIds: [fatherId] })).code).toBe(orderedAlready);
    // Also in another store of the package.
    expect((await again({ storeId: checkUp.otherStoreId })).code).toBe(orderedAlready);
    expect((await again({ day: checkUps.dayIn(6) })).code).toBe(0);
    expect((await checkUps.submit(order, await addCheckUp(gateway.services.db))).code).toBe(0);
    const { refundNowCents } = await order.detail();
    expect((await order.cancel(refundNowCents)).code).toBe(0);
    expect((await again()).code).toBe(0);
  });

  it('is made once when fifty are sent at once', async () => {
    const offer = await addCheckUp(gateway.services.db, { places: 100 });
    const person = await checkUps.newPerson();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => checkUps.submit(person, offer)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === orderedAlready)).toHaveLength(49);
  });

  it('is shown even where the first one took the last slot of the day', async () => {
    const offer = await addCheckUp(gateway.services.db, { places: 1 });
    const person = await checkUps.newPerson();
    const { orderNo } = (await checkUps.submit(person, offer)).data;
    expect(await checkUps.submit(person, offer)).toMatchObject({
      code: orderedAlready,
      data: { orderNo },
    });
  });

  it('is refused in another account, without the number of the first one', async () => {
    const { db, clock } = gateway.services;
    const offer = await addCheckUp(db);
    const one = await checkUps.newPerson();
    const other = await checkUps.newPerson();
    const same = await addPatient(db, other, clock.now(), 3, one.patientId);
    expect((await checkUps.submit(one, offer)).code).toBe(0);
    const second = await checkUps.submit(other, offer, { patientIds: [same] });
    expect(second).toMatchObject({ code: orderedElsewhere, data: null });
  });

  it('does not come about by a move to the day of another one', async () => {
    const order = await checkUps.booked();
    const other = await checkUps.submit(order, order.checkUp, { day: checkUps.dayIn(9) });
    expect(await order.move(checkUps.dayIn(9))).toMatchObject({
      code: orderedAlready,
      data: { orderNo: other.data.orderNo },
    });
    expect((await order.move(checkUps.dayIn(10))).code).toBe(0);
    // To the other store on the same day: it is not in its own way.
    expect((await order.move(checkUps.dayIn(10), order.checkUp.otherStoreId)).code).toBe(0);
  });

  it('of the tele-clinic is one open session with an expert', async () => {
    const world = await openSessions(gateway);
    const doctorId = await world.newExpert();
    const order = await world.ordered(doctorId);
    const later = new Date(Date.parse(world.startsAt()) + 86_400_000).toISOString();
    expect(await order.submit(doctorId, later)).toMatchObject({
      code: orderedAlready,
      data: { orderNo: order.orderNo },
    });
    await order.cancel();
    expect((await order.submit(doctorId, later)).code).toBe(0);
  });

  it('of an expert of a special disease is one open booking, also of two accounts', async () => {
    const { db, clock } = gateway.services;
    const world = await openSpecialDiseases(gateway);
    const booking = await world.submitted();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => booking.submit(booking.expert)),
    );
    for (const { code, data } of answers) {
      expect(code).toBe(specialDiseaseOpenAlready);
      expect(data.orderNo).toBe(booking.orderNo);
    }
    const other = await world.newPerson();
    const same = await addPatient(db, other, clock.now(), 3, booking.patientId);
    const second = await other.submit(booking.expert, { patientId: same });
    expect(second.code).toBe(orderedElsewhere);
  });
});
