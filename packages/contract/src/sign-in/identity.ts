import { z } from 'zod';
import { marked } from '../marks';
import { PatientId } from '../account/ids';
import { PartnerCode } from '../system/ids';
import { SignIn } from '../account/account';
import { AgreedField } from '../directory/content';
import { defineCalls } from '../define-calls';
import {
  AnyMobile,
  CodeSent,
  Done,
  Email,
  Instant,
  Mobile,
  Nothing,
  SixDigits,
  ValidateField,
  opaqueText,
} from '../shapes';

/** Others by whom a person can sign in: the messaging app, the health authority's account, from abroad also Facebook and Google. */
export const IdentityProvider = z
  .enum(['chatApp', 'healthId', 'facebook', 'google'])
  .meta({ id: 'IdentityProvider' });

/** What a channel may be told of a person, each by consent. */
export const InformationScope = z
  .enum(['profile', 'patients', 'orders'])
  .meta({ id: 'InformationScope' });

const AuthorizationStart = {
  /** Path of the portal to go on to at the end. */
  target: z.string().max(2048).optional(),
  /** The page of the portal that takes the provider's answer. */
  returnUrl: z.string().max(500),
};

const AuthorizeUrl = z.object({ authorizeUrl: z.string() });

/** What a provider's page sends back. */
const AuthorizationAnswer = z.object({
  code: opaqueText({ max: 200 }),
  state: opaqueText({ max: 200 }),
});

/** Either a session, or a token by which the identity is bound to an account; it is good for ten minutes on this device. */
export const IdentityOutcome = SignIn.partial()
  .extend({
    bindToken: z.string().nullable(),
    /** Beside a token: who was found at which provider. The name is told this once and kept nowhere. */
    proven: z.object({ provider: IdentityProvider, name: z.string().nullable() }).optional(),
    /** As it was given at the start. */
    target: z.string().nullable(),
  })
  .meta({ id: 'IdentityOutcome' });

/** Names an identity that waits to be bound. */
const BindToken = marked(opaqueText({ max: 200 }), {
  public: 'a secret, which whoever signs in has been sent',
});

/** What binds an identity, besides the number or address that is proven. */
const bindFields = {
  bindToken: BindToken,
  /** Of scene `bind`. */
  code: SixDigits,
  ...AgreedField,
};

const Ticket = z.object({ ticket: opaqueText({ max: 1000 }) });

const starts = { tags: ['Session'], session: 'starts' } as const;

