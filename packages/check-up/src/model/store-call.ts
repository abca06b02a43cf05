import { checkUpApi, type PageLoadInput } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { packageCodeOf } from './links';

/** In the address: stores of every city, also where the person has chosen one. */
export const everywhere = 'all';

const isArea = (text: string | undefined): text is string => /^\d{6}$/.test(text ?? '');

/** The city whose stores are shown: that of the address, else the one the person has chosen for the portal. */
export function cityOf({ query, preferences }: PageLoadInput): string | undefined {
  const named = query.get('cityId');
  if (named === everywhere) return undefined;
  const areaId = named ?? preferences.city?.areaId;
  return isArea(areaId) ? areaId : undefined;
}

/** Most stores of a package that are shown of one city. */
const mostStores = 50;

/** What the stores of a package in a city are asked with. */
export function storesInput(place: PageLoadInput) {
  const cityId = cityOf(place);
  return {
    packageCode: packageCodeOf(place),
    pageSize: mostStores,
    ...(cityId !== undefined && { cityId }),
  };
}

/** The stores of the package that the address names. */
export const storesCall = pageCall(checkUpApi.endpoints.listPhysicalStores, storesInput);

/** The days of the store that the address names. */
export const namedSchedule = pageCall(checkUpApi.endpoints.getPhysicalSchedule, (place) => {
  const storeId = place.query.get('storeId');
  return storeId === null ? null : { packageCode: packageCodeOf(place), storeId };
});
