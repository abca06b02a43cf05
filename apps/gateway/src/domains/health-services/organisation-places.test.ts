import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../kernel/places/tables';
import { localised } from '../../platform/translate';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seed } from './seed';
import { organisationRows } from './seed-rows';
import { healthOrganisations } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, clock } = gateway.services;
  const cities = [...new Set(organisationRows.map(({ city }) => city))];
  await db
    .insert(areas)
    .values(
      cities.map((id) => ({
        id,
        name: localised(`城${id}`, `City ${id}`),
        level: 'city' as const,
        pinyin: id,
        initial: 'C',
        latitude: 30,
        longitude: 120,
      })),
    )
    .onConflictDoUpdate({ target: areas.id, set: { latitude: 30, longitude: 120 } });
  await seed(db, { now: clock.now() });
});
afterAll(() => gateway.dispose());

interface Found {
  readonly orgCode: string;
  readonly distanceMetres: number | null;
  readonly fromCents: number | null;
  readonly commentCount: number;
}

const path = '/hades/health/org';
const listed = async (wanted: object): Promise<Found[]> =>
  (await gateway.call(`${path}/list`, { channelId: 'dental', ...wanted })).data.items;
const placeAt = (orgCode: string, place: { latitude: number | null; longitude: number | null }) =>
  gateway.services.db
    .update(healthOrganisations)
    .set(place)
    .where(eq(healthOrganisations.orgCode, orgCode));

describe('where an organisation is', () => {
  it('is shown as a distance, nearest first, where a position is given', async () => {
    await placeAt('mingya-dental', { latitude: 30.3, longitude: 120 });
    await placeAt('zhengqi-dental', { latitude: 30.01, longitude: 120 });
    await placeAt('changqing-dental', { latitude: null, longitude: null });
    const here = { latitude: 30, longitude: 120 };
    const near = await listed({ ...here, sort: 'usual' });
    expect(near.map(({ orgCode, distanceMetres }) => [orgCode, distanceMetres])).toEqual([
      ['zhengqi-dental', 1112],
      ['mingya-dental', 33_359],
      ['changqing-dental', null],
    ]);
    // The order by stars stays what was asked for, with the distances.
    const rated = await listed({ ...here, sort: 'rating' });
    expect(rated.find(({ orgCode }) => orgCode === 'zhengqi-dental')?.distanceMetres).toBe(1112);
    for (const half of [{}, { latitude: 30 }])
      expect((await listed(half)).map(({ distanceMetres }) => distanceMetres)).toEqual([
        null,
        null,
        null,
      ]);
  });

  it('is on a map where it is known', async () => {
    const detail = async (orgCode: string, person: object = {}) =>
      (await gateway.call(`${path}/detail`, { orgCode, ...person })).data;
    const place = { latitude: 30.01, longitude: 120 };
    await placeAt('zhengqi-dental', place);
    expect(await detail('zhengqi-dental')).toMatchObject({ position: place, distanceMetres: null });
    const known = await detail('zhengqi-dental', { latitude: 30, longitude: 120 });
    expect(known.distanceMetres).toBe(1112);
    await placeAt('zhengqi-dental', { latitude: null, longitude: null });
    const unknown = await detail('zhengqi-dental', { latitude: 30, longitude: 120 });
    expect(unknown).toMatchObject({ position: null, distanceMetres: null });
  });
});

describe('what an organisation costs', () => {
  it('begins at its cheapest service, those on request left out', async () => {
    const prices = Object.fromEntries(
      (await listed({})).map((one) => [one.orgCode, one.fromCents]),
    );
    expect(prices).toEqual({
      'mingya-dental': 8000,
      'zhengqi-dental': 10_000,
      'changqing-dental': 90_000,
    });
    const { services } = (await gateway.call(`${path}/detail`, { orgCode: 'zhengqi-dental' })).data;
    expect(services).toMatchObject([
      { price: '100 元起', fromCents: 10_000 },
      { price: '价格面谈', fromCents: null },
    ]);
  });

  it('is not known where each price is on request', async () => {
    const onRequest = {
      name: localised('种植', 'Implant'),
      price: localised('面谈', 'On request'),
    };
    await gateway.services.db
      .update(healthOrganisations)
      .set({ services: [onRequest] })
      .where(eq(healthOrganisations.orgCode, 'mingya-dental'));
    const found = (await listed({})).find(({ orgCode }) => orgCode === 'mingya-dental');
    expect(found?.fromCents).toBeNull();
  });
});

it('repeats no sentence among the comments of one organisation', async () => {
  for (const { code } of organisationRows) {
    const asked = { orgCode: code, pageSize: 50 };
    const { items } = (await gateway.call(`${path}/comment/list`, asked)).data;
    const texts = items.flatMap(({ text }: { text: string }) => (text === '' ? [] : [text]));
    expect(new Set(texts).size, code).toBe(texts.length);
  }
});
