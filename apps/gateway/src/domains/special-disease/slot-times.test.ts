import { addDays, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpecialDiseases } from '../../testing/special-disease-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof openSpecialDiseases>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = await openSpecialDiseases(gateway);
});
afterAll(() => gateway.dispose());

const minuteMs = 60_000;

describe('a move to another day', () => {
  it('never raises what is refunded once it is paid', async () => {
    const { detail, update, cancel } = await world.booked();
    const day = world.dayIn(5);
    const last = momentOf(addDays(day, -1), '18:00', hospitalTimeZone).getTime();
    await gateway.advance(last - gateway.services.clock.now().getTime());
    expect(await detail()).toMatchObject({ refundDay: day, refundNowCents: 0 });
    expect((await update({ day: world.dayIn(20) })).code).toBe(0);
    expect(await detail()).toMatchObject({
      day: world.dayIn(20),
      refundDay: day,
      refundNowCents: 0,
    });
    expect((await cancel(0)).data).toMatchObject({ refundCents: 0 });
  });

  it('counts from the day for which it is paid', async () => {
    const { detail, update, confirm, cashier, pay } = await world.submitted();
    expect((await update({ day: world.dayIn(9) })).code).toBe(0);
    await confirm();
    await pay(await cashier());
    expect(await detail()).toMatchObject({ state: 'booked', refundDay: world.dayIn(9) });
  });
});

describe('a booking that the group does not answer', () => {
  it('releases its slot after two days, and earlier where its day begins', async () => {
    const [far, near] = [await world.newExpert(), await world.newExpert()];
    const [waiting, close] = [await world.newPerson(), await world.newPerson()];
    const { orderNo } = (await waiting.submit(far, { day: world.dayIn(20) })).data;
    const soon = (await close.submit(near, { day: world.dayIn(1) })).data.orderNo;
    const day = world.dayIn(20);
    const stateOf = async (person: typeof waiting, of: string) =>
      (await person.call('booking/detail', { orderNo: of })).data.state;
    const begins = momentOf(world.dayIn(1), '00:00', hospitalTimeZone).getTime();
    const waited = begins - gateway.services.clock.now().getTime();
    await gateway.advance(waited);
    expect(await stateOf(close, soon)).toBe('expired');
    expect(await stateOf(waiting, orderNo)).toBe('submitted');
    // Another day does not give it more time.
    const moved = { orderNo, day: addDays(day, -1) };
    expect((await waiting.call('booking/update', moved)).code).toBe(0);
    await gateway.advance(48 * 3_600_000 - waited - minuteMs);
    expect(await stateOf(waiting, orderNo)).toBe('submitted');
    expect(await world.left(far, moved.day)).toBe(3);
    await gateway.advance(minuteMs);
    expect(await stateOf(waiting, orderNo)).toBe('expired');
    expect(await world.left(far, moved.day)).toBe(4);
  });
});
