import { pageNoOf } from '@xinglin/rules';
import type {
  DoctorTitle,
  MergeSearchDoctorsRequest,
  MergeSearchHospitalsRequest,
} from '@xinglin/gateway-sdk';

/** The titles a doctor may have, highest first. */
export const doctorTitles = [
  'chief',
  'associateChief',
  'attending',
  'resident',
] as const satisfies readonly DoctorTitle[];

/** Which results are looked at: a few of both kinds, or all of one. */
export type SearchTab = 'all' | 'doctor' | 'hospital';

/** In place of an area: the whole country, although a city is chosen. */
export const wholeCountry = 'all';

/** What a search looks for, as it stands in the address. */
export interface SearchQuery {
  readonly q: string;
  readonly tab: SearchTab;
  /** Standard department, as in `listHotDepts`. */
  readonly deptId: string;
  /** Empty: the chosen city; {@link wholeCountry}; else the code of an area. */
  readonly areaId: string;
  readonly title: DoctorTitle | '';
  readonly available: boolean;
  readonly pageNo: number;
}

/** Reads the address of a search. What does not fit counts as absent. */
export function readSearch(query: URLSearchParams): SearchQuery {
  const text = (name: string, pattern: RegExp): string =>
    (query.get(name) ?? '').trim().match(pattern)?.[0] ?? '';
  const tab = query.get('tab');
  return {
    q: (query.get('q') ?? '').trim().slice(0, 50),
    tab: tab === 'doctor' || tab === 'hospital' ? tab : 'all',
    deptId: text('deptId', /^[\w-]{1,64}$/),
    areaId: text('areaId', /^(\d{6}|all)$/),
    title: doctorTitles.find((title) => title === query.get('title')) ?? '',
    available: query.get('available') === '1',
    pageNo: pageNoOf(query),
  };
}

/** The address' query of a search; what is at its default is left out, so that equal searches have equal addresses. */
export function writeSearch(search: Partial<SearchQuery>): Record<string, string> {
  const {
    q = '',
    tab = 'all',
    deptId = '',
    areaId = '',
    title = '',
    available = false,
    pageNo = 1,
  } = search;
  const all = {
    q,
    tab: tab === 'all' ? '' : tab,
    deptId,
    areaId,
    title,
    available: available ? '1' : '',
    pageNo: pageNo > 1 ? String(pageNo) : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whether anything is asked for; without it the page offers where to begin. */
export function isAsking(search: SearchQuery): boolean {
  return search.q !== '' || search.deptId !== '' || search.tab !== 'all';
}

/** How many filters narrow the results, for the filter button. */
export function countFilters(search: SearchQuery): number {
  const ofDoctors = search.tab === 'hospital' ? [] : [search.deptId !== '', search.title !== ''];
  return [search.areaId !== '', search.available, ...ofDoctors].filter(Boolean).length;
}

/** The same search without its filters. */
export function withoutFilters(search: SearchQuery): SearchQuery {
  return { ...search, deptId: '', areaId: '', title: '', available: false, pageNo: 1 };
}

/** Results of each kind on the page of both. */
export const previewSize = 3;

/** One page of doctors of a search. `cityId` is the chosen city, if any. */
export function doctorRequest(
  search: SearchQuery,
  cityId: string | undefined,
  pageNo: number,
): MergeSearchDoctorsRequest {
  return {
    ...shared(search, cityId),
    ...(search.deptId && { deptId: search.deptId }),
    ...(search.title && { title: search.title }),
    ...paging(search, pageNo),
  };
}

/** One page of hospitals of a search. */
export function hospitalRequest(
  search: SearchQuery,
  cityId: string | undefined,
  pageNo: number,
): MergeSearchHospitalsRequest {
  return { ...shared(search, cityId), ...paging(search, pageNo) };
}

function shared({ q, areaId, available }: SearchQuery, cityId: string | undefined) {
  const area = areaId === wholeCountry ? undefined : areaId || cityId;
  return {
    ...(q && { q }),
    ...(area && { areaId: area }),
    ...(available && { onlyAvailable: true }),
  };
}

function paging({ tab }: SearchQuery, pageNo: number) {
  return tab === 'all' ? { pageSize: previewSize } : { pageNo };
}
