import { directoryApi, usePageModules, usePreferences, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { pageWindow } from '@xinglin/rules';
import {
  Button,
  Cluster,
  Gutter,
  Note,
  Page,
  PageHeader,
  SearchBox,
  SegmentLinks,
  SkeletonList,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRememberedSearch } from '../components/use-search-history';
import {
  countFilters,
  doctorRequest,
  hospitalRequest,
  isAsking,
  readSearch,
  wholeCountry,
  writeSearch,
} from '../model/search-query';

const loadFilters = () => import('../components/search-filters');
const SearchFilters = lazy(loadFilters);
// Either the results are in view or the place to begin from.
const SearchResults = lazy(() => import('../components/search-results'));
const SearchStart = lazy(() => import('../components/search-start'));

export const load: PageLoad = ({ query, preferences: { city } }) => {
  const search = readSearch(query);
  const hotDepartments = directoryApi.endpoints.listHotDepts.initiate();
  if (!isAsking(search)) return [hotDepartments];
  return pageWindow(search.pageNo).flatMap((pageNo) => [
    ...(search.tab === 'hospital'
      ? []
      : [
          directoryApi.endpoints.mergeSearchDoctors.initiate(
            doctorRequest(search, city?.areaId, pageNo),
          ),
        ]),
    ...(search.tab === 'doctor'
      ? []
      : [
          directoryApi.endpoints.mergeSearchHospitals.initiate(
            hospitalRequest(search, city?.areaId, pageNo),
          ),
        ]),
  ]);
};

const tabs = [
  { tab: 'all', module: 'page' },
  { tab: 'doctor', module: 'doctors' },
  { tab: 'hospital', module: 'hospitals' },
] as const;

/** Search over doctors and hospitals (spec 2 §2.7). Everything that is asked for stands in the address. */
export default function SearchPage(): ReactElement {
  const { t } = useTranslation('directory');
  const { city, mode } = usePreferences();
  const modules = usePageModules('directory.search');
  const [query] = useSearchParams();
  const search = readSearch(query);
  useRememberedSearch(search.q);
  const [filtering, setFiltering] = useState(false);
  const openFilters = useLazyOpening(loadFilters, () => setFiltering(true));
  const filters = countFilters(search);
  const asking = isAsking(search);
  const area = search.areaId === wholeCountry || city === null ? t('city.wholeCountry') : city.name;

  return (
    <Page header={<PageHeader title={t('search.title')} backTo={href('directory.home')} />}>
      <Gutter>
        <SearchBox
          action={href('directory.search')}
          label={t('search.label')}
          placeholder={t(mode === 'elder' ? 'search.placeholderShort' : 'search.placeholder')}
          defaultValue={search.q}
          keep={writeSearch({ ...search, q: '', pageNo: 1 })}
        />
      </Gutter>
      {asking ? (
        <>
          <SegmentLinks
            label={t('search.tabs')}
            items={tabs
              .filter(({ module }) => modules(module))
              .map(({ tab }) => ({
                // i18n-keys: directory:search.tab.*
                label: t(`search.tab.${tab}`),
                to: href('directory.search', {}, writeSearch({ ...search, tab, pageNo: 1 })),
                active: tab === search.tab,
              }))}
          />
          <Gutter>
            <Cluster align="between">
              {/* An area by its code comes from a link of elsewhere; its name is not known here. */}
              <Note as="span">{/^\d/.test(search.areaId) ? '' : t('search.where', { area })}</Note>
              <Button variant="text" size="small" aria-haspopup="dialog" onClick={openFilters}>
                {filters === 0 ? t('search.filters') : t('search.filtersOn', { count: filters })}
              </Button>
            </Cluster>
          </Gutter>
          <Suspense fallback={<SkeletonList avatar lines={3} />}>
            <SearchResults search={search} cityId={city?.areaId} isLocal={city !== null} />
          </Suspense>
          {filtering && (
            <Suspense>
              <SearchFilters search={search} onClose={() => setFiltering(false)} />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense>
          <SearchStart />
        </Suspense>
      )}
    </Page>
  );
}
