import type { Feature } from './feature';
import { featurePaths } from './generated/feature-paths';

/** What else the frame has, for a portal to list among its own features: agreements, files, ways into the apps. */
export const furtherPages: Feature = {
  id: 'apart',
  paths: featurePaths.apart,
  load: async () => (await import('./apart/feature')).feature,
};
