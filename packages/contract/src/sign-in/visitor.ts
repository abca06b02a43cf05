import { z } from 'zod';
import { marked } from '../marks';
import { SignIn } from '../account/account';
import { AgreedField } from '../directory/content';
import { defineCalls } from '../define-calls';
import { Instant, ValidateField, opaqueText } from '../shapes';

/** A session of half an hour, with what opens the next one. The portal moves both tokens into HttpOnly cookies. */
const VisitorSignIn = SignIn.extend({
  isTempLogin: z.boolean().default(true),
  /** Opens the next session, once; null where another answer of this minute brought it. */
  temporaryToken: z.string().nullable(),
  temporaryTokenExpired: Instant.nullable(),
});

const starts = { tags: ['Session'], session: 'starts' } as const;

/**
 * Accounts of visitors: without a name, without a number, for users who want to look around before signing up
 * (spec 1 §4, §7). Binding a number makes one the person's own.
 */
export const visitor = defineCalls({
  /** Opens one. Always wants a check of purpose `visitor`: refuses with `checkRequired`. */
  createVisitorAccount: {
    path: '/user/account/tempuser/create.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({ ...ValidateField, ...AgreedField }),
    response: VisitorSignIn,
    ...starts,
  },
  /**
   * Opens the next session of a visitor, and gives another token in place of the used one. A token that comes a second
   * time is in two hands, so the account's sessions end. Refuses with `authorizationInvalid`, for another device too.
   */
  validateAccessToken: {
    path: '/user/account/validaccesstoken',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      accessToken: marked(opaqueText({ max: 128 }), {
        public: 'a secret, by which somebody signs in',
      }),
    }),
    response: VisitorSignIn,
    ...starts,
  },
});
