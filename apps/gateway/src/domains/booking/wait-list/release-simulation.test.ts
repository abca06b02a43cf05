import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { releaseMoment } from '@xinglin/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../../kernel/orders/tables';
import { sessions, users } from '../../../kernel/people/accounts/tables';
import { patients } from '../../../kernel/people/patients/tables';
import { inTransaction } from '../../../platform/database';
import { Refusal } from '../../../platform/refusal';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
} from '../booking-fixture';
import { joinWaitList } from './join';
import { settleShift } from './offers';
import { waits } from './tables';

/** 10,000 for the real size: 500 places, and 300 accounts of traders with five people's documents each. */
const people = Number(process.env.XINGLIN_RELEASE_PEOPLE ?? 400);
const places = Math.round(people / 20);
const traders = Math.round((people * 3) / 100);
const documentsOfTrader = 5;
const accountsOfDevice = 20;
const dayMs = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

interface Entry {
  readonly ownerId: string;
  readonly patientId: string;
  /** The patient's number in the account. */
  readonly place: number;
  readonly deviceId: string;
  readonly isTrader: boolean;
  /** Milliseconds after the release. */
  readonly comesAt: number;
}

it(
  'gives the places of a release to people, not to who is fast',
  { timeout: 300_000 * Math.max(1, people / 1000) },
  async () => {
    const { db, clock } = gateway.services;
    const rules = { windowDays: 2, releaseTime: '07:00', drawSeconds: 30 };
    const place = await addHospital(db, {
      ...rules,
      maxWaitsPerAccount: 5,
      maxWaitsPerPerson: 3,
      maxWaitsPerDevice: 10,
    });
    const shift = await addShift(db, await addDoctor(db, place), {
      now: clock.now(),
      daysAhead: 3,
      places,
    });
    const release = releaseMoment(shift.date, {
      ...rules,
      timeZone: 'Asia/Shanghai',
      closeMinutesBefore: 30,
    });
    const entries = await comers(release);
    const raced = entries.slice(0, places).filter(({ isTrader }) => !isTrader).length;

    await inTurns(entries, 8, async (entry) => {
      const request = { ...entry, shiftCaseId: shift.id, locale: 'zh-Hans' as const };
      const moment = new Date(release.getTime() + entry.comesAt);
      try {
        await inTransaction(db, (tx) => joinWaitList(tx, request, moment));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    });
    const drawn = new Date(release.getTime() + 30_000);
    // Two gateways hold the draw at once.
    await Promise.all([1, 2].map(() => settleShift(db, shift.id, drawn, gateway.services)));

    const traderIds = new Set(entries.filter((one) => one.isTrader).map((one) => one.ownerId));
    const offered = await db
      .select({ ownerId: orders.ownerId })
      .from(waits)
      .innerJoin(orders, eq(orders.orderNo, waits.offeredOrderNo))
      .where(and(eq(waits.shiftCaseId, shift.id), isNotNull(waits.offeredOrderNo)));
    const list = await db
      .select({ state: waits.state })
      .from(waits)
      .where(eq(waits.shiftCaseId, shift.id))
      .orderBy(asc(waits.rank), asc(waits.queueNo));
    const toPeople = offered.filter(({ ownerId }) => !traderIds.has(ownerId)).length;
    const share = toPeople / offered.length;
    process.stdout.write(
      `release: ${people} people, ${traders} traders with ${traders * documentsOfTrader} documents, ${places} places: ` +
        `people got ${toPeople} (${(share * 100).toFixed(1)} %), raced for they had got ${raced}; ` +
        `oversold ${offered.length - places}; ${list.length} in the list\n`,
    );
    expect(offered).toHaveLength(places);
    // In order: all that were served stand before all that still wait.
    expect(list.map(({ state }) => state === 'waiting')).toEqual(
      list.map((_, index) => index >= places),
    );
    expect(raced).toBe(0);
    expect(share).toBeGreaterThan(0.8);
    expect(await brokenInvariants(db)).toEqual(nothingBroken);
  },
);

/** Everybody who comes, in the order in which they do: traders' programs within the first 50 milliseconds. */
async function comers(release: Date): Promise<readonly Entry[]> {
  const { db } = gateway.services;
  const [sample] = await addPeople(db, 1, release);
  const [card] = await db
    .select()
    .from(patients)
    .where(eq(patients.patientId, sample?.patientId ?? ''));
  if (!card) throw new Error('no sample');
  const entries: Entry[] = [];
  for (let index = 0; index < traders * documentsOfTrader; index += 1) {
    const account = index % traders;
    entries.push({
      ownerId: `trader-${account}`,
      patientId: `document-${index}`,
      place: Math.floor(index / traders) + 1,
      deviceId: `farm-${Math.floor(account / accountsOfDevice)}`,
      isTrader: true,
      comesAt: (index * 50) / (traders * documentsOfTrader),
    });
  }
  for (let index = 0; index < people; index += 1)
    entries.push({
      ownerId: `person-${index}`,
      patientId: `patient-${index}`,
      place: 1,
      deviceId: `phone-${index}`,
      isTrader: false,
      comesAt: 400 + (index * 28_000) / people,
    });
  const owners = [...new Map(entries.map((entry) => [entry.ownerId, entry])).values()];
  for (const part of parts(owners)) {
    await db.insert(users).values(
      part.map(({ ownerId, isTrader }, index) => ({
        userId: ownerId,
        createdAt: new Date(release.getTime() - (isTrader ? 0.5 : 30 + index) * dayMs),
      })),
    );
    await db.insert(sessions).values(
      part.map(({ ownerId, deviceId }) => ({
        tokenId: `s-${ownerId}`,
        tokenHash: `s-${ownerId}`,
        userId: ownerId,
        deviceId,
        createdAt: release,
        expiresAt: new Date(release.getTime() + 30 * dayMs),
      })),
    );
  }
  for (const part of parts(entries))
    await db.insert(patients).values(
      part.map(({ ownerId, patientId, place }) => ({
        ...card,
        ownerId,
        patientId,
        identityHash: patientId,
        place,
        isDefault: false,
      })),
    );
  return entries;
}

function parts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 500) }, (_, index) =>
    items.slice(index * 500, (index + 1) * 500),
  );
}

/** Each item in turn, so many at a time. */
async function inTurns<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
