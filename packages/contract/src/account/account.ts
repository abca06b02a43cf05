import { z } from 'zod';
import { marked } from '../marks';
import { AgreedField } from '../directory/content';
import { RegistrationOrderCard } from '../booking/booking-shapes';
import { defineCalls } from '../define-calls';
import { OrderCounts } from '../orders/orders';
import {
  AnyMobile,
  Cents,
  CodeSent,
  Done,
  Id,
  Instant,
  Md5Hex,
  Mobile,
  Nothing,
  SixDigits,
  ValidateField,
  opaqueText,
  writtenText,
} from '../shapes';

/** Why a code is asked for; a code of one scene opens no other. */
export const VerifyCodeScene = z
  .enum(['login', 'bind', 'rebind', 'writeoff', 'patient'])
  .meta({ id: 'VerifyCodeScene' });

/** What a code to the account's own number is for: the former number when it is changed, closing the account. */
export const OwnerCodeScene = z.enum(['owner', 'writeoff']).meta({ id: 'OwnerCodeScene' });

/** Real-name state of an account: 0 not asked for yet, 1 verified, 2 in review, 3 refused (spec 1 §4). */
export const VerifyStatus = z.int().min(0).max(3);

/**
 * The person behind a session (spec 1 §3, user info). A default stands for what a gateway leaves out that tells no more
 * than the specification shows of the answer.
 */
export const UserInfo = z
  .object({
    login: z.boolean().default(false),
    isTempLogin: z.boolean().default(false),
    userId: Id.nullable(),
    /** What the person signs in by besides a number; null when there is none. */
    loginId: z.string().nullable(),
    /** Stands for the account where its id must not be shown; the same in every channel. */
    encodeId: z.string().nullable(),
    /** The same for others outside: another one in each channel. */
    extEncodeId: z.string().nullable(),
    /** Masked mobile number, null when none is bound. */
    mobile: z.string().nullable(),
    nickname: z.string().nullable(),
    type: z.int().default(0),
    appId: z.string().default(''),
    sourceId: z.string().default(''),
    verifyStatus: VerifyStatus.default(0),
    corpconsult: z.boolean().default(false),
    noEntry: z.boolean().default(false),
    noFooter: z.boolean().default(false),
    noHeader: z.boolean().default(false),
    gmtExpired: Instant.nullable(),
    /** Whether this device is the one the account signed in on. */
    wxConfigVO: z.object({ hasWxDevice: z.boolean() }).default({ hasWxDevice: true }),
  })
  .meta({ id: 'UserInfo' });

/** The same of a call that only a session is answered: who is not said to be signed in still is. */
const SignedInUser = UserInfo.extend({ login: z.boolean().default(true) }).meta({
  id: 'SignedInUser',
});

/** The gateway's time, by which pages compute "today"; null of a gateway that does not say. */
const GatewayTime = Instant.nullable().default(null);

/** The answer of every sign-in. The portal moves `token` into its HttpOnly cookie. */
export const SignIn = z
  .object({
    token: z.string(),
    userId: Id.nullable().default(null),
    isTempLogin: z.boolean().default(false),
    verifyStatus: VerifyStatus.default(0),
    /** When the session ends by itself; null of a gateway that does not say. */
    gmtExpired: Instant.nullable().default(null),
  })
  .meta({ id: 'SignIn' });

/** How bodies of the calls that `requestTreatment` lists are to be encrypted (spec 1 §3). */
export const EncryptionRule = z
  .object({
    /** Names the rule; it travels with each encrypted body. */
    secretCode: opaqueText({ max: 64 }),
    /** 1 is AES, 2 is DES; both ECB with PKCS#7. */
    secretAlgorithm: z.union([z.literal(1), z.literal(2)]),
    /** The key: the bytes of this text. */
    privateKey: z.string(),
    /** When the gateway stops to read bodies of this rule. */
    gmtExpired: Instant,
  })
  .meta({ id: 'EncryptionRule' });

/** Left out where the app does not encrypt. */
const RuleField = { encryptionRule: EncryptionRule.optional() };

export const account = defineCalls({
  /** Start-up of a visitor: what holds for the channel and the device (spec 1 §4). */
  getBaseInfo: {
    path: '/moduleenterprisepartner/config/getbaseinfo',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({ userInfoVO: UserInfo, now: GatewayTime, ...RuleField }),
    tags: ['Session'],
  },
  /** Start-up of a person with a login cookie: who it is (spec 1 §3, §4). */
  getLoginInfo: {
    path: '/moduleenterprisepartner/config/getlogininfo',
    timeoutMs: 3000,
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      gmtExpired: Instant,
      userInfoVO: SignedInUser,
      now: GatewayTime,
      ...RuleField,
    }),
    tags: ['Session'],
  },
  /**
   * Sends a six-digit code by SMS; the same answer for known and unknown numbers. Refuses with `checkRequired` where
   * many codes were asked for from the address, or for the number by many devices.
   */
  sendVerifyCode: {
    path: '/moduleoperate/verifycode/sendcode.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({ mobile: AnyMobile, scene: VerifyCodeScene, ...ValidateField }),
    response: CodeSent,
  },
  /** Signs in by SMS code; an unknown number is registered. */
  loginByCheckCode: {
    path: '/user/account/checkcodelogin.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      mobile: AnyMobile,
      code: SixDigits,
      ...AgreedField,
    }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** Signs in by login id or mobile number and the md5 of the password, in hex. Refuses with `checkRequired` after wrong ones. */
  loginByPassword: {
    path: '/user/account/login.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      loginId: marked(writtenText({ min: 1, max: 64 }), { public: 'a name to sign in by' }),
      password: Md5Hex,
      ...AgreedField,
      ...ValidateField,
    }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** Binds a mobile number to a temporary sign-in; the session token changes with the privilege. */
  bindMobile: {
    path: '/user/profile/bindmobile',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      mobile: Mobile,
      code: SixDigits,
      ...AgreedField,
    }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** Ends this session. */
  logout: {
    path: '/moduleenterprisepartner/partner/logout/unbindandlogout',
    access: 'session',
    kind: 'mutation',
    request: Nothing,
    response: Done,
    tags: ['Session'],
    session: 'ends',
  },
  /** What the personal centre shows at a glance. */
  getPersonalCenter: {
    path: '/moduleoverlap/user/personalcenter',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      nickname: z.string().nullable(),
      mobile: z.string().nullable(),
      verifyStatus: VerifyStatus,
      patientCount: z.int().min(0),
      awaitingPaymentCount: z.int().min(0),
      confirmedCount: z.int().min(0),
      /** The next visit; without one the newest appointment, null before the first. */
      latestOrder: RegistrationOrderCard.nullable(),
      /** Orders of all kinds that are on the account's lists, by what they wait for. */
      orderCounts: OrderCounts,
      /** What the account holds and can use now. */
      holdings: z.object({
        couponCount: z.int().min(0),
        coins: z.int(),
        packageCount: z.int().min(0),
      }),
      /** The membership card in service; null without one. */
      memberCard: z
        .object({
          title: z.string(),
          endsAt: Instant,
          /** What the price of members has saved since the card began. */
          savedCents: Cents,
        })
        .nullable(),
    }),
    tags: ['Session', 'Patient', 'RegistrationOrder', 'Order'],
  },
});
