// Owns: what is new to an account, and when its owner looked.
// Must not know: what the news are; the places' domains keep them.
// Used by: the gateway's composition.
import type { redDots } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { markSeen, redDotsOf } from './service';

/** Red dots of the personal centre (spec 1 §7, Other). */
export const redDotHandlers: HandlersOf<typeof redDots> = {
  getRedDotResources: (_, context) => redDotsOf(context),
  async refreshRedDotResources({ place }, context) {
    await markSeen(context, place);
    return { done: true };
  },
};
