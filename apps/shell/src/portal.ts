import type { Portal } from '@xinglin/portal';

/** The main portal: its features, each behind the first segments of its paths, and its channels. */
export const portal: Portal = {
  features: [
    {
      id: 'directory',
      segments: ['', 'app', 'expert', 'expertpage', 'hospital', 'hospitalpage', 'index', 'search'],
      load: async () => (await import('./features/directory')).feature,
    },
    {
      id: 'booking',
      segments: ['booking', 'expert', 'my', 'standard'],
      load: async () => (await import('./features/booking')).feature,
    },
    {
      id: 'account',
      segments: ['authlogin', 'login', 'my', 'user'],
      load: async () => (await import('./features/account')).feature,
    },
    {
      id: 'centre',
      segments: ['my'],
      load: async () => (await import('./features/centre')).feature,
    },
    {
      id: 'contacts',
      segments: ['my', 'order'],
      load: async () => (await import('./features/contacts')).feature,
    },
    {
      id: 'entrance',
      segments: ['login', 'partners', 'user'],
      load: async () => (await import('./features/entrance')).feature,
    },
    {
      id: 'real-name',
      segments: ['my', 'user'],
      load: async () => (await import('./features/real-name')).feature,
    },
    {
      id: 'family',
      segments: ['my'],
      load: async () => (await import('./features/family')).feature,
    },
  ],
  channels: async () => (await import('./channels')).channels,
};
