import { prescriptionMoves, prescriptionStates, type PrescriptionEvent } from '@xinglin/contract';
import { dayAt, addDays } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addWorld } from '../../domains/booking/booking-fixture';
import {
  addDrug,
  addPrescription,
  lineOf,
  readPrescription,
} from '../../testing/prescribing-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { accountMessages } from '../messages/tables';
import {
  claimPrescription,
  endedStates,
  expirePrescription,
  markDispensed,
  movePrescription,
  releasePrescription,
} from './move';
import type { PrescriptionRow } from './tables';

const hour = 3_600_000;

let gateway: TestGateway;
let of: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId' | 'lines'>;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  const { db, clock } = gateway.services;
  const { doctor, people } = await addWorld(db, clock.now(), { people: 1 });
  const [person] = people;
  if (person === undefined) throw new Error('one person');
  const drugId = await addDrug(gateway);
  of = {
    ownerId: person.userId,
    patientId: person.patientId,
    doctorId: doctor.doctorId,
    lines: [lineOf(drugId), lineOf(drugId, { lineId: '2', days: 14 })],
  };
});

const context = () => ({ db: gateway.services.db, now: gateway.services.clock.now() });
const later = (ms: number) => new Date(context().now.getTime() + ms);
const approved = (more: Partial<PrescriptionRow> = {}) =>
  addPrescription(gateway, { ...of, state: 'approved', validUntil: later(hour), ...more });
const read = (row: PrescriptionRow) => readPrescription(gateway, row.prescriptionId);
const claimed = async (orderNo = 'order-1', more: Partial<PrescriptionRow> = {}) => {
  const row = await approved(more);
  await claimPrescription(context(), { prescriptionId: row.prescriptionId, orderNo });
  return row;
};

const events = Object.keys(prescriptionMoves) as PrescriptionEvent[];

describe('the machine', () => {
  it.each(events.flatMap((event) => prescriptionStates.map((state) => [event, state] as const)))(
    '%s from %s',
    async (event, state) => {
      const { from, to } = prescriptionMoves[event];
      const row = await addPrescription(gateway, { ...of, state, validUntil: later(hour) });
      const moved = await movePrescription(context(), row.prescriptionId, event);
      const isAllowed = from.includes(state);
      expect(moved?.state).toBe(isAllowed ? to : undefined);
      const now = await read(row);
      expect(now.state).toBe(isAllowed ? to : state);
      if (!isAllowed) return;
      expect(now.endedAt !== null).toBe(endedStates.some((one) => one === to));
      // Only an approved one waits for an hour.
      expect(now.dueAt).toEqual(to === 'approved' ? row.validUntil : null);
    },
  );
});

describe('a claim', () => {
  it('succeeds for one of fifty at once', async () => {
    const { prescriptionId } = await approved();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        claimPrescription(context(), { prescriptionId, orderNo: `order-${at}` }),
      ),
    );
    const won = results.filter((row) => row !== null);
    expect(won).toHaveLength(1);
    const row = await readPrescription(gateway, prescriptionId);
    expect(row).toMatchObject({ state: 'claimed', claimedBy: won[0]?.claimedBy, dueAt: null });
  });

  it('is refused once the hour has passed', async () => {
    const { prescriptionId } = await approved({ validUntil: context().now });
    expect(await claimPrescription(context(), { prescriptionId, orderNo: 'late' })).toBeNull();
  });
});

describe('a release', () => {
  it('lets another order claim it, until its hour', async () => {
    const row = await claimed();
    const { prescriptionId } = row;
    await releasePrescription(context(), { prescriptionId, orderNo: 'another' });
    expect((await read(row)).state).toBe('claimed');
    await releasePrescription(context(), { prescriptionId, orderNo: 'order-1' });
    expect(await read(row)).toMatchObject({
      state: 'approved',
      claimedBy: null,
      claimedAt: null,
      dueAt: row.validUntil,
    });
  });

  it('ends it where its hour has passed', async () => {
    const row = await claimed();
    const { prescriptionId } = row;
    const late = { ...context(), now: later(2 * hour) };
    await releasePrescription(late, { prescriptionId, orderNo: 'order-1' });
    expect(await read(row)).toMatchObject({ state: 'expired', claimedBy: null, endedAt: late.now });
  });

  it('cancels it where its doctor wants it back', async () => {
    const row = await claimed('order-1', { recallAskedAt: context().now });
    const { prescriptionId } = row;
    await releasePrescription(context(), { prescriptionId, orderNo: 'order-1' });
    expect((await read(row)).state).toBe('cancelled');
  });
});

describe('handing over', () => {
  const dispense = (row: PrescriptionRow, isAll: boolean, handedLineIds: string[]) =>
    markDispensed(context(), { prescriptionId: row.prescriptionId, isAll, handedLineIds });

  it('of a part leaves the rest open', async () => {
    const row = await claimed();
    await dispense(row, false, ['1']);
    expect(await read(row)).toMatchObject({
      state: 'partlyDispensed',
      claimedBy: 'order-1',
      arrivedAt: null,
      runsOutOn: null,
    });
  });

  it.each([
    [['1', '2'], 14],
    [['1'], 28],
  ])('of the lines %j runs out after %i days', async (lineIds, days) => {
    const row = await claimed();
    await dispense(row, false, ['1']);
    await dispense(row, true, lineIds);
    const today = dayAt(context().now);
    expect(await read(row)).toMatchObject({
      state: 'dispensed',
      claimedBy: null,
      arrivedAt: expect.any(Date),
      runsOutOn: addDays(today, days),
    });
  });

  it('of nothing is no dispensing', async () => {
    const row = await claimed();
    await dispense(row, true, []);
    await dispense(row, true, ['unknown']);
    expect((await read(row)).state).toBe('claimed');
  });
});

describe('the end of its hour', () => {
  it('expires what no order claimed, once, and notifies its owner', async () => {
    const row = await approved();
    const { prescriptionId } = row;
    expect(await expirePrescription(context(), prescriptionId)).toBeNull();
    const late = { ...context(), now: later(hour) };
    const both = await Promise.all(
      [1, 2].map(() =>
        gateway.services.db.transaction((db) =>
          expirePrescription({ db, now: late.now }, prescriptionId),
        ),
      ),
    );
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect(await read(row)).toMatchObject({ state: 'expired', endedAt: late.now });
    const messages = await gateway.services.db
      .select()
      .from(accountMessages)
      .where(eq(accountMessages.matterId, prescriptionId));
    expect(messages).toMatchObject([{ topic: 'prescription', ownerId: of.ownerId }]);
    expect(messages[0]?.body).toContain('不再收费');
  });

  it('is settled by the deadline, and nothing that an order has', async () => {
    const [row, other] = [await approved({ dueAt: later(hour) }), await claimed()];
    await gateway.advance(hour);
    expect((await read(row)).state).toBe('expired');
    expect((await read(other)).state).toBe('claimed');
  });
});
