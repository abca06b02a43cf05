import type { City } from '@xinglin/api';

/** Home's doctors are those of the chosen city. */
export function areaOf(city: City | null): { areaId?: string } {
  return city === null ? {} : { areaId: city.areaId };
}

/** A few hospitals of the chosen city, best first. */
export function nearby(city: City | null) {
  return { ...areaOf(city), pageSize: 3 };
}
