import { z } from 'zod';
import { marked } from '../marks';
import { OwnerCodeScene, VerifyCodeScene } from '../account/account';
import { defineCalls } from '../define-calls';
import { CodeSent, Instant, Mobile, SixDigits, ValidateField, ValidateParam } from '../shapes';

/** What a check is passed for; one passed for a purpose opens no other. */
export const CheckPurpose = z
  .enum(['sendCode', 'signIn', 'visitor', 'partner'])
  .meta({ id: 'CheckPurpose' });

/** Names one check; the client that shows it makes it up. A new one of the same name and purpose replaces the former. */
const PageId = marked(z.string().regex(/^[\w-]{8,64}$/), { public: 'chosen by the caller' });

/** Four letters or digits, in either case. */
export const PictureCode = z.string().regex(/^[0-9A-Za-z]{4}$/);

/** Derived keys as the work asks for and as a browser sends them. */
const Hex = marked(z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/), {
  public: 'worked out by the caller',
});

/**
 * Work that a browser does by itself and that asks nothing of the person: the first counter whose key begins with
 * `keyPrefix` (proof of work as ALTCHA writes it).
 */
export const CheckWork = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: Hex,
      salt: Hex,
      cost: z.int().min(1),
      keyLength: z.int().min(1),
      keyPrefix: Hex,
    }),
    gmtExpired: Instant,
  })
  .meta({ id: 'CheckWork' });

export const CheckPicture = z
  .object({
    /** PNG, as a data URL. */
    image: z.string().startsWith('data:image/png;base64,'),
    gmtExpired: Instant,
  })
  .meta({ id: 'CheckPicture' });

/** Each of the calls that begin a check by work is for a purpose of its own. */
const begin = (path: `/${string}`) =>
  ({
    path,
    access: 'open',
    kind: 'mutation',
    keepsNothing: true,
    request: z.object({ pageId: PageId }),
    response: CheckWork,
  }) as const;

/**
 * Checks that a person, not a program, asks (spec 1 §7, Verification). A call that wants one refuses with
 * `checkRequired` and is repeated with the `validateParam` that passing gave. A check belongs to the device that
 * began it, lives for five minutes and works once.
 */
export const verification = defineCalls({
  /** Before a code is sent: purpose `sendCode`. */
  preprocessGeeTest: begin('/moduleoperate/verifycode/gee/test/code/pre/process.json'),
  /** Before a password is tried again: purpose `signIn`. */
  preprocessPolarVerification: begin('/common/polarverification/preprocess.json'),
  /** Before a visitor gets an account: purpose `visitor`. */
  partnerPreGeetestTemp: begin('/moduleenterprisepartner/partner/login/pregeetesttemp'),
  /** Before a number is proven to a partner: purpose `partner`. */
  partnerPreGeetestLogin: begin('/moduleenterprisepartner/partner/login/pregeetestlogin'),
  /** The same check as a picture, for browsers that cannot do the work. Asking again gives another picture. */
  getImageCode: {
    path: '/common/checkcode/getimagecode/{type}',
    access: 'open',
    kind: 'mutation',
    keepsNothing: true,
    request: z.object({ type: CheckPurpose, pageId: PageId }),
    response: CheckPicture,
  },
  /** `getImageCode` of purpose `partner`. */
  getPartnerValidCode: {
    path: '/moduleenterprisepartner/partner/login/getvalidcode',
    method: 'GET',
    access: 'open',
    kind: 'query',
    request: z.object({ pageId: PageId }),
    response: CheckPicture,
  },
  /**
   * Answers a check. Refuses a wrong answer with `checkFailed`, and with `checkEnded` the third one and an ended check,
   * used, or another device's.
   */
  enhanceValidate: {
    path: '/moduleoperate/verifycode/enhance/validate.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      purpose: CheckPurpose,
      pageId: PageId,
      /** Of a picture. */
      imgCode: PictureCode.optional(),
      /** Of work. */
      solution: z
        .object({ counter: z.int().min(0).max(0xff_ff_ff_ff), derivedKey: Hex })
        .optional(),
    }),
    response: z.object({ validateParam: ValidateParam, gmtExpired: Instant }),
  },
  /** Sends a code as `sendVerifyCode` does, with the answer to a picture of purpose `sendCode` in one call. */
  getVerifyCode: {
    path: '/common/checkcode/getcode.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      mobile: Mobile,
      scene: VerifyCodeScene,
      pageId: PageId,
      imgCode: PictureCode,
    }),
    response: CodeSent,
  },
  /** Sends a code to the account's own number, which never travels; limited as any code to that number. */
  getCheckCode: {
    path: '/common/checkcode/getcheckcode.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ scene: OwnerCodeScene }),
    response: CodeSent,
  },
  /**
   * For a number that no message reaches: its holder sends one, and the call is repeated until it came. The code that
   * it then answers, once, is one as `sendVerifyCode` sends. What is to be sent belongs to the device, lives for ten
   * minutes and works once. Refuses with `rateLimited` after five of a number within a day and for a minute after a
   * code was told, with `checkRequired` as `sendVerifyCode` does, with `forbidden` a caller that names no device, and
   * with `messagesNotTaken`.
   */
  proveBySending: {
    path: '/moduleoperate/verifycode/verify/sendbyclient.json',
    access: 'open',
    kind: 'mutation',
    keepsNothing: true,
    request: z.object({ mobile: Mobile, scene: VerifyCodeScene, ...ValidateField }),
    response: z.object({
      /** The number to send to. */
      sendTo: z.string().regex(/^\d{5,20}$/),
      text: z.string().regex(/^[0-9A-Z]{8}$/),
      gmtExpired: Instant,
      /** Null until the message came in. */
      code: SixDigits.nullable(),
    }),
  },
});
