import {
  directoryApi,
  operateApi,
  preferencesSlice,
  searchApi,
  useChannel,
  usePageModules,
  usePreferences,
  useStoreDispatch,
  type PageLoad,
} from '@xinglin/api';
import { useCitySheet } from '@xinglin/care';
import { BellButton, loadUnreadCount } from '@xinglin/pages';
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
  useLazyOpening,
  WhenNear,
} from '@xinglin/ui';
import { lazy, useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeFoot } from '../components/home-foot';
import { HomeLists } from '../components/home-lists';
import { HomeWays, loadFastAsk } from '../components/home-ways';
import {
  areaOf,
  mainEntriesPosition,
  nearby,
  portalNotices,
  seasonRequest,
} from '../model/home-requests';
import { loadNextForPerson, NextForPerson } from '../components/next-for-person';

const loadElderHome = () => import('../components/elder/elder-home');
const ElderHome = lazyPart(loadElderHome);
const FurtherBlocks = lazy(() => import('../components/further-blocks'));

/** What a channel's people come for is among its first lists; the server draws these. */
const listsAtOnce = 3;

export const load: PageLoad = ({ preferences: { mode, city } }) =>
  mode === 'elder'
    ? // It has no lists, so it requests less.
      [loadFastAsk, loadNextForPerson]
    : [
        directoryApi.endpoints.getNoticeDetail.initiate(portalNotices),
        loadNextForPerson,
        loadUnreadCount,
        loadFastAsk,
        searchApi.endpoints.getSearchEntranceRecommend.initiate(),
        operateApi.endpoints.getOperateByPosition.initiate(mainEntriesPosition),
        directoryApi.endpoints.listHotDepts.initiate(),
        directoryApi.endpoints.listHomeDoctors.initiate(areaOf(city)),
        searchApi.endpoints.selectHealthInfo.initiate(seasonRequest),
        directoryApi.endpoints.mergeSearchHospitals.initiate(nearby(city)),
      ];

/**
 * Home (spec 2 §2.4): where a person begins, with the city and the mode of the whole portal.
 * @param children what a partner's home adds above the lists; elder mode has neither.
 */
export default function HomePage({ children }: { children?: ReactNode }): ReactElement {
  // Deferred, because the home in view stays until the other one can be drawn.
  const mode = useDeferredValue(usePreferences().mode);
  return mode === 'elder' ? <ElderHome /> : <StandardHome>{children}</StandardHome>;
}

function StandardHome({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('directory');
  const dispatch = useStoreDispatch();
  const citySheet = useCitySheet();
  const { id, homeLists } = useChannel();
  const enterElderMode = useLazyOpening(loadElderHome, () =>
    dispatch(preferencesSlice.actions.preferencesChanged({ mode: 'elder' })),
  );
  return (
    <Page
      top={
        <Hero
          // The main portal's own line is what its page is about anyway.
          brand={
            <BrandHead
              name={t('shared:brand.name')}
              line={id === null ? undefined : t('shared:brand.line')}
            />
          }
          start={
            <HeroButton icon={<PinIcon />} opens label={citySheet.label} onClick={citySheet.open}>
              {citySheet.name}
            </HeroButton>
          }
          end={
            <>
              <HeroButton outlined onClick={enterElderMode}>
                {t('home.elderMode')}
              </HeroButton>
              <BellButton page="directory.home" />
            </>
          }
        >
          <HomeSearch />
          <HeroCards>
            <NextForPerson />
          </HeroCards>
          <HomeWays city={citySheet.city} />
        </Hero>
      }
    >
      {children}
      <HomeLists city={citySheet.city} names={homeLists.slice(0, listsAtOnce)} />
      <WhenNear>
        <FurtherBlocks city={citySheet.city} lists={homeLists.slice(listsAtOnce)} />
      </WhenNear>
      <HomeFoot />
      {citySheet.sheet}
    </Page>
  );
}

/** The search box, with what many people look for now as its hint. */
function HomeSearch(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = searchApi.useGetSearchEntranceRecommendQuery();
  const search = usePageModules('directory.home')('search', { to: href('directory.search') });
  const hot = currentData?.items[0]?.name;
  if (!search) return null;
  return (
    <SearchBox
      action={search.to}
      label={t('search.label')}
      placeholder={hot ?? t('search.placeholder')}
      offer={
        hot === undefined
          ? undefined
          : {
              to: `${search.to}?${new URLSearchParams({ q: hot })}`,
              text: t('home.hot'),
              label: t('home.hotLabel', { words: hot }),
            }
      }
    />
  );
}
