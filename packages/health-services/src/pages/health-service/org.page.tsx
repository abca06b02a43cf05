import { healthServicesApi } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Gutter, SearchBox, SkeletonList } from '@xinglin/ui';
import { OrganisationFilters } from '../../components/organisation-filters';
import { PlaceRow, PlaceRows } from '../../components/place-row';
import { inputOf, longestWords, searchFilters } from '../../model/wanted';

const here = href('health-services.organisations');

/** Organisations by words, kind of help, area and what they offer (spec 2 §2.8). */
const page = listPage({
  endpoint: healthServicesApi.endpoints.listOrganizations,
  paging: numbered,
  filters: searchFilters,
  input: ({ filters }, part) => ({ ...inputOf(filters), ...part }),
  title: 'health-services:organisations.title',
  backTo: href('health-services.home'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ t, filters, to, queryWith }) => (
    <>
      <Gutter>
        <SearchBox
          key={filters.q}
          action={here}
          label={t('health-services:search.label')}
          placeholder={t('health-services:search.hint')}
          defaultValue={filters.q}
          maxLength={longestWords}
          keep={queryWith({ q: '' })}
        />
      </Gutter>
      <OrganisationFilters wanted={filters} to={to} withChannels />
    </>
  ),
  group: (items) => <PlaceRows>{items}</PlaceRows>,
  empty: ({ t }) => (
    <EmptyState
      kind="search"
      title={t('health-services:organisations.none')}
      message={t('health-services:organisations.noneHint')}
      action={
        <ButtonLink variant="outline" to={here}>
          {t('health-services:home.all')}
        </ButtonLink>
      }
    />
  ),
  item: (found) => <PlaceRow key={found.orgCode} found={found} />,
});

export const { load } = page;
export default page.Page;
