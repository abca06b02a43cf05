import { furtherPages, type Portal } from '@xinglin/portal';
import { featurePaths } from './generated/feature-paths';
import { identity } from './identity';

/** The main portal: its features, each behind its paths, and its channels. */
export const portal: Portal = {
  ...identity,
  features: [
    {
      id: 'directory',
      paths: featurePaths.directory,
      load: async () => (await import('./features/directory')).feature,
    },
    {
      id: 'booking',
      paths: featurePaths.booking,
      load: async () => (await import('./features/booking')).feature,
    },
    {
      id: 'account',
      paths: featurePaths.account,
      load: async () => (await import('./features/account')).feature,
    },
    {
      id: 'centre',
      paths: featurePaths.centre,
      load: async () => (await import('./features/centre')).feature,
    },
    {
      id: 'contacts',
      paths: featurePaths.contacts,
      load: async () => (await import('./features/contacts')).feature,
    },
    {
      id: 'entrance',
      paths: featurePaths.entrance,
      load: async () => (await import('./features/entrance')).feature,
    },
    {
      id: 'real-name',
      paths: featurePaths['real-name'],
      load: async () => (await import('./features/real-name')).feature,
    },
    {
      id: 'family',
      paths: featurePaths.family,
      load: async () => (await import('./features/family')).feature,
    },
  ],
  ownFeatures: [furtherPages],
  channels: async () => (await import('./channels')).channels,
};
