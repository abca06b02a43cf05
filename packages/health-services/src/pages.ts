import type { healthServices, PagesOf } from '@xinglin/routes';

/** A page for each route of the healthServices table; the file of a page is its path. */
export const pages = {
  'health-services.home': () => import('./pages/health-service.page'),
  'health-services.channel': () => import('./pages/health-service/channel.page'),
  'health-services.organisations': () => import('./pages/health-service/org.page'),
  'health-services.organisation': () => import('./pages/health-service/org/detail.page'),
  'health-services.evaluations': () => import('./pages/health-service/org/evaluate.page'),
  'health-services.comment': () => import('./pages/health-service/org/user-comment.page'),
  'health-services.commentResult': () =>
    import('./pages/health-service/org/user-comment/result.page'),
} satisfies PagesOf<typeof healthServices>;
