import type { Portal } from '@xinglin/portal';

/** The main portal: its features, each behind the first segments of its paths, and its partners. */
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
      segments: ['authlogin', 'my', 'user'],
      load: async () => (await import('./features/account')).feature,
    },
  ],
  partners: [
    { id: 'sanming', load: async () => (await import('@xinglin/partner-sanming')).partner },
    { id: 'tianjin', load: async () => (await import('@xinglin/partner-tianjin')).partner },
    { id: 'vip', load: async () => (await import('@xinglin/partner-vip')).partner },
  ],
  defaultPartner: {
    id: 'default',
    load: async () => (await import('@xinglin/partner-default')).partner,
  },
};
