import { checkUpApi } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SearchBox, SkeletonList } from '@xinglin/ui';
import { longestWords, packageFilters } from '../model/package-list';
import { askedFor } from '../model/people';
import { CompareLink, useCompareBar } from './compare-bar';
import { PackageFilters } from './package-filters';
import { PackageItem } from './package-item';
import rows from './package-item.module.css';

/** All packages by words, person, purpose and price, all of it in the address. */
export const allPackages = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalPackages,
  paging: numbered,
  filters: packageFilters,
  input: ({ filters: { q, person, purpose, most } }, part) => ({
    kind: 'general' as const,
    grouped: true,
    ...(q !== '' && { q }),
    ...askedFor(person),
    ...(purpose && { purpose }),
    ...(most && { mostCents: Number(most) * 100 }),
    ...part,
  }),
  title: 'check-up:home.title',
  backTo: href('check-up.home'),
  head: ({ t, pathname, queryWith, filters: { q } }) => ({
    lead: (
      <SearchBox
        action={pathname}
        label={t('check-up:home.search')}
        placeholder={t('check-up:home.searchHint')}
        defaultValue={q}
        maxLength={longestWords}
        keep={queryWith({ q: '', view: 'all' })}
      />
    ),
    action: <CompareLink />,
  }),
  skeleton: <SkeletonList count={4} lines={3} />,
  above: (view) => <PackageFilters view={view} />,
  empty: ({ t, to }) => (
    <EmptyState
      kind="search"
      title={t('check-up:list.none')}
      action={
        <ButtonLink
          variant="outline"
          to={to({ view: 'all', q: '', person: undefined, purpose: undefined, most: undefined })}
        >
          {t('check-up:list.all')}
        </ButtonLink>
      }
    />
  ),
  useActionBar: useCompareBar,
  group: (items) => <div className={rows['list']}>{items}</div>,
  item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
});
