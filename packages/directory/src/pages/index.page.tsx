import {
  channelText,
  directoryApi,
  operateApi,
  preferencesSlice,
  useChannel,
  usePageModules,
  usePreferences,
  useStoreDispatch,
  type PageLoad,
  type PreferencesState,
} from '@xinglin/api';
import { useCitySheet } from '@xinglin/care';
import { languageNames, useOfferedLocales } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import {
  BrandHead,
  Hero,
  HeroButton,
  HeroCards,
  lazyPart,
  Page,
  PinIcon,
  SearchBox,
} from '@xinglin/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { HomeEntries, HomeLists } from '../components/home-lists';
import { areaOf, nearby, servicesPosition, tenSpecial } from '../model/home-requests';
import { NextAppointment, loadNextAppointment } from '../components/next-appointment';
import { loadNotices, Notices } from '../components/notices';

const ElderHome = lazyPart(() => import('../components/elder-home'));
const FurtherBlocks = lazy(() => import('../components/further-blocks'));

export const load: PageLoad = ({ preferences: { mode, city } }) => [
  loadNotices(),
  loadNextAppointment,
  // Elder mode shows fewer choices, so it asks for less.
  ...(mode === 'elder'
    ? []
    : [
        operateApi.endpoints.getOperateByPosition.initiate(servicesPosition),
        operateApi.endpoints.getIndividualBanner.initiate(areaOf(city)),
        operateApi.endpoints.listSpecialDepartments.initiate(tenSpecial),
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
  const { mode, locale } = usePreferences();
  const elder = mode === 'elder';
  const offered = useOfferedLocales();
  const other = locale === 'en' ? 'zh-Hans' : 'en';
  const citySheet = useCitySheet();
  const search = usePageModules('directory.home')('search', { to: href('directory.search') });
  const { id, licence } = useChannel();
  const ownLine = t('shared:brand.line');
  const licenceLine = licence !== null && (
    <>
      {t('shared:brand.licence')} {/* A number is written as the authority wrote it. */}
      <span lang={typeof licence === 'string' ? 'zh-Hans' : undefined}>
        {channelText(licence, locale)}
      </span>
    </>
  );
  // The main portal shows the licence in place of its line, a channel below its own.
  const brandLines =
    licenceLine === false
      ? { line: ownLine }
      : id === null
        ? { line: licenceLine }
        : { line: ownLine, licence: licenceLine };
  const change = (changed: Partial<PreferencesState>) => () =>
    dispatch(preferencesSlice.actions.preferencesChanged(changed));
  return (
    <Page
      top={
        <Hero
          brand={<BrandHead name={t('shared:brand.name')} {...brandLines} />}
          start={
            <HeroButton icon={<PinIcon />} opens label={citySheet.label} onClick={citySheet.open}>
              {citySheet.name}
            </HeroButton>
          }
          end={
            <>
              {offered.includes(other) && (
                <HeroButton
                  lang={other}
                  label={`${t('home.otherLanguage')}, ${languageNames[other]}`}
                  onClick={change({ locale: other })}
                >
                  {t('home.otherLanguage')}
                </HeroButton>
              )}
              <HeroButton outlined onClick={change({ mode: elder ? 'standard' : 'elder' })}>
                {t(elder ? 'home.leaveElderMode' : 'home.elderMode')}
              </HeroButton>
            </>
          }
        >
          {search && (
            <SearchBox
              action={search.to}
              label={t('search.label')}
              placeholder={t(elder ? 'search.placeholderShort' : 'search.placeholder')}
            />
          )}
          <HeroCards>
            <NextAppointment />
          </HeroCards>
          {elder ? <ElderHome /> : <HomeEntries />}
        </Hero>
      }
    >
      {children}
      {elder ? (
        <Notices />
      ) : (
        <>
          <HomeLists city={citySheet.city} />
          <FurtherDown />
        </>
      )}
      {citySheet.sheet}
    </Page>
  );
}

/** What home has for a person, fetched when the end of its lists comes near. */
function FurtherDown(): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '400px' },
    );
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <FurtherBlocks />
        </Suspense>
      )}
    </div>
  );
}
