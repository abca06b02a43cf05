import type { City } from '@xinglin/api';

/** Home's doctors are those of the chosen city. */
export function areaOf(city: City | null): { areaId?: string } {
  return city === null ? {} : { areaId: city.areaId };
}

/** A few hospitals of the chosen city, best first. */
export function nearby(city: City | null) {
  return { ...areaOf(city), pageSize: 3 };
}

/** Where the operator places the few entries of home's first row. */
export const mainEntriesPosition = { confPosition: 40 };

/** Where the operator places service entries (spec 3 §9). */
export const servicesPosition = { confPosition: 42 };

/** Ten departments, those that the operator placed before the others (spec 3 §7.1). */
export const tenSpecial = { pageSize: 10, personalDept: 1, confPosition: 41 } as const;

/** What to read at this time of the year. */
export const seasonRequest = { scene: 'home' };

/** The gateway's name for the whole portal in place of a hospital (spec 1 §7). */
export const portalNotices = { hospitalId: '0' };
