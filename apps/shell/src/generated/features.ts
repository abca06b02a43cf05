// Generated from the features that the packages of this app declare, by `npm run generate`.
import type { Feature } from '@xinglin/portal';
import { featurePaths } from './feature-paths';

/** Every feature, each behind its paths. */
export const features: readonly Feature[] = [
  {
    id: 'account',
    paths: featurePaths.account,
    load: async () => (await import('@xinglin/account/features/account')).feature,
  },
  {
    id: 'booking',
    paths: featurePaths.booking,
    load: async () => (await import('@xinglin/booking/features/booking')).feature,
  },
  {
    id: 'centre',
    paths: featurePaths.centre,
    load: async () => (await import('@xinglin/account/features/centre')).feature,
  },
  {
    id: 'contacts',
    paths: featurePaths.contacts,
    load: async () => (await import('@xinglin/account/features/contacts')).feature,
  },
  {
    id: 'directory',
    paths: featurePaths.directory,
    load: async () => (await import('@xinglin/directory/features/directory')).feature,
  },
  {
    id: 'entrance',
    paths: featurePaths.entrance,
    load: async () => (await import('@xinglin/account/features/entrance')).feature,
  },
  {
    id: 'family',
    paths: featurePaths.family,
    load: async () => (await import('@xinglin/account/features/family')).feature,
  },
  {
    id: 'real-name',
    paths: featurePaths['real-name'],
    load: async () => (await import('@xinglin/account/features/real-name')).feature,
  },
];
