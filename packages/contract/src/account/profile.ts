import { z } from 'zod';
import { SignIn, VerifyStatus } from './account';
import { defineCalls } from '../define-calls';
import {
  AnyMobile,
  Done,
  Instant,
  LocalDate,
  Md5Hex,
  NewPasswordMd5,
  Nothing,
  SixDigits,
  opaqueText,
} from '../shapes';
import { Gender } from './patients';

/** What an account can still be given; nothing of it is needed for basic service. */
export const AccountGap = z
  .enum(['mobile', 'nickname', 'password', 'gender', 'birthDate'])
  .meta({ id: 'AccountGap' });

/** The account as its owner sees and changes it (spec 1 §7 Other, spec 2 §2.20, spec 3 §7.15). */
export const profile = defineCalls({
  /** What the account is entered by and how it is secured. */
  getAccountInfo: {
    path: '/user/account/info.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      nickname: z.string().nullable(),
      loginId: z.string().nullable(),
      /** Masked. */
      mobile: z.string().nullable(),
      hasPassword: z.boolean(),
      verifyStatus: VerifyStatus,
      createdAt: Instant,
    }),
    tags: ['Session'],
  },
  getUserProfile: {
    path: '/user/profile/getinfo',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      nickname: z.string().nullable(),
      /** Masked. */
      mobile: z.string().nullable(),
      gender: Gender.nullable(),
      birthDate: LocalDate.nullable(),
    }),
    tags: ['Session'],
  },
  /** Changes what is given; null takes it back. */
  updateUserProfile: {
    path: '/user/profile/updateinfo',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      gender: Gender.nullable().optional(),
      birthDate: LocalDate.nullable().optional(),
    }),
    response: Done,
    tags: ['Session'],
  },
  /** What the account has gathered so far. */
  getUserStat: {
    path: '/user/profile/getuserstat',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      patientCount: z.int().min(0),
      registrationCount: z.int().min(0),
      completedCount: z.int().min(0),
      /** When the account was made. */
      memberSince: Instant,
    }),
    tags: ['Session', 'Patient', 'RegistrationOrder'],
  },
  /** Which parts of the account are still empty. */
  isAccountPerfect: {
    path: '/user/account/isperfect',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ perfect: z.boolean(), missing: z.array(AccountGap) }),
    tags: ['Session'],
  },
  /** Whether a nickname is available: by its form, its words, and that it is not taken (spec 1 §5). */
  validateNickname: {
    path: '/user/account/validatenickname',
    access: 'session',
    kind: 'query',
    request: z.object({ nickname: z.string().max(100) }),
    response: z.object({
      /** Why not, in the reader's language; null when it may. */
      problem: z.string().nullable(),
    }),
  },
  /** Refuses with `invalidFields`, `nicknameRefused` or `nicknameTaken`. */
  modifyNickname: {
    path: '/user/account/modifynickname',
    access: 'session',
    kind: 'mutation',
    request: z.object({ nickname: z.string().max(100) }),
    response: z.object({ nickname: z.string() }),
    tags: ['Session'],
  },
  /**
   * Sends a code to the account's own number, which the browser only knows masked, before it is changed; to its address
   * where it has none. Refuses with `bindingRequired` a guest, who has neither.
   */
  sendOwnerCode: {
    path: '/user/account/sendownercode.json',
    access: 'session',
    kind: 'mutation',
    request: Nothing,
    response: z.object({ resendAfter: z.int().min(0), expiresIn: z.int().min(0) }),
  },
  /** The first half of a change of number: the code to the former one or the address. The proof is good once, in this session. */
  checkOwnerCode: {
    path: '/user/account/checkownercode.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ code: SixDigits }),
    response: z.object({ proof: z.string(), expiresIn: z.int().min(0) }),
  },
  /**
   * The second half: the code to the new number, sent for the scene `rebind`. Every other session ends and this one
   * gets a new token. Refuses with `proofExpired`, `mobileUnchanged` or `mobileTaken`.
   */
  rebindAccount: {
    path: '/user/account/rebinding',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      proof: opaqueText({ max: 128 }),
      mobile: AnyMobile,
      code: SixDigits,
      /** Family members that had the former number get the new one, where it is of the mainland. */
      withPatients: z.boolean().optional(),
    }),
    response: SignIn,
    tags: ['Session', 'Patient'],
    session: 'starts',
  },
  /** Changes the password by the former one; every other session ends and this one gets a new token. */
  modifyPassword: {
    path: '/user/account/modifymd5pwd',
    access: 'session',
    kind: 'mutation',
    request: z.object({ oldPassword: Md5Hex, password: NewPasswordMd5 }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
});
