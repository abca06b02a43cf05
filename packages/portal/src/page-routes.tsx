import type { RouteObject } from 'react-router';
import { FailureBoundary } from './frame/failure-boundary';
import { Frame } from './frame/frame';

/** Id of the route that further pages are added to. */
export const pagesRouteId = 'pages';

/** The frame around pages; equal on both sides, so that the browser can take over the server's markup. */
export function pageRoutes(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: FailureBoundary,
      children: [{ id: pagesRouteId, ErrorBoundary: FailureBoundary, children }],
    },
  ];
}
