import { cutText, pageNoOf } from '@xinglin/rules';
import type {
  DoctorSort,
  DoctorTitle,
  GetKeywordAnalysisRequest,
  MergeSearchDoctorsRequest,
  MergeSearchHospitalsRequest,
  MergeSearchRecommendRequest,
  MergeSearchRequest,
} from '@xinglin/gateway-sdk';
import { doctorTitles } from './doctor-titles';

/** The orders of doctors; the first one is the usual one. */
export const doctorSorts = [
  'combo_score',
  'praise',
  'visits',
  'fee',
] as const satisfies readonly DoctorSort[];

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
  readonly sort: DoctorSort;
  readonly pageNo: number;
}

/** What is shown of a search. */
export interface ResultsProps {
  readonly search: SearchQuery;
  /** The chosen city, unless the whole country is. */
  readonly cityId: string | undefined;
  /** A city narrows the search. */
  readonly isLocal: boolean;
}

/** Reads the address of a search. What does not fit counts as absent. */
export function readSearch(query: URLSearchParams): SearchQuery {
  const text = (name: string, pattern: RegExp): string =>
    (query.get(name) ?? '').trim().match(pattern)?.[0] ?? '';
  const tab = query.get('tab');
  return {
    q: cutText((query.get('q') ?? '').trim(), 50),
    tab: tab === 'doctor' || tab === 'hospital' ? tab : 'all',
    deptId: text('deptId', /^[\w-]{1,64}$/),
    areaId: text('areaId', /^(\d{6}|all)$/),
    title: doctorTitles.find((title) => title === query.get('title')) ?? '',
    available: query.get('available') === '1',
    sort: doctorSorts.find((sort) => sort === query.get('sort')) ?? doctorSorts[0],
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
    sort = doctorSorts[0],
    pageNo = 1,
  } = search;
  const all = {
    q,
    tab: tab === 'all' ? '' : tab,
    deptId,
    areaId,
    title,
    available: available ? '1' : '',
    sort: sort === doctorSorts[0] ? '' : sort,
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

/** The same search without its filters, in the usual order. */
export function withoutFilters(search: SearchQuery): SearchQuery {
  return {
    ...search,
    deptId: '',
    areaId: '',
    title: '',
    available: false,
    sort: doctorSorts[0],
    pageNo: 1,
  };
}

/** Results of each kind on the page of both. */
export const previewSize = 3;

/**
 * What leads from the words to departments; null where none were typed, or only one kind is looked at further on. Beside
 * everything it also says what is open today.
 */
export function analysisRequest(
  search: SearchQuery,
  cityId: string | undefined,
): GetKeywordAnalysisRequest | null {
  const { q, tab, pageNo } = search;
  if (q === '' || pageNo > 1) return null;
  if (tab !== 'all') return { q };
  const areaId = areaOf(search, cityId);
  return { q, ...(areaId && { areaId }), detailed: true };
}

/** What there is besides doctors and hospitals; null where it is not shown. */
export function thingsRequest(
  search: SearchQuery,
  cityId: string | undefined,
): MergeSearchRequest | null {
  const { q, tab } = search;
  if (q === '' || tab !== 'all') return null;
  const areaId = areaOf(search, cityId);
  return { q, ...(areaId && { areaId }), only: 'things', pageSize: previewSize };
}

/** The best doctors of the department that the words lead to, beside what was found by them. */
export function relatedRequest(
  search: SearchQuery,
  cityId: string | undefined,
): MergeSearchRecommendRequest | null {
  const { q, tab } = search;
  if (q === '' || tab === 'hospital') return null;
  const areaId = areaOf(search, cityId);
  return {
    q,
    ...(areaId && { areaId }),
    ...(tab === 'all' && { today: true }),
    pageSize: previewSize,
  };
}

/** One page of doctors of a search. `cityId` is the chosen city, if any. */
export function doctorRequest(
  search: SearchQuery,
  cityId: string | undefined,
  pageNo: number,
  region?: MergeSearchDoctorsRequest['region'],
): MergeSearchDoctorsRequest {
  return {
    ...shared(search, cityId, region),
    ...(search.deptId && { deptId: search.deptId }),
    ...(search.title && { title: search.title }),
    ...(search.sort !== doctorSorts[0] && { sort: search.sort }),
    ...paging(search, pageNo),
  };
}

/** One page of hospitals of a search. */
export function hospitalRequest(
  search: SearchQuery,
  cityId: string | undefined,
  pageNo: number,
  region?: MergeSearchHospitalsRequest['region'],
): MergeSearchHospitalsRequest {
  return { ...shared(search, cityId, region), ...paging(search, pageNo) };
}

const areaOf = ({ areaId }: SearchQuery, cityId: string | undefined): string | undefined =>
  areaId === wholeCountry ? undefined : areaId || cityId;

function shared(
  search: SearchQuery,
  cityId: string | undefined,
  region: MergeSearchHospitalsRequest['region'],
) {
  const { q, available } = search;
  const area = areaOf(search, cityId);
  return {
    ...(q && { q }),
    ...(area && { areaId: area }),
    ...(region && { region }),
    ...(available && { onlyAvailable: true }),
  };
}

function paging({ tab }: SearchQuery, pageNo: number) {
  return tab === 'all' ? { pageSize: previewSize } : { pageNo };
}
