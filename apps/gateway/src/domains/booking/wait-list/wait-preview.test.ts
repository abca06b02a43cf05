import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import type { TestPerson } from '../booking-fixture';
import { at, one, two, waitListCalls } from '../../../testing/wait-list-fixture';
import { waits } from './tables';

let gateway: TestGateway;
const { db, now, ask, join, leave, fullShift } = waitListCalls(() => gateway);
const minute = 60_000;
const preview = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  ask(person, '/order/waitlist/preview.json', { shiftCaseId, patientId });

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

describe('what joining would mean', () => {
  it('is the position behind those who wait, then one’s own, and joins nothing', async () => {
    const { shift, others } = await fullShift(2);
    const [first, second] = [at(others, one), at(others, two)];
    const before = await preview(first, shift.id);
    expect(before.data).toMatchObject({ position: 1, waiting: 0, chanceOfTen: null, wait: null });
    const joined = await join(first, shift.id);
    expect((await preview(first, shift.id)).data).toMatchObject({
      position: 1,
      waiting: 1,
      wait: { waitId: joined.data.waitId, state: 'waiting' },
    });
    const behind = (await preview(second, shift.id)).data;
    expect(behind).toMatchObject({ position: 2, waiting: 1, wait: null });
    expect(behind.closesAt).toBe(joined.data.closesAt);
    // The doctor's page says how many wait for the shift.
    const shown = await ask(second, '/order/shiftcase/detail.json', { shiftCaseId: shift.id });
    expect(shown.data).toMatchObject({ status: 'full', waiting: 1 });
    await leave(first, joined.data.waitId);
    expect((await preview(first, shift.id)).data).toMatchObject({ position: 1, wait: null });
  });

  it('is shown of the account’s own patients alone', async () => {
    const { shift, holder, others } = await fullShift(1);
    const { patientId } = at(others, one);
    expect((await preview(holder, shift.id, patientId)).code).toBe(-7);
  });

  it('counts the chance of a position from the waits that ended in the last 30 days', async () => {
    const { shift, others } = await fullShift(1);
    const [asker] = [at(others, one)];
    const dayMs = 24 * 60 * minute;
    let made = 0;
    /** Earlier waits of the same shift, first in its list each: none was waiting any more when the next one joined. */
    const ended = async (
      count: number,
      {
        offered,
        state,
        daysAgo,
      }: { offered: boolean; state: 'taken' | 'closed' | 'left'; daysAgo: number },
    ) => {
      for (let left = count; left > 0; left -= 1) {
        made += 1;
        const endedAt = new Date(now().getTime() - daysAgo * dayMs + made * 1000);
        await db()
          .insert(waits)
          .values({
            waitId: `${shift.id}-${made}`,
            shiftCaseId: shift.id,
            ownerId: `former-${made}`,
            patientId: `former-${made}`,
            person: `former-${made}`,
            locale: 'zh-Hans',
            state,
            joinedAt: endedAt,
            closesAt: endedAt,
            endedAt,
            offeredOrderNo: offered ? `${shift.id}-order-${made}` : null,
          });
      }
    };
    const chance = async () => (await preview(asker, shift.id)).data.chanceOfTen;
    await ended(12, { offered: true, state: 'taken', daysAgo: 3 });
    await ended(7, { offered: false, state: 'closed', daysAgo: 2 });
    expect(await chance()).toBeNull();
    await ended(5, { offered: false, state: 'left', daysAgo: 2 });
    await ended(9, { offered: true, state: 'taken', daysAgo: 31 });
    expect(await chance()).toBeNull();
    await ended(1, { offered: false, state: 'closed', daysAgo: 1 });
    expect(await chance()).toBe(6);
    await join(asker, shift.id);
    expect(await chance()).toBe(6);
  });
});
