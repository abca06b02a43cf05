// Generated from the features that the packages of this app declare, by `npm run generate`.
import type { Feature } from '@xinglin/portal';
import { featurePaths } from './feature-paths';

/** Every feature, each behind its paths. */
export const features: readonly Feature[] = [
  {
    id: 'overseas',
    paths: featurePaths.overseas,
    load: async () => (await import('@xinglin/overseas/features/overseas')).feature,
  },
  {
    id: 'overseas-assistant',
    paths: featurePaths['overseas-assistant'],
    load: async () => (await import('@xinglin/overseas/features/overseas-assistant')).feature,
  },
  {
    id: 'overseas-consult',
    paths: featurePaths['overseas-consult'],
    load: async () => (await import('@xinglin/overseas/features/overseas-consult')).feature,
  },
  {
    id: 'overseas-documents',
    paths: featurePaths['overseas-documents'],
    load: async () => (await import('@xinglin/overseas/features/overseas-documents')).feature,
  },
  {
    id: 'overseas-thanks',
    paths: featurePaths['overseas-thanks'],
    load: async () => (await import('@xinglin/overseas/features/overseas-thanks')).feature,
  },
];
