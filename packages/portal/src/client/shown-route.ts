import type { PageModule } from '@xinglin/api';
import { pathsOf, type RouteName, type RouteRow } from '@xinglin/routes';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteHandle } from '../feature';

/** The route that a navigation enters. */
export interface EnteredRoute {
  readonly name: RouteName;
  readonly row: RouteRow;
  readonly path: string;
}

/** Id of a route: its name for its own path, and one of their own for its aliases. */
export function routeId(name: string, path: string, index: number): string {
  return index === 0 ? name : `${name}@${path}`;
}

/** The page that the server rendered, with its code. */
export interface ShownPage {
  readonly row: RouteRow;
  readonly module: PageModule;
}

/**
 * The routes of the page that the server rendered: all that the router needs to take it over. The table of its feature
 * comes with the first navigation.
 */
export function shownRoutes(
  name: RouteName,
  { row, module }: ShownPage,
  enter: (route: EnteredRoute, input: LoaderFunctionArgs) => Promise<Response | null>,
): RouteObject[] {
  const handle: RouteHandle = { name, row, head: module.head };
  return pathsOf(row).map((path, index) => ({
    id: routeId(name, path, index),
    path,
    loader: (input) => enter({ name, row, path }, input),
    Component: module.default ?? null,
    handle,
  }));
}
