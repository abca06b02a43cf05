import { FrameTabs, OfflineBanner, ProgressBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import type { RouteHandle } from '../feature';
import { MainTabs } from './main-tabs';
import { PageArrival } from './page-arrival';

/** What surrounds every page: progress, the offline banner, and what happens when a page arrives. */
export function Frame(): ReactElement {
  const navigation = useNavigation();
  // Every route of the portal carries a RouteHandle; react-router types it as unknown.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const tab = handle?.row.tabBar;
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      <OfflineBanner />
      <FrameTabs value={tab && <MainTabs current={tab} />}>
        <Outlet />
      </FrameTabs>
      <PageArrival />
      <ScrollRestoration />
    </>
  );
}
