import { checkUpApi, type PageLoad } from '@xinglin/api';
import { idFilter, listPage, numbered, usePlace, type Filter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { CityLinks, loadStoreCities } from '../../components/city-links';
import { StoreChooser } from '../../components/store-chooser';
import { StoreItem } from '../../components/store-item';
import { listHref, packageCodeOf } from '../../model/links';
import { namedSchedule, storesCall } from '../../model/store-call';

/** The code of a city; undefined where none stands in the address. */
const cityFilter: Filter<string | undefined> = {
  read: (text) => (text !== null && /^\d{6}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** Every store by city, where no package is named. */
const all = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalStores,
  paging: numbered,
  filters: { cityId: cityFilter, orgCode: idFilter },
  input: ({ filters: { cityId, orgCode } }, part) => ({
    ...(cityId && { cityId }),
    ...(orgCode && { orgCode }),
    ...part,
  }),
  title: 'check-up:chooseStore.stores',
  backTo: ({ pathname }) =>
    listHref(pathname === href('check-up.diagnosisBook') ? 'diagnosis' : 'general'),
  skeleton: <SkeletonList lines={4} />,
  above: ({ filters: { cityId }, to }) => (
    <CityLinks chosen={cityId} to={(chosen) => to({ cityId: chosen })} />
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
  item: ({ store }) => <StoreItem key={store.storeId} store={store} />,
});

/** A store and a day for the package of the address; without a package every store (spec 2 §2.15). */
export default function ChooseStoresPage(): ReactElement {
  const packageCode = packageCodeOf(usePlace());
  // The stores of the imaging platform continue within it.
  const isPlatform = useLocation().pathname === href('check-up.diagnosisBook');
  return packageCode === '' ? (
    <all.Page />
  ) : (
    <StoreChooser packageCode={packageCode} isPlatform={isPlatform} />
  );
}

export const load: PageLoad = (place) => [
  ...(packageCodeOf(place) === ''
    ? all.load(place)
    : [...storesCall.load(place), ...namedSchedule.load(place)]),
  ...loadStoreCities(place),
];
