import type { RouteRow } from '@xinglin/routes';
import { FrameButton, type FramePartsValue } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { isClosable } from './app-page';

/** What stands beside back, and before the page's own action, in the header of a page. */
export function headerParts(row: RouteRow | undefined): Pick<FramePartsValue, 'start' | 'end'> {
  return { start: <CloseButton />, end: <ShareButton row={row} /> };
}

/** Closes the window: in the portal's apps, once there is a history that it spares the person (spec 2 §2.31). */
function CloseButton(): ReactElement | null {
  // The history grows with the pages in view.
  useLocation();
  return isClosable() ? <FrameButton act="close" /> : null;
}

/** Shares: in the users' app, unless the route forbids it or its page has such a button everywhere. */
function ShareButton({ row }: { row: RouteRow | undefined }): ReactElement | null {
  const isUserApp = document.documentElement.dataset['app'] === 'user';
  return isUserApp && !row?.disableShare && !row?.shareConfig ? <FrameButton act="share" /> : null;
}
