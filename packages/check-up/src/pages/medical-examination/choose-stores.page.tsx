import { checkUpApi, type PageLoad } from '@xinglin/api';
import { idFilter, listPage, numbered, type Filter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { CityLinks, loadStoreCities } from '../../components/city-links';
import { NearStores } from '../../components/near-stores';
import { StoreItem } from '../../components/store-item';
import { listHref, packageHref } from '../../model/links';

/** The code of a city; undefined where none stands in the address. */
const cityFilter: Filter<string | undefined> = {
  read: (text) => (text !== null && /^\d{6}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** Stores by city and by distance, of a package with their next free days (spec 2 §2.15). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalStores,
  paging: numbered,
  filters: { packageCode: idFilter, cityId: cityFilter },
  input: ({ filters: { packageCode, cityId } }, part) => ({
    ...(packageCode && { packageCode }),
    ...(cityId && { cityId }),
    ...part,
  }),
  title: 'check-up:chooseStore.title',
  backTo: ({ filters: { packageCode }, pathname }) => {
    const kind = pathname === href('check-up.diagnosisBook') ? 'diagnosis' : 'general';
    return packageCode ? packageHref({ kind, packageCode }) : listHref(kind);
  },
  skeleton: <SkeletonList lines={4} />,
  above: ({ filters: { packageCode, cityId }, to }) => (
    <>
      <CityLinks chosen={cityId} to={(chosen) => to({ cityId: chosen })} />
      <NearStores packageCode={packageCode} />
    </>
  ),
  empty: ({ t, to, filters: { cityId } }) => (
    <EmptyState
      kind="search"
      title={t('check-up:chooseStore.none')}
      action={
        <ButtonLink
          variant="outline"
          to={cityId ? to({ cityId: undefined }) : href('check-up.home')}
        >
          {cityId ? t('check-up:chooseStore.everywhere') : t('check-up:list.all')}
        </ButtonLink>
      }
    />
  ),
  item: (found, { filters: { packageCode } }) => (
    <StoreItem key={found.store.storeId} found={found} packageCode={packageCode} />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...loadStoreCities(place)];
export default page.Page;
