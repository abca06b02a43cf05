import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Done, Nothing } from '../shapes';

/** Where something may have happened that its owner has not seen. */
export const redDotPlaces = ['appointments', 'realName'] as const;

/** One of the places with a red dot. */
export const RedDotPlace = z.enum(redDotPlaces).meta({ id: 'RedDotPlace' });

/** What is new to a person, kept with the account, so that it is the same on every device (spec 1 §7, Other). */
export const redDots = defineCalls({
  /** Where hospital or staff did something since the owner last looked. */
  getRedDotResources: {
    path: '/bffnode/portal/basic/getreddotres',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ places: z.array(RedDotPlace) }),
    tags: ['Session', 'RedDot', 'RegistrationOrder', 'RealName'],
  },
  /** The owner looks at a place: what was new there is new no more. */
  refreshRedDotResources: {
    path: '/bffnode/portal/basic/refreshreddotres',
    access: 'session',
    kind: 'mutation',
    request: z.object({ place: RedDotPlace }),
    response: Done,
    tags: ['RedDot'],
  },
});
