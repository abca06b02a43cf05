import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { areasWhere, distanceMetres } from '../../kernel/places/places';
import { areas } from '../../kernel/places/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { daysByStore, offersOf } from './days';
import { checkUpOrganisations, checkUpStores } from './tables';

type Calls = typeof checkUp;
type Store = ResponseOf<Calls['getPhysicalSchedule']>['store'];

/** Most free days that a list tells of a store. */
const daysTold = 3;

async function selectStores(
  db: Queryable,
  where: SQL | undefined,
  locale: Locale,
): Promise<Store[]> {
  const rows = await db
    .select({ store: checkUpStores, orgName: checkUpOrganisations.name, cityName: areas.name })
    .from(checkUpStores)
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpStores.orgCode))
    .innerJoin(areas, eq(areas.id, checkUpStores.cityId))
    .where(where)
    .orderBy(asc(checkUpStores.cityId), asc(checkUpStores.storeId));
  return rows.map(({ store, orgName, cityName }) => ({
    storeId: store.storeId,
    orgCode: store.orgCode,
    orgName: textIn(orgName, locale),
    name: textIn(store.name, locale),
    cityId: store.cityId,
    cityName: textIn(cityName, locale),
    address: textIn(store.address, locale),
    phone: store.phone,
    opensAt: store.opensAt,
    closesAt: store.closesAt,
    latitude: store.latitude,
    longitude: store.longitude,
  }));
}

/** Stores by their ids, closed ones too: an order names them for ever. */
export async function storesOf(db: Queryable, ids: readonly string[], locale: Locale) {
  const found =
    ids.length === 0
      ? []
      : await selectStores(db, inArray(checkUpStores.storeId, [...new Set(ids)]), locale);
  return new Map(found.map((store) => [store.storeId, store]));
}

/** Stores, the nearest first where a position is known, those with free days first where a package is named. */
export async function listStores(
  input: RequestOf<Calls['listPhysicalStores']>,
  { db, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listPhysicalStores']>> {
  const { packageCode, cityId, orgCode, latitude, longitude, pageNo, pageSize } = input;
  const offers =
    packageCode === undefined ? null : (await offersOf(db, packageCode)).map(({ offer }) => offer);
  const ids = offers?.map(({ storeId }) => storeId);
  if (ids?.length === 0) return { items: [], total: 0, pageNo, pageSize };
  const stores = await selectStores(
    db,
    and(
      checkUpStores.isOpen,
      ids && inArray(checkUpStores.storeId, ids),
      cityId === undefined ? undefined : eq(checkUpStores.cityId, cityId),
      orgCode === undefined ? undefined : eq(checkUpStores.orgCode, orgCode),
    ),
    locale,
  );
  const days = offers ? await daysByStore(db, offers, now) : null;
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const all = stores
    .map((store) => ({
      store,
      distanceMetres: here && distanceMetres(here, store),
      freeDays: (days?.get(store.storeId) ?? [])
        .filter(({ remaining }) => remaining > 0)
        .slice(0, daysTold),
    }))
    // A stable sort: without a position they stay by city.
    .sort((one, other) => (one.distanceMetres ?? 0) - (other.distanceMetres ?? 0));
  const from = (pageNo - 1) * pageSize;
  return { items: all.slice(from, from + pageSize), total: all.length, pageNo, pageSize };
}

/** The days of a package at a store; refuses what is not carried out there. */
export async function findSchedule(
  { packageCode, storeId }: RequestOf<Calls['getPhysicalSchedule']>,
  { db, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getPhysicalSchedule']>> {
  const offers = (await offersOf(db, packageCode, storeId)).map(({ offer }) => offer);
  const days = (await daysByStore(db, offers, now)).get(storeId) ?? refuse('forbidden');
  const store = (await storesOf(db, [storeId], locale)).get(storeId) ?? refuse('forbidden');
  return { store, days: [...days] };
}

/** What is left of one day; nothing of a day that is not offered. */
export async function findStock(
  { packageCode, storeId, day }: RequestOf<Calls['getPhysicalStock']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPhysicalStock']>> {
  const { days } = await findSchedule({ packageCode, storeId }, context);
  return days.find((one) => one.day === day) ?? { day, total: 0, remaining: 0 };
}

/** Stores that are open, of a package where one is named. */
const openStores = (packageCode: string | undefined) => sql`
  select store.city_id from check_up_stores store
  where store.is_open ${
    packageCode === undefined
      ? sql``
      : sql`and exists (select from check_up_offers offer
          where offer.store_id = store.store_id and offer.package_code = ${packageCode})`
  }`;

export const listProvinces = (
  { packageCode }: RequestOf<Calls['listPhysicalProvinces']>,
  context: CallContext,
) =>
  areasWhere(
    sql`area.id in (select city.parent_id from areas city where city.id in (${openStores(packageCode)}))`,
    context,
  );

export const listCities = (
  { packageCode, provinceId }: RequestOf<Calls['listPhysicalCities']>,
  context: CallContext,
) =>
  areasWhere(
    sql`area.id in (${openStores(packageCode)})
      and (${provinceId ?? null}::text is null or area.parent_id = ${provinceId ?? null}::text)`,
    context,
  );
