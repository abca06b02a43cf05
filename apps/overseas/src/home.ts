import type { Feature } from '@xinglin/portal';
import { href, type RouteTable } from '@xinglin/routes';

/** The portal's own address leads to its landing page. */
const routes: RouteTable = {
  'overseas.home': {
    path: '/',
    kind: 'redirect',
    redirectTo: href('overseas.landing'),
    title: 'overseas-consult:landing.title',
  },
};

/** The way in, which is this application's alone: `/` of the main portal is its home. */
export const home: Feature = {
  id: 'home',
  paths: ['/'],
  load: async () => ({ routes, pages: {}, namespaces: {} }),
};
