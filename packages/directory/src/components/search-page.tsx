import { directoryApi, knowledgeApi, searchApi, usePageModules, type PageLoad } from '@xinglin/api';
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
  WhenNear,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readAt, searchHref, SearchPlaceContext, type SearchPlace } from '../model/search-place';
import {
  analysisRequest,
  countFilters,
  doctorRequest,
  hospitalRequest,
  relatedRequest,
  thingsRequest,
  wholeCountry,
  type SearchQuery,
} from '../model/search-query';
import { SearchField } from './search-field';
import { useRememberedSearch } from './use-remembered-search';
import { useSearch } from './use-search';

const loadFilters = () => import('./search-filters');
const SearchFilters = lazy(loadFilters);
// Either the results are in view or the place to begin from.
const SearchResults = lazy(() => import('./search-results'));
// A few of both kinds do without the kit of lists.
const ResultsOfOneKind = lazy(() => import('./results-of-one-kind'));
const SearchStart = lazyPart(() => import('./search-start'));
const Understanding = lazyPart(() => import('./understanding'));
const FoundGroups = lazyPart(() => import('./found-groups'));
const SearchPast = lazy(() => import('./search-past'));

const tabs = [
  { tab: 'all', module: 'page' },
  { tab: 'doctor', module: 'doctors' },
  { tab: 'hospital', module: 'hospitals' },
] as const;

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
    const analysis = analysisRequest(search, cityId);
    const things = thingsRequest(search, cityId);
    // Among doctors alone they are asked for only where nothing was found.
    const related = search.tab === 'all' ? relatedRequest(search, cityId) : null;
    return [
      ...(analysis ? [knowledgeApi.endpoints.getKeywordAnalysis.initiate(analysis)] : []),
      ...(things ? [searchApi.endpoints.mergeSearch.initiate(things)] : []),
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

/** Whether a search found neither a hospital nor a doctor, so that there is nothing to choose among. */
function useNoPlace(
  search: SearchQuery,
  isAsking: boolean,
  cityId: string | undefined,
  region?: 'bayArea',
) {
  const skip = !isAsking || search.tab !== 'all';
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(
    hospitalRequest(search, cityId, 1, region),
    { skip },
  );
  const doctors = directoryApi.useMergeSearchDoctorsQuery(
    doctorRequest(search, cityId, 1, region),
    { skip },
  );
  return hospitals.currentData?.total === 0 && doctors.currentData?.total === 0;
}

function SearchParts({ place }: { place: SearchPlace }): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.search');
  const { search, asking, local, cityId } = useSearch();
  useRememberedSearch(search.q);
  const [filtering, setFiltering] = useState(false);
  const openFilters = useLazyOpening(loadFilters, () => setFiltering(true));
  const filters = countFilters({ ...search, ...(place.always.available && { available: false }) });
  const noPlace = useNoPlace(search, asking, cityId, place.region);
  const area =
    search.areaId === wholeCountry || local === null ? t('care:city.wholeCountry') : local.name;
  const hasNoChoice = noPlace && filters === 0;
  const Results = search.tab === 'all' ? SearchResults : ResultsOfOneKind;
  const where = place.region === undefined ? t('search.where', { area }) : t('searchBayArea.where');

  return (
    <Page header={<PageHeader title={t(place.title)} backTo={href('directory.home')} />}>
      <Gutter>
        <SearchField search={search} />
      </Gutter>
      {asking ? (
        <>
          {search.q !== '' && search.pageNo === 1 && <Understanding />}
          {place.always.tab === undefined && !hasNoChoice && (
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
          {!hasNoChoice && (
            <Gutter>
              <Cluster align="between">
                {/* An area by its code comes from a link of elsewhere; its name is not known here. */}
                <Note as="span">{/^\d/.test(search.areaId) ? '' : where}</Note>
                <Button variant="text" size="small" aria-haspopup="dialog" onClick={openFilters}>
                  {filters === 0 ? t('search.filters') : t('search.filtersOn', { count: filters })}
                </Button>
              </Cluster>
            </Gutter>
          )}
          <Suspense fallback={<SkeletonList avatar lines={3} />}>
            <Results search={search} cityId={cityId} isLocal={local !== null} />
          </Suspense>
          {search.tab === 'all' && <FoundGroups />}
          {search.q !== '' && (
            <WhenNear>
              <SearchPast />
            </WhenNear>
          )}
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
