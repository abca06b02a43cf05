import { furtherPages, type Portal } from '@xinglin/portal';
import { features } from './generated/features';
import { identity } from './identity';

/** The main portal: the features of its packages, and its channels. */
export const portal: Portal = {
  ...identity,
  features,
  ownFeatures: [furtherPages],
  channels: async () => (await import('./channels')).channels,
};
