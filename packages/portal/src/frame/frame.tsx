import { OfflineBanner, ProgressBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { PageArrival } from './page-arrival';

/** What surrounds every page: progress, the offline banner, and what happens when a page arrives. */
export function Frame(): ReactElement {
  const navigation = useNavigation();
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      <OfflineBanner />
      <Outlet />
      <PageArrival />
      <ScrollRestoration />
    </>
  );
}
