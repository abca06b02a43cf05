import { servicePackagesApi } from '@xinglin/api';
import { wordsFilter } from '@xinglin/care';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Gutter, PillLinks, SearchBox, SkeletonList } from '@xinglin/ui';
import { PackageItem } from '../../components/package-item';
import { topics } from '../../model/topics';

/** Packages by words and by what they are for, the cheapest first (spec 2 §2.7). */
const page = listPage({
  endpoint: servicePackagesApi.endpoints.searchPackages,
  paging: numbered,
  filters: { ...wordsFilter, topic: choice(topics) },
  input: ({ filters: { q, topic } }, part) => ({
    ...(q && { q }),
    ...(topic && { topic }),
    ...part,
  }),
  title: 'service-packages:search.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList lines={4} />,
  above: ({ t, pathname, filters, to, queryWith }) => (
    <>
      <Gutter>
        <SearchBox
          action={pathname}
          label={t('service-packages:search.label')}
          placeholder={t('service-packages:search.hint')}
          defaultValue={filters.q}
          keep={queryWith({ q: '' })}
        />
      </Gutter>
      <PillLinks
        label={t('service-packages:search.topics')}
        items={[undefined, ...topics].map((topic) => ({
          // i18n-keys: service-packages:search.topic.*
          text: t(`service-packages:search.topic.${topic ?? 'all'}`),
          to: to({ topic }),
          active: topic === filters.topic,
        }))}
      />
    </>
  ),
  empty: ({ t, pathname }) => (
    <EmptyState
      kind="search"
      title={t('service-packages:search.none')}
      action={
        <ButtonLink variant="outline" to={pathname}>
          {t('service-packages:search.all')}
        </ButtonLink>
      }
    />
  ),
  item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
});

export const { load } = page;
export default page.Page;
