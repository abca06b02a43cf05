import type { Feature } from './feature';

/**
 * The developers' test pages (spec 2 §2.11): the components and any call, on a running portal. For a portal to list
 * while it is developed; a build for production has none of it, and its server answers not found there.
 */
export const developerPages: Feature = {
  id: 'test',
  paths: ['/test', '/test/*'],
  load: async () => (await import('./developer/test-pages')).feature,
};
