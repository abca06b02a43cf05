import type { HospitalLevel, MergeSearchHospitalsRequest } from '@xinglin/gateway-sdk';
import { pageNoOf } from '@xinglin/rules';

/** The grades one can filter by, highest first. */
export const hospitalLevels = [
  '3A',
  '3B',
  '2A',
  '2B',
  '1',
  'private',
] as const satisfies readonly HospitalLevel[];

/** Which hospitals are looked at, as it stands in the address. */
export interface HospitalQuery {
  readonly q: string;
  readonly level: HospitalLevel | '';
  readonly available: boolean;
  readonly pageNo: number;
}

/** Reads the address of the list. What does not fit counts as absent. */
export function readHospitals(query: URLSearchParams): HospitalQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, 50),
    level: hospitalLevels.find((level) => level === query.get('level')) ?? '',
    available: query.get('available') === '1',
    pageNo: pageNoOf(query),
  };
}

/** The address' query of it; defaults are left out. */
export function writeHospitals({
  q,
  level,
  available,
  pageNo,
}: HospitalQuery): Record<string, string> {
  return {
    ...(q && { q }),
    ...(level && { level }),
    ...(available && { available: '1' }),
    ...(pageNo > 1 && { pageNo: String(pageNo) }),
  };
}

/** One page of the list, in a city or in the whole country. */
export function hospitalRequest(
  { q, level, available }: HospitalQuery,
  areaId: string | undefined,
  pageNo: number,
): MergeSearchHospitalsRequest {
  return {
    ...(q && { q }),
    ...(areaId && { areaId }),
    ...(level && { level }),
    ...(available && { onlyAvailable: true }),
    pageNo,
  };
}
