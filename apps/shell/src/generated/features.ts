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
    id: 'ai-guide',
    paths: featurePaths['ai-guide'],
    load: async () => (await import('@xinglin/consult/features/ai-guide')).feature,
  },
  {
    id: 'asking',
    paths: featurePaths.asking,
    load: async () => (await import('@xinglin/consult/features/asking')).feature,
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
    id: 'check-up',
    paths: featurePaths['check-up'],
    load: async () => (await import('@xinglin/check-up/features/check-up')).feature,
  },
  {
    id: 'clinics',
    paths: featurePaths.clinics,
    load: async () => (await import('@xinglin/consult/features/clinics')).feature,
  },
  {
    id: 'coins',
    paths: featurePaths.coins,
    load: async () => (await import('@xinglin/membership/features/coins')).feature,
  },
  {
    id: 'consult',
    paths: featurePaths.consult,
    load: async () => (await import('@xinglin/consult/features/consult')).feature,
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
    id: 'entries',
    paths: featurePaths.entries,
    load: async () => (await import('@xinglin/booking/features/entries')).feature,
  },
  {
    id: 'family',
    paths: featurePaths.family,
    load: async () => (await import('@xinglin/account/features/family')).feature,
  },
  {
    id: 'health-services',
    paths: featurePaths['health-services'],
    load: async () => (await import('@xinglin/health-services/features/health-services')).feature,
  },
  {
    id: 'introductions',
    paths: featurePaths.introductions,
    load: async () => (await import('@xinglin/directory/features/introductions')).feature,
  },
  {
    id: 'mall',
    paths: featurePaths.mall,
    load: async () => (await import('@xinglin/mall/features/mall')).feature,
  },
  {
    id: 'medicines',
    paths: featurePaths.medicines,
    load: async () => (await import('@xinglin/medicines/features/medicines')).feature,
  },
  {
    id: 'membership',
    paths: featurePaths.membership,
    load: async () => (await import('@xinglin/membership/features/membership')).feature,
  },
  {
    id: 'panels',
    paths: featurePaths.panels,
    load: async () => (await import('@xinglin/consult/features/panels')).feature,
  },
  {
    id: 'precision',
    paths: featurePaths.precision,
    load: async () => (await import('@xinglin/booking/features/precision')).feature,
  },
  {
    id: 'real-name',
    paths: featurePaths['real-name'],
    load: async () => (await import('@xinglin/account/features/real-name')).feature,
  },
  {
    id: 'renewals',
    paths: featurePaths.renewals,
    load: async () => (await import('@xinglin/medicines/features/renewals')).feature,
  },
  {
    id: 'reviews',
    paths: featurePaths.reviews,
    load: async () => (await import('@xinglin/reviews/features/reviews')).feature,
  },
  {
    id: 'service-packages',
    paths: featurePaths['service-packages'],
    load: async () => (await import('@xinglin/service-packages/features/service-packages')).feature,
  },
  {
    id: 'sharing',
    paths: featurePaths.sharing,
    load: async () => (await import('@xinglin/consult/features/sharing')).feature,
  },
  {
    id: 'survey',
    paths: featurePaths.survey,
    load: async () => (await import('@xinglin/survey/features/survey')).feature,
  },
  {
    id: 'telemedicine',
    paths: featurePaths.telemedicine,
    load: async () => (await import('@xinglin/telemedicine/features/telemedicine')).feature,
  },
  {
    id: 'television',
    paths: featurePaths.television,
    load: async () => (await import('@xinglin/consult/features/television')).feature,
  },
];
