import { useChannel, useSession } from '@xinglin/api';
import {
  FloatingButton,
  FrameParts,
  OfflineBanner,
  ProgressBar,
  useLazyOpening,
  type FrameAct,
  type FramePartsValue,
} from '@xinglin/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import type { RouteHandle } from '../feature';
import type * as Life from './frame-life';
import { MainTabs } from './main-tabs';
import { PageArrival } from './page-arrival';
import { usePortal } from './portal-context';

/** Most visits only read: what the frame does beyond that comes when it is first needed. */
const loadLife = () => import('./frame-life');
const ChronicBanner = lazy(async () => ({ default: (await loadLife()).ChronicBanner }));
const nothing = (): void => undefined;

/** Where the chronic-disease banner leads; it does not stand there. */
const chronicHomePath = '/chronic-disease/home';

/** What surrounds every page: progress, banners, the floating menu, and what happens when a page arrives. */
export function Frame(): ReactElement {
  const navigation = useNavigation();
  // Every route of the portal carries a RouteHandle; react-router types it as unknown.
  const row = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.row;
  const tab = row?.tabBar;
  const { pathname } = useLocation();
  const { tabs } = usePortal();
  const channel = useChannel();
  const user = useSession();

  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<{ readonly act: FrameAct }>();
  const [life, setLife] = useState<typeof Life>();
  const bring = () => loadLife().then(setLife);
  const answer = useLazyOpening(bring, nothing);
  const hear = ({ type, target }: SyntheticEvent): void => {
    const act = target instanceof Element && target.closest<HTMLElement>('[data-act]')?.dataset;
    if (!act) return;
    if (type === 'click') {
      // What stands in the attribute is what this portal wrote there.
      setAsked({ ...act } as { act: FrameAct });
      answer();
    } else bring().catch(nothing);
  };
  useEffect(() => {
    // An app, a host with a script of those around it, a person who came from the assistant, or a channel that shows newcomers around.
    if (
      channel.guideOverlay ||
      document.documentElement.matches('[data-app],[data-assistant],[data-scripts]')
    )
      bring().catch(nothing);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- none of it changes while the frame stands
  }, []);

  const hasTabs = tab !== undefined && channel.footer && !user?.noFooter;
  const parts: FramePartsValue = {
    tabs: hasTabs && <MainTabs current={tab} />,
    noBack: hasTabs && Object.values(tabs).some(({ to }) => to === pathname),
    banner: channel.chronicDiseaseBanner && pathname !== chronicHomePath && (
      <Suspense>
        <ChronicBanner />
      </Suspense>
    ),
    hidden:
      !channel.header || user?.noHeader ? 'always' : row?.enableNativeNavBar ? 'native' : undefined,
    noSearch: row?.noSearchInput,
    ...life?.headerParts(row),
  };
  const hasMenu = !row?.disableFab && (row?.enableFAB || channel.floatingMenu.enabled);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears what its buttons are asked
    <div onPointerDown={hear} onFocus={hear} onClick={hear}>
      <ProgressBar active={navigation.state !== 'idle'} />
      <OfflineBanner />
      <FrameParts value={parts}>
        <Outlet />
      </FrameParts>
      {hasMenu && <FloatingButton reference={button} />}
      {life && <life.FrameLife row={row} button={hasMenu ? button : null} asked={asked} />}
      <PageArrival />
      <ScrollRestoration />
    </div>
  );
}
