import type { Feature } from '@xinglin/portal';
import { href, type RouteTable } from '@xinglin/routes';

/** The portal's own address leads to what a person has here: the specification gives it no page. */
const routes: RouteTable = {
  'overseas.home': {
    path: '/',
    kind: 'redirect',
    redirectTo: href('overseas.profileSetting'),
    title: 'overseas:profileSetting.title',
  },
};

/** The way in, which is this application's alone: `/` of the main portal is its home. */
export const home: Feature = {
  id: 'home',
  paths: ['/'],
  load: async () => ({ routes, pages: {}, namespaces: {} }),
};
