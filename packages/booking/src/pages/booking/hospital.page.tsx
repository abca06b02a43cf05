import { directoryApi, useCityChoice, usePreferences, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { pageWindow } from '@xinglin/rules';
import {
  Button,
  Cluster,
  Gutter,
  Page,
  PageHeader,
  PillLinks,
  PinIcon,
  SearchBox,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { HospitalResults } from '../../components/hospital-results';
import {
  hospitalLevels,
  hospitalRequest,
  readHospitals,
  writeHospitals,
  type HospitalQuery,
} from '../../model/hospital-query';

const loadPicker = () => import('../../components/city-sheet');
const CityPicker = lazy(loadPicker);

export const load: PageLoad = ({ query, preferences: { city } }) => {
  const asked = readHospitals(query);
  return pageWindow(asked.pageNo).map((pageNo) =>
    directoryApi.endpoints.mergeSearchHospitals.initiate(
      hospitalRequest(asked, city?.areaId, pageNo),
    ),
  );
};

/** Hospitals that take bookings, in the chosen city (spec 2 §2.4). */
export default function HospitalListPage(): ReactElement {
  const { t } = useTranslation('booking');
  const { mode } = usePreferences();
  const [query] = useSearchParams();
  const asked = readHospitals(query);
  const { city, openPicker, picker } = useCityChoice(t('hospitalList.wholeCountry'));
  const choose = useLazyOpening(loadPicker, openPicker);
  const cityName = city?.name ?? t('hospitalList.wholeCountry');
  const hrefOf = (change: Partial<HospitalQuery>): string =>
    href('booking.hospitalList', {}, writeHospitals({ ...asked, pageNo: 1, ...change }));

  return (
    <Page header={<PageHeader title={t('hospitalList.title')} backTo={href('directory.home')} />}>
      <Gutter>
        <SearchBox
          action={href('booking.hospitalList')}
          label={t('hospitalList.search')}
          placeholder={t('hospitalList.search')}
          defaultValue={asked.q}
          keep={writeHospitals({ ...asked, q: '', pageNo: 1 })}
        />
        <Cluster align="between">
          <Button
            variant="text"
            size="small"
            icon={<PinIcon />}
            aria-haspopup="dialog"
            aria-label={t('hospitalList.chooseCity', { city: cityName })}
            onClick={choose}
          >
            {cityName}
          </Button>
        </Cluster>
      </Gutter>
      {/* Elder mode shows fewer choices: the grades are left out, the one that matters stays. */}
      <PillLinks
        label={t('hospitalList.filters')}
        items={[
          {
            text: t('hospitalList.onlyAvailable'),
            to: hrefOf({ available: !asked.available }),
            active: asked.available,
          },
          ...(mode === 'elder'
            ? []
            : (['', ...hospitalLevels] as const).map((level) => ({
                // i18n-keys: shared:hospitalLevel.*
                text:
                  level === '' ? t('hospitalList.allLevels') : t(`shared:hospitalLevel.${level}`),
                to: hrefOf({ level }),
                active: level === asked.level,
              }))),
        ]}
      />
      {pageWindow(asked.pageNo).map((pageNo) => (
        <HospitalResults key={pageNo} asked={asked} areaId={city?.areaId} pageNo={pageNo} />
      ))}
      {picker.open && (
        <Suspense>
          <CityPicker {...picker} />
        </Suspense>
      )}
    </Page>
  );
}
