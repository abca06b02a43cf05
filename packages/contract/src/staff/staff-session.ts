import { z } from 'zod';
import { Id, Instant, opaqueText, writtenText } from '../shapes';
import { StaffRole } from './roles';

/** The name to sign in by: letters, digits, dots, hyphens; no two differ by case alone. */
export const StaffAccountName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/);

/** As it is typed, over TLS; the gateway keeps an argon2id hash. The rule for new ones is the gateway's. */
const Password = z.string().min(1).max(128);

/** Six digits of the authenticator app (RFC 6238). */
const TotpCode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

const Ticket = opaqueText({ max: 128 });
const InvitationToken = opaqueText({ max: 128 });
const RecoveryCodes = z.array(z.string()).length(10);

/** Who is signed in, and what the app may offer. */
export const StaffMe = z
  .object({
    staffId: Id,
    account: z.string(),
    name: z.string(),
    roles: z.array(StaffRole).min(1),
    /** Of whom the staff member is the doctor; null for all others. */
    doctor: z
      .object({
        doctorId: Id,
        name: z.string(),
        title: z.string(),
        department: z.string(),
        hospital: z.string(),
      })
      .nullable(),
    /** Where texts on duty go, masked; null for none. */
    mobile: z.string().nullable(),
    isOnDuty: z.boolean(),
    /** Names of the actions of the desk that the roles allow. */
    actions: z.array(z.string()),
    recoveryCodesLeft: z.int().min(0),
    /** Refunds of more than so many cents wait for a second person. */
    refundLimitCents: z.int().min(0),
    /** The session ends then at the latest, and after so many minutes without a call. */
    sessionEndsAt: Instant,
    idleMinutes: z.int().min(1),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'StaffMe' });

/**
 * Calls of the staff app that come before or beside the actions of the desk: `POST /staff/session/<name>`. `open` ones
 * need no session. A session is the `token` header; where one begins, the answer brings it as `x-staff-token`, which the
 * app's server turns into an HttpOnly cookie.
 */
export const staffSessionCalls = {
  /** The first step. Its answer is the same for unknown accounts, which fail at this step as wrong passwords do. */
  'sign-in': {
    open: true,
    request: z.object({ account: StaffAccountName, password: Password }),
    response: z.object({ ticket: Ticket, expiresAt: Instant }),
  },
  /** The second step, by the app or by one of the recovery codes. */
  'second-factor': {
    open: true,
    request: z.object({
      ticket: Ticket,
      code: TotpCode.optional(),
      recoveryCode: writtenText({ min: 1, max: 32 }).optional(),
    }),
    response: StaffMe,
  },
  /** What an invitation is for, and the secret that the authenticator app takes over. */
  'open-invitation': {
    open: true,
    request: z.object({ token: InvitationToken }),
    response: z.object({
      account: z.string(),
      name: z.string(),
      roles: z.array(StaffRole),
      expiresAt: Instant,
      /** otpauth://totp/…, and the secret in it, to be typed. */
      otpauth: z.string(),
      secret: z.string(),
      /** The address as a picture: an SVG document. */
      qrSvg: z.string(),
    }),
  },
  /** Sets password and second factor, ends all other sessions, and signs in. The codes are shown this once. */
  'accept-invitation': {
    open: true,
    request: z.object({ token: InvitationToken, password: Password, code: TotpCode }),
    response: z.object({ me: StaffMe, recoveryCodes: RecoveryCodes }),
  },
  me: { open: false, request: z.object({}), response: StaffMe },
  'sign-out': { open: false, request: z.object({}), response: z.object({}) },
  /** Ends all sessions but this one. */
  'sign-out-elsewhere': {
    open: false,
    request: z.object({}),
    response: z.object({ ended: z.int().min(0) }),
  },
  'change-password': {
    open: false,
    request: z.object({ current: Password, next: Password, code: TotpCode }),
    response: z.object({}),
  },
  'renew-recovery-codes': {
    open: false,
    request: z.object({ code: TotpCode }),
    response: z.object({ recoveryCodes: RecoveryCodes }),
  },
  /** Whether texts of what waits come to the number that is given. */
  'set-duty': {
    open: false,
    request: z.object({
      isOnDuty: z.boolean(),
      mobile: z
        .string()
        .regex(/^1[3-9]\d{9}$/)
        .nullable()
        .optional(),
    }),
    response: StaffMe,
  },
  /** Who can sign in by one tap: people of the sandbox, and no one elsewhere. */
  'one-tap-people': {
    open: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({ staffId: Id, name: z.string(), roles: z.array(StaffRole), note: z.string() }),
      ),
    }),
  },
  'sandbox-sign-in': { open: true, request: z.object({ staffId: Id }), response: StaffMe },
} as const;

export type StaffMe = z.output<typeof StaffMe>;
type Calls = typeof staffSessionCalls;
export type StaffSessionCallName = keyof Calls;
export type StaffSessionRequest<Name extends StaffSessionCallName> = z.input<
  Calls[Name]['request']
>;
export type StaffSessionResponse<Name extends StaffSessionCallName> = z.output<
  Calls[Name]['response']
>;
