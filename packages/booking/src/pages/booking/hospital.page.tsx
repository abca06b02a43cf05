import { directoryApi, useCityChoice, usePreferences } from '@xinglin/api';
import type { HospitalLevel } from '@xinglin/gateway-sdk';
import { choice, flag, listPage, type ListView, numbered, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  Gutter,
  PillLinks,
  PinIcon,
  SearchBox,
  SkeletonList,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { HospitalItem } from '../../components/hospital-item';

const loadPicker = () => import('../../components/city-sheet');
const CityPicker = lazy(loadPicker);

/** The grades one can filter by, highest first. */
const levels = ['3A', '3B', '2A', '2B', '1', 'private'] as const satisfies readonly HospitalLevel[];
const filters = { q: words(50), level: choice(levels), available: flag };
type View = ListView<typeof filters>;

/** Hospitals that take bookings, in the chosen city or the whole country (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchHospitals,
  paging: numbered,
  filters,
  input: ({ filters: { q, level, available }, preferences: { city } }, part) => ({
    ...(q && { q }),
    ...(city && { areaId: city.areaId }),
    ...(level && { level }),
    ...(available && { onlyAvailable: true }),
    ...part,
  }),
  title: 'booking:hospitalList.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: (view) => <HospitalFilters {...view} />,
  empty: ({ t, filters: { q, level, available } }) => {
    const isNarrow = q !== '' || level !== undefined || available;
    return (
      <EmptyState
        kind="search"
        title={t('booking:hospitalList.none')}
        message={t(isNarrow ? 'booking:hospitalList.noneHint' : 'booking:hospitalList.noneInCity')}
        action={
          isNarrow && (
            <ButtonLink variant="outline" to={href('booking.hospitalList')}>
              {t('booking:hospitalList.showAll')}
            </ButtonLink>
          )
        }
      />
    );
  },
  item: (hospital) => <HospitalItem key={hospital.hospitalId} hospital={hospital} />,
});

export const { load } = page;
export default page.Page;

function HospitalFilters({ t, filters: asked, to, queryWith }: View): ReactElement {
  const { mode } = usePreferences();
  const { city, openPicker, picker } = useCityChoice(t('booking:hospitalList.wholeCountry'));
  const choose = useLazyOpening(loadPicker, openPicker);
  const cityName = city?.name ?? t('booking:hospitalList.wholeCountry');
  return (
    <>
      <Gutter>
        <SearchBox
          action={href('booking.hospitalList')}
          label={t('booking:hospitalList.search')}
          placeholder={t('booking:hospitalList.search')}
          defaultValue={asked.q}
          keep={queryWith({ q: '' })}
        />
        <Cluster align="between">
          <Button
            variant="text"
            size="small"
            icon={<PinIcon />}
            aria-haspopup="dialog"
            aria-label={t('booking:hospitalList.chooseCity', { city: cityName })}
            onClick={choose}
          >
            {cityName}
          </Button>
        </Cluster>
      </Gutter>
      {/* Elder mode shows fewer choices: the grades are left out, the one that matters stays. */}
      <PillLinks
        label={t('booking:hospitalList.filters')}
        items={[
          {
            text: t('booking:hospitalList.onlyAvailable'),
            to: to({ available: !asked.available }),
            active: asked.available,
          },
          ...(mode === 'elder'
            ? []
            : [undefined, ...levels].map((level) => ({
                // i18n-keys: shared:hospitalLevel.*
                text: level
                  ? t(`shared:hospitalLevel.${level}`)
                  : t('booking:hospitalList.allLevels'),
                to: to({ level }),
                active: level === asked.level,
              }))),
        ]}
      />
      {picker.open && (
        <Suspense>
          <CityPicker {...picker} />
        </Suspense>
      )}
    </>
  );
}
