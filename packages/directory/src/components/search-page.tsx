import {
  directoryApi,
  knowledgeApi,
  searchApi,
  usePageModules,
  usePreferences,
  type PageLoad,
} from '@xinglin/api';
import { href } from '@xinglin/routes';
import { pageWindow } from '@xinglin/rules';
import {
  Button,
  Cluster,
  Gutter,
  lazyPart,
  Note,
  Page,
  PageHeader,
  SegmentLinks,
  SkeletonList,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { searchHref, SearchPlaceContext, type SearchPlace } from '../model/search-place';
import {
  analysisRequest,
  countFilters,
  doctorRequest,
  hospitalRequest,
  isAsking,
  readSearch,
  relatedRequest,
  wholeCountry,
  type SearchQuery,
} from '../model/search-query';
import { SearchField } from './search-field';
import { useRememberedSearch } from './use-remembered-search';

const loadFilters = () => import('./search-filters');
const SearchFilters = lazy(loadFilters);
// Either the results are in view or the place to begin from.
const SearchResults = lazy(() => import('./search-results'));
// A few of both kinds do without the kit of lists.
const ResultsOfOneKind = lazy(() => import('./results-of-one-kind'));
const SearchStart = lazyPart(() => import('./search-start'));
const Understanding = lazyPart(() => import('./understanding'));

const tabs = [
  { tab: 'all', module: 'page' },
  { tab: 'doctor', module: 'doctors' },
  { tab: 'hospital', module: 'hospitals' },
] as const;

/** What the address asks for on a page; whether it asks for anything is decided by what it says itself. */
function readAt(place: SearchPlace, query: URLSearchParams) {
  const typed = readSearch(query);
  const search: SearchQuery = { ...typed, ...place.always };
  return { search, asking: isAsking(typed) || place.region !== undefined };
}

const loadAt =
  (place: SearchPlace): PageLoad =>
  ({ query, preferences: { city } }) => {
    const { search, asking } = readAt(place, query);
    const { region } = place;
    const cityId = region === undefined ? city?.areaId : undefined;
    if (!asking)
      return [
        directoryApi.endpoints.listHotDepts.initiate(),
        searchApi.endpoints.getSearchEntranceRecommend.initiate(),
      ];
    const analysis = analysisRequest(search);
    // Among doctors alone they are asked for only where nothing was found.
    const related = search.tab === 'all' ? relatedRequest(search, cityId) : null;
    return [
      ...(analysis ? [knowledgeApi.endpoints.getKeywordAnalysis.initiate(analysis)] : []),
      ...(related ? [searchApi.endpoints.mergeSearchRecommend.initiate(related)] : []),
      ...pageWindow(search.pageNo).flatMap((pageNo) => [
        ...(search.tab === 'hospital'
          ? []
          : [
              directoryApi.endpoints.mergeSearchDoctors.initiate(
                doctorRequest(search, cityId, pageNo, region),
              ),
            ]),
        ...(search.tab === 'doctor'
          ? []
          : [
              directoryApi.endpoints.mergeSearchHospitals.initiate(
                hospitalRequest(search, cityId, pageNo, region),
              ),
            ]),
      ]),
    ];
  };

/** A page that searches over doctors and hospitals (spec 2 §2.7). Everything that is asked for stands in the address. */
export function searchPage(place: SearchPlace) {
  function SearchPage(): ReactElement {
    return (
      <SearchPlaceContext value={place}>
        <SearchParts place={place} />
      </SearchPlaceContext>
    );
  }
  return { load: loadAt(place), Page: SearchPage };
}

/** What the words were taken for; null where they lead nowhere, or it is not known: the results stand without it. */
function useUnderstood(search: SearchQuery) {
  const asked = analysisRequest(search);
  const { currentData } = knowledgeApi.useGetKeywordAnalysisQuery(asked ?? { q: '' }, {
    skip: asked === null,
  });
  if (currentData === undefined) return null;
  const { redFlags, departments, entries } = currentData;
  return redFlags.length + departments.length + entries.length === 0 ? null : currentData;
}

function SearchParts({ place }: { place: SearchPlace }): ReactElement {
  const { t } = useTranslation('directory');
  const { city } = usePreferences();
  const modules = usePageModules('directory.search');
  const [query] = useSearchParams();
  const { search, asking } = readAt(place, query);
  useRememberedSearch(search.q);
  const [filtering, setFiltering] = useState(false);
  const openFilters = useLazyOpening(loadFilters, () => setFiltering(true));
  const understood = useUnderstood(search);
  const filters = countFilters({ ...search, ...(place.always.available && { available: false }) });
  const local = place.region === undefined ? city : null;
  const area =
    search.areaId === wholeCountry || local === null ? t('care:city.wholeCountry') : local.name;
  const Results = search.tab === 'all' ? SearchResults : ResultsOfOneKind;
  const where = place.region === undefined ? t('search.where', { area }) : t('searchBayArea.where');

  return (
    <Page header={<PageHeader title={t(place.title)} backTo={href('directory.home')} />}>
      <Gutter>
        <SearchField search={search} />
      </Gutter>
      {asking ? (
        <>
          {place.always.tab === undefined && (
            <SegmentLinks
              label={t('search.tabs')}
              items={tabs
                .filter(({ module }) => modules(module))
                .map(({ tab }) => ({
                  // i18n-keys: directory:search.tab.*
                  label: t(`search.tab.${tab}`),
                  to: searchHref(place, { ...search, tab, pageNo: 1 }),
                  active: tab === search.tab,
                }))}
            />
          )}
          {understood && <Understanding analysis={understood} />}
          <Gutter>
            <Cluster align="between">
              {/* An area by its code comes from a link of elsewhere; its name is not known here. */}
              <Note as="span">{/^\d/.test(search.areaId) ? '' : where}</Note>
              <Button variant="text" size="small" aria-haspopup="dialog" onClick={openFilters}>
                {filters === 0 ? t('search.filters') : t('search.filtersOn', { count: filters })}
              </Button>
            </Cluster>
          </Gutter>
          <Suspense fallback={<SkeletonList avatar lines={3} />}>
            <Results search={search} cityId={local?.areaId} isLocal={local !== null} />
          </Suspense>
          {filtering && (
            <Suspense>
              <SearchFilters search={search} onClose={() => setFiltering(false)} />
            </Suspense>
          )}
        </>
      ) : (
        <SearchStart />
      )}
    </Page>
  );
}
