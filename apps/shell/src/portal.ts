import { developerPages, furtherPages, type Portal } from '@xinglin/portal';
import { features } from './generated/features';
import { identity } from './identity';

/** The main portal: the features of its packages, and its channels. */
export const portal: Portal = {
  ...identity,
  features,
  // The tests look at what production has.
  ownFeatures: [furtherPages, ...(import.meta.env.MODE === 'development' ? [developerPages] : [])],
  channels: async () => (await import('./channels')).channels,
};
