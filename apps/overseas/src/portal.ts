import type { Portal } from '@xinglin/portal';
import { features } from './generated/features';
import { home } from './home';
import { identity } from './identity';

/** The overseas portal: its own features, no channels, and of the frame's pages only those for trouble. */
export const portal: Portal = {
  ...identity,
  features: [...features, home],
  ownFeatures: [],
  channels: async () => ({ partners: [] }),
};
