import { addDays, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const bothCents = 2 * checkUpCents;

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

describe('a move to another day', () => {
  it('never raises what is refunded', async () => {
    const { detail, move, cancel } = await checkUps.booked();
    const day = checkUps.dayIn(5);
    const untilOn = (before: number) =>
      momentOf(addDays(day, -before), '18:00', hospitalTimeZone).getTime() -
      gateway.services.clock.now().getTime();
    // Once only nine tenths are refunded, a later day does not bring the rest back.
    await gateway.advance(untilOn(2));
    const share = Math.floor(bothCents * 0.9);
    expect(await detail()).toMatchObject({ refundDay: day, refundNowCents: share });
    expect((await move(checkUps.dayIn(20))).code).toBe(0);
    const moved = await detail();
    expect(moved).toMatchObject({ refundDay: day, refundNowCents: share });
    expect(moved.refundTerms.at(-1).before).toBe(
      momentOf(addDays(day, -1), '18:00', hospitalTimeZone).toISOString(),
    );
    // Once nothing is refunded, nothing is after any move.
    await gateway.advance(untilOn(1));
    expect(await detail()).toMatchObject({ refundNowCents: 0 });
    expect((await move(checkUps.dayIn(25))).code).toBe(0);
    expect(await detail()).toMatchObject({ refundDay: day, refundNowCents: 0 });
    expect((await cancel(0)).data).toMatchObject({ refundCents: 0 });
  });

  it('counts from the earliest day that the order had', async () => {
    const { detail, move } = await checkUps.booked();
    const earlier = checkUps.dayIn(2);
    expect((await move(earlier)).code).toBe(0);
    expect(await detail()).toMatchObject({ day: earlier, refundDay: earlier });
    expect((await move(checkUps.dayIn(12))).code).toBe(0);
    expect(await detail()).toMatchObject({ day: checkUps.dayIn(12), refundDay: earlier });
  });
});
