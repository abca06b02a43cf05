import {
  directoryApi,
  preferencesSlice,
  useCityChoice,
  usePageModules,
  usePreferences,
  useStoreDispatch,
  type PageLoad,
} from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Hero, HeroButton, Page, PinIcon, SearchBox, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeEntries, HomeLists } from '../components/home-lists';
import { areaOf, nearby } from '../model/home-requests';
import { NextAppointment, loadNextAppointment } from '../components/next-appointment';
import { loadNotices, Notices } from '../components/notices';

const loadPicker = () => import('../components/city-sheet');
const CityPicker = lazy(loadPicker);
const ElderHome = lazy(() => import('../components/elder-home'));

export const load: PageLoad = ({ preferences: { mode, city } }) => [
  loadNotices(),
  ...loadNextAppointment,
  // Elder mode shows fewer choices, so it asks for less.
  ...(mode === 'elder'
    ? []
    : [
        directoryApi.endpoints.listHotDepts.initiate(),
        directoryApi.endpoints.listHomeDoctors.initiate(areaOf(city)),
        directoryApi.endpoints.mergeSearchHospitals.initiate(nearby(city)),
      ]),
];

/**
 * Home (spec 2 §2.4): where a person begins, with the city and the mode of the whole portal.
 * @param children what a partner's home adds above the lists.
 */
export default function HomePage({ children }: { children?: ReactNode }): ReactElement {
  const { t } = useTranslation('directory');
  const dispatch = useStoreDispatch();
  const { mode } = usePreferences();
  const elder = mode === 'elder';
  const { city, openPicker, picker } = useCityChoice(t('city.wholeCountry'));
  const choose = useLazyOpening(loadPicker, openPicker);
  const search = usePageModules('directory.home')('search', { to: href('directory.search') });
  const cityName = city?.name ?? t('city.wholeCountry');
  const switchMode = (): void => {
    dispatch(preferencesSlice.actions.preferencesChanged({ mode: elder ? 'standard' : 'elder' }));
  };
  return (
    <Page hiddenTitle={t('shared:brand.name')}>
      <Hero
        start={
          <HeroButton
            icon={<PinIcon />}
            opens
            label={t('city.choose', { city: cityName })}
            onClick={choose}
          >
            {cityName}
          </HeroButton>
        }
        end={
          <HeroButton outlined pressed={elder} onClick={switchMode}>
            {t('home.elderMode')}
          </HeroButton>
        }
      >
        {search && (
          <SearchBox
            action={search.to}
            label={t('search.label')}
            placeholder={t(elder ? 'search.placeholderShort' : 'search.placeholder')}
          />
        )}
        <Suspense>{elder ? <ElderHome /> : <HomeEntries />}</Suspense>
      </Hero>
      <NextAppointment />
      {children}
      {elder ? <Notices /> : <HomeLists city={city} />}
      {picker.open && (
        <Suspense>
          <CityPicker {...picker} />
        </Suspense>
      )}
    </Page>
  );
}
