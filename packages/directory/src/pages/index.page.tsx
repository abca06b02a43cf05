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
} from '@xinglin/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
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

const ElderHome = lazyPart(() => import('../components/elder-home'));
const Notices = lazyPart(() => import('../components/notices'));
const FurtherBlocks = lazy(() => import('../components/further-blocks'));

/** What a channel's people come for is among its first lists; the server draws these. */
const listsAtOnce = 3;

export const load: PageLoad = ({ preferences: { mode, city } }) => [
  directoryApi.endpoints.getNoticeDetail.initiate(portalNotices),
  loadNextForPerson,
  // Elder mode shows fewer choices, so it asks for less.
  ...(mode === 'elder'
    ? []
    : [
        loadUnreadCount,
        loadFastAsk,
        searchApi.endpoints.getSearchEntranceRecommend.initiate(),
        operateApi.endpoints.getOperateByPosition.initiate(mainEntriesPosition),
        directoryApi.endpoints.listHotDepts.initiate(),
        directoryApi.endpoints.listHomeDoctors.initiate(areaOf(city)),
        searchApi.endpoints.selectHealthInfo.initiate(seasonRequest),
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
  const elder = usePreferences().mode === 'elder';
  const citySheet = useCitySheet();
  const { id, homeLists } = useChannel();
  const switchMode = () =>
    dispatch(preferencesSlice.actions.preferencesChanged({ mode: elder ? 'standard' : 'elder' }));
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
              <HeroButton outlined onClick={switchMode}>
                {t(elder ? 'home.leaveElderMode' : 'home.elderMode')}
              </HeroButton>
              {/* Beside the longer words of elder mode it has no room; the personal centre has it as well. */}
              {!elder && <BellButton page="directory.home" />}
            </>
          }
        >
          <HomeSearch elder={elder} />
          <HeroCards>
            <NextForPerson />
          </HeroCards>
          {elder ? <ElderHome /> : <HomeWays city={citySheet.city} />}
        </Hero>
      }
    >
      {children}
      {elder ? (
        <Notices />
      ) : (
        <>
          <HomeLists city={citySheet.city} names={homeLists.slice(0, listsAtOnce)} />
          <FurtherDown city={citySheet.city} lists={homeLists.slice(listsAtOnce)} />
        </>
      )}
      <HomeFoot />
      {citySheet.sheet}
    </Page>
  );
}

/** The search box, with what many people look for now as its hint. */
function HomeSearch({ elder }: { elder: boolean }): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = searchApi.useGetSearchEntranceRecommendQuery(undefined, { skip: elder });
  const search = usePageModules('directory.home')('search', { to: href('directory.search') });
  const hot = currentData?.items[0]?.name;
  if (!search) return null;
  return (
    <SearchBox
      action={search.to}
      label={t('search.label')}
      placeholder={hot ?? t(elder ? 'search.placeholderShort' : 'search.placeholder')}
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

/** What else home has, fetched when the end of its lists is seen, and a little earlier once the reader scrolls. */
function FurtherDown(shown: ComponentProps<typeof FurtherBlocks>): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watchWithin = (rootMargin: string): IntersectionObserver => {
      const watch = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setNear(true);
        },
        { rootMargin },
      );
      if (end.current) watch.observe(end.current);
      return watch;
    };
    let watch = watchWithin('0px');
    const onScroll = (): void => {
      watch.disconnect();
      watch = watchWithin('400px');
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      watch.disconnect();
    };
  }, []);
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <FurtherBlocks {...shown} />
        </Suspense>
      )}
    </div>
  );
}