/** Signing in by way of others: messaging app, OAuth, partners (spec 1 §7, Partner login). */
export const identity = defineCalls({
  /** Which ways there are besides code and password. */
  partnerPreLogin: {
    path: '/moduleenterprisepartner/partner/login/prelogin',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      providers: z.array(IdentityProvider),
      /** The script of one-key sign-in; null where there is none. */
      oneKeyScriptUrl: z.string().nullable(),
    }),
  },
  /** Begins a sign-in by a provider; refuses a `returnUrl` that is no page of ours with `illegalReturnUrl`. */
  getPartnerOauthAuthCode: {
    path: '/moduleenterprisepartner/partner/oauth/authcode',
    access: 'open',
    kind: 'mutation',
    request: z.object({ provider: IdentityProvider, ...AuthorizationStart }),
    response: AuthorizeUrl,
  },
  /** Ends it. The state belongs to this device and works once; refuses with `authorizationInvalid`. */
  partnerPostLogin: {
    path: '/moduleenterprisepartner/partner/login/postlogin',
    access: 'open',
    kind: 'mutation',
    waitsOutside: true,
    request: AuthorizationAnswer,
    response: IdentityOutcome,
    ...starts,
  },
  /**
   * Binds a new identity to the account of a number of any country, which is made when there is none. Refuses with
   * `identityTaken` an account that has another identity of this provider.
   */
  partnerLoginBind: {
    path: '/moduleenterprisepartner/partner/login/bind',
    access: 'open',
    kind: 'mutation',
    request: z.object({ ...bindFields, mobile: AnyMobile }),
    response: SignIn,
    ...starts,
  },
  /**
   * The same by an e-mail address, whose code `getEmailCode` sends for scene `bind`. An address that the provider tells
   * is no proof. Who has no account gets one without a password, which is a temporary sign-in.
   */
  bindIdentityByEmail: {
    path: '/moduleenterprisepartner/partner/login/bindemail',
    access: 'open',
    kind: 'mutation',
    request: z.object({ ...bindFields, email: Email }),
    response: SignIn,
    ...starts,
  },
  /**
   * Sends the code of scene `bind` to the number that an identity is to be bound to. Refuses with `checkRequired`, whose
   * purpose is `partner`, as `sendVerifyCode` does.
   */
  verifyPartnerMobile: {
    path: '/moduleenterprisepartner/partner/verify/mobile',
    access: 'open',
    kind: 'mutation',
    request: z.object({ bindToken: BindToken, mobile: Mobile, ...ValidateField }),
    response: CodeSent,
  },
  /** What binding to a number would come to, told to who has proven it; the code stays good for binding. */
  verifyPartnerMobileBound: {
    path: '/moduleenterprisepartner/partner/verify/mobilebound',
    access: 'open',
    kind: 'mutation',
    request: z.object({ bindToken: BindToken, mobile: Mobile, code: SixDigits }),
    response: z.object({
      /** An account is made, the number's account is signed in to, or it has another identity of this provider. */
      outcome: z.enum(['new', 'existing', 'taken']),
    }),
  },
  /** As `getPartnerOauthAuthCode` for the messaging app; `silent` asks the person nothing. */
  checkPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/check',
    access: 'open',
    kind: 'mutation',
    request: z.object({ ...AuthorizationStart, silent: z.boolean().default(false) }),
    response: AuthorizeUrl,
  },
  /** As `partnerPostLogin` for the messaging app. */
  loginPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/login',
    access: 'open',
    kind: 'mutation',
    waitsOutside: true,
    request: AuthorizationAnswer,
    response: IdentityOutcome,
    ...starts,
  },
  /** As `loginPartnerWx`, for those who are bound already; creates nothing for the others. */
  silentLoginPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/silent/login',
    access: 'open',
    kind: 'mutation',
    waitsOutside: true,
    request: AuthorizationAnswer,
    response: IdentityOutcome,
    ...starts,
  },
  /** As `partnerLoginBind` for the messaging app. */
  bindPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/bind',
    access: 'open',
    kind: 'mutation',
    request: z.object({ ...bindFields, mobile: Mobile }),
    response: SignIn,
    ...starts,
  },
  /** Opens an account without a number for a new identity: a temporary sign-in. */
  registerBindPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/regbind',
    access: 'open',
    kind: 'mutation',
    request: z.object({ bindToken: BindToken, ...AgreedField }),
    response: SignIn,
    ...starts,
  },
  /** What a partner's ticket is for, before it is used. Refuses with `partnerTokenInvalid`. */
  partnerLoginPreEntrance: {
    path: '/moduleenterprisepartner/partner/login/preentrance',
    access: 'open',
    kind: 'query',
    request: Ticket,
    response: z.object({
      partnerName: z.string(),
      /** Whether the partner's person has an account here. */
      isBound: z.boolean(),
      gmtExpired: Instant,
    }),
  },
  /** Lets in the person for whom the channel's partner has signed a ticket; a ticket works once. */
  partnerLoginEntrance: {
    path: '/moduleenterprisepartner/partner/login/entrance',
    access: 'open',
    kind: 'mutation',
    request: Ticket,
    response: IdentityOutcome,
    ...starts,
  },
  /** What the person lets the channel know. */
  judgeAuthorization: {
    path: '/user/account/authorization/judge.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      partnerCode: PartnerCode,
      partnerName: z.string(),
      /** Those that were agreed to and not taken back. */
      scopes: z.array(InformationScope),
      gmtAuthorized: Instant.nullable(),
    }),
    tags: ['Authorization'],
  },
  /**
   * Writes down what the channel may know from now on, and of whom in the family; none takes everything back. Of
   * another channel than the one that asks only where it may know something already (`forbidden`).
   */
  addAuthorization: {
    path: '/user/account/authorization/add.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      scopes: z.array(InformationScope).max(3),
      /** Left out: of all family members, also of those added later. */
      patientIds: z.array(PatientId).min(1).max(10).optional(),
      partnerCode: PartnerCode.optional(),
    }),
    response: Done,
    tags: ['Authorization'],
  },
  /** Signs in by the number that the telephone network vouches for; an unknown one is registered. */
  loginByFlash: {
    path: '/user/account/flashlogin.json',
    access: 'open',
    kind: 'mutation',
    waitsOutside: true,
    request: z.object({
      accessToken: marked(opaqueText({ max: 500 }), {
        public: 'a secret, by which somebody signs in',
      }),
      ...AgreedField,
    }),
    response: SignIn,
    ...starts,
  },
});
