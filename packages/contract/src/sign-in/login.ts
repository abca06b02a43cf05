import { z } from 'zod';
import { SessionId } from '../account/ids';
import { SignIn } from '../account/account';
import { AgreedField } from '../directory/content';
import { DeviceFields } from './device';
import { defineCalls } from '../define-calls';
import {
  AnyMobile,
  CodeSent,
  Done,
  Email,
  Instant,
  LoginId,
  Mobile,
  NewPasswordMd5,
  Nothing,
  SixDigits,
  ValidateField,
} from '../shapes';

/** Why a code goes to an e-mail address. */
export const EmailCodeScene = z
  .enum(['register', 'resetPassword', 'bind'])
  .meta({ id: 'EmailCodeScene' });

/** Further ways to sign in and to get an account back (spec 1 §7, Auth and login, Verification, Email). */
export const login = defineCalls({
  /** Sends the code by which a forgotten password is replaced; the same answer for known and unknown numbers. */
  getFindPwdCode: {
    path: '/common/checkcode/getfindpwdcode.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({ mobile: AnyMobile, ...ValidateField }),
    response: CodeSent,
  },
  /**
   * Tells who holds a number which account is theirs, once the code of `getFindPwdCode` has proven it; the code
   * stays good for the new password. A wrong one counts.
   */
  checkUserMessage: {
    path: '/user/account/checkusermsg.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({ mobile: Mobile, code: SixDigits }),
    response: z.object({
      /** Null when the number is not registered. */
      account: z
        .object({
          loginId: z.string().nullable(),
          nickname: z.string().nullable(),
          hasPassword: z.boolean(),
          gmtCreated: Instant,
        })
        .nullable(),
    }),
  },
  /** Sets a new password by the code of `getFindPwdCode`, ends every session of the account, and signs in. */
  findPasswordAndLogin: {
    path: '/user/account/findmd5pwdandlogin.json',
    access: 'open',
    kind: 'mutation',
    request: z.object({ mobile: AnyMobile, code: SixDigits, password: NewPasswordMd5 }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** Gives the account the name it signs in by besides its number. */
  modifyLoginId: {
    path: '/user/account/modifyloginid.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ loginId: LoginId }),
    response: Done,
    tags: ['Session'],
  },
  /** Sends a six-digit code by e-mail; the same answer for known and unknown addresses. */
  getEmailCode: {
    path: '/moduleusercenter/email/getcode',
    access: 'open',
    kind: 'mutation',
    request: z.object({ email: Email, scene: EmailCodeScene, ...ValidateField }),
    response: CodeSent,
  },
  /** Opens an account that signs in by its e-mail address; it has no number, so it is a temporary sign-in. */
  registerByEmail: {
    path: '/moduleusercenter/email/register',
    access: 'open',
    kind: 'mutation',
    request: z.object({ email: Email, code: SixDigits, password: NewPasswordMd5, ...AgreedField }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** As `findPasswordAndLogin`, by a code that went to the account's address. */
  resetPasswordByEmail: {
    path: '/moduleusercenter/email/resetpassword',
    access: 'open',
    kind: 'mutation',
    request: z.object({ email: Email, code: SixDigits, password: NewPasswordMd5 }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
  /** Where the account is signed in, this device first. */
  listSignedInDevices: {
    path: '/user/account/session/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      items: z.array(
        z.object({
          sessionId: SessionId,
          isCurrent: z.boolean(),
          /** The channel it signed in on, in the reader's language; null where it named none. */
          channelName: z.string().nullable(),
          ...DeviceFields,
          /** Where it signed in, by its network address, in the reader's language; null where that is not known. */
          cityName: z.string().nullable(),
          gmtCreated: Instant,
          gmtExpired: Instant,
        }),
      ),
    }),
    tags: ['Session', 'SignedInDevice'],
  },
  /** Signs one other device out; `forbidden` where it is not the account's. */
  endSignedInDevice: {
    path: '/user/account/session/end.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ sessionId: SessionId }),
    response: Done,
    tags: ['SignedInDevice'],
  },
  /** Signs every other device and native app out. */
  endOtherDevices: {
    path: '/user/account/session/endothers.json',
    access: 'session',
    kind: 'mutation',
    request: Nothing,
    response: Done,
    tags: ['SignedInDevice'],
  },
  /** Gives a temporary sign-in up: an account without a number goes, with everything that signs in to it. */
  logoffTempUser: {
    path: '/user/account/tempuserlogoff.json',
    access: 'session',
    kind: 'mutation',
    request: Nothing,
    response: Done,
    tags: ['Session'],
    session: 'ends',
  },
});
