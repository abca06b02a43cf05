import { eq, inArray } from 'drizzle-orm';
import { areas, hospitals } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { localised, localisedList } from '../../../platform/translate';
import { openDays } from '../days';
import {
  checkUpCodes,
  checkUpDays,
  checkUpItems,
  checkUpOffers,
  checkUpOrganisations,
  checkUpPackages,
  checkUpStores,
  checkUpValues,
} from '../tables';
import { seedFormerReports } from './former-reports';
import { seedGrants } from './grants';
import { groupOf } from './item-groups';
import { partOf, valueRows } from './item-parts';
import { itemRows } from './items';
import { organisationRows } from './organisations';
import { packagesOf, preparationOf } from './package-rows';

const streets = [
  ['文化路', 'Wenhua Road'],
  ['中山路', 'Zhongshan Road'],
  ['建设大道', 'Jianshe Avenue'],
  ['人民路', 'Renmin Road'],
  ['滨河路', 'Binhe Road'],
] as const;

/** What needs no empty stomach goes on all day. */
const hasLongDay = (kind: (typeof organisationRows)[number]['kind']): boolean =>
  kind === 'dental' || kind === 'nucleic' || kind === 'diagnosis';

/** The cities that the sandbox has, with where they are. */
async function citiesOf(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(areas)
    .where(inArray(areas.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The hospital of a city that a department of check-ups belongs to: the first by its id. */
async function hospitalIn(db: Queryable, cityId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(eq(hospitals.cityId, cityId))
    .orderBy(hospitals.id)
    .limit(1);
  return found?.id ?? null;
}

/** Fills the sandbox with nine organisations, thirty-four stores and seventy packages; the same each time. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  await db.insert(checkUpItems).values(
    itemRows.map(({ code, name, purpose, notFor }) => ({
      itemCode: code,
      group: groupOf(code),
      part: partOf(code),
      name: localised(...name),
      purpose: localised(...purpose),
      notFor: notFor ? localised(...notFor) : null,
    })),
  );
  await db.insert(checkUpValues).values([...valueRows]);
  const cities = await citiesOf(
    db,
    organisationRows.flatMap((row) => row.cities),
  );
  let place = 0;
  for (const [position, row] of organisationRows.entries()) {
    const { code, kind } = row;
    const [home] = row.cities;
    await db.insert(checkUpOrganisations).values({
      orgCode: code,
      name: localised(...row.name),
      kind,
      introduction: localised(...row.introduction),
      guide: localisedList(row.guide),
      hospitalId: row.ofHospital && home !== undefined ? await hospitalIn(db, home) : null,
      refundRule: [...row.refundRule],
      position,
    });
    const stores = row.cities.flatMap((cityId, number) => {
      const city = cities.get(cityId);
      if (city === undefined || city.latitude === null || city.longitude === null) return [];
      place += 1;
      const [streetZh, streetEn] = streets[place % streets.length] ?? streets[0];
      const cityZh = city.name['zh-Hans'];
      const house = 10 + ((place * 37) % 290);
      const [nameZh, nameEn] = row.name;
      return [
        {
          storeId: `${code}-${number + 1}`,
          orgCode: code,
          name: row.ofHospital
            ? localised(nameZh, nameEn)
            : localised(
                `${nameZh}（${cityZh}${streetZh}店）`,
                `${nameEn}, ${streetEn}, ${city.name.en}`,
              ),
          cityId,
          address: localised(
            `${cityZh}${streetZh} ${house} 号`,
            `${house} ${streetEn}, ${city.name.en}`,
          ),
          phone: `400-555-${String(1000 + place)}`,
          // A few kilometres around the centre, never two at one place.
          latitude: Number((city.latitude + (((place * 7) % 13) - 6) * 0.011).toFixed(5)),
          longitude: Number((city.longitude + (((place * 5) % 11) - 5) * 0.013).toFixed(5)),
          opensAt: hasLongDay(kind) ? '09:00' : '07:30',
          closesAt: hasLongDay(kind) ? '18:00' : '11:00',
        },
      ];
    });
    if (stores.length > 0) await db.insert(checkUpStores).values(stores);
    const offered = packagesOf(row).map((one, number) => ({
      packageCode: `${code}-p${number + 1}`,
      orgCode: code,
      kind,
      purposes: [...one.purposes],
      title: localised(...one.title),
      summary: localised(...one.summary),
      picture: { main: one.picture[0], badge: one.picture[1] ?? null },
      sex: one.sex ?? ('any' as const),
      minAge: one.minAge ?? null,
      maxAge: one.maxAge ?? null,
      priceCents: one.yuan * 100,
      items: [...new Set(one.items)],
      ...preparationColumns(preparationOf(kind, one.items)),
    }));
    await db.insert(checkUpPackages).values(offered);
    const offers = offered.flatMap(({ packageCode }, number) =>
      stores.map(({ storeId }, at) => ({
        packageCode,
        storeId,
        weekdays: row.ofHospital ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6],
        placesADay: 6 + ((number * 5 + at * 3) % 15),
      })),
    );
    if (offers.length > 0) await db.insert(checkUpOffers).values(offers);
    // Every fifth is full tomorrow, so that the sandbox has such days.
    const full = offers.flatMap((offer, number) => {
      const [day] = openDays(offer, now);
      if (number % 5 !== 0 || day === undefined) return [];
      const { packageCode, storeId, placesADay } = offer;
      return [{ packageCode, storeId, day, total: placesADay, remaining: 0 }];
    });
    if (full.length > 0) await db.insert(checkUpDays).values(full);
  }
  await db.insert(checkUpCodes).values(
    ['WB20-2611-0001', 'WB20-2611-0002', 'WB20-2611-0003'].map((code) => ({
      code,
      title: localised('微保体检兑换 300 元', 'Weibao check-up code, 300 yuan'),
      offCents: 30_000,
      leastCents: 39_900,
      days: 365,
    })),
  );
  if (place > 0) {
    await seedGrants(db, now);
    await seedFormerReports(db, now);
  }
}

/** The lines of a preparation as a package stores them. */
const preparationColumns = (lines: ReturnType<typeof preparationOf>) => ({
  preparation: localisedList(lines.map(([zh, en]) => [zh, en] as const)),
  preparationKinds: lines.map(([, , kind]) => kind),
});
