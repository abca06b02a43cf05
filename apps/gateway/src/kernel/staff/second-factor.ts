// Owns: the codes of the authenticator app and the recovery codes: secrets, checks, hashes.
// Must not know: accounts and sessions.
// Used by: sign-in, invitations, the person's own account.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { sameSecret, sha256 } from '../../platform/identifiers';
import { recoveryCodeCount } from './rules';

/** What every authenticator app supports (RFC 6238): other lengths and hashes are read by some of them only. */
const totp = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps of 30 seconds by which the clock of a telephone may differ. */
const stepsBeside = 1;

const secretBytes = 20;

/** A new secret of an authenticator app, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

const authenticator = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ ...totp, issuer, label, secret: Secret.fromBase32(secret) });

/** What the authenticator app takes over: an address, and the same as a picture. */
export interface Enrolment {
  /** `otpauth://totp/…` */
  readonly otpauth: string;
  /** An SVG document. */
  readonly qrSvg: string;
}

/** The address by which an app takes a secret over; `issuer` and `account` are what it lists the entry under. */
export function enrolmentOf(secret: string, account: string, issuer: string): Enrolment {
  const otpauth = authenticator(secret, account, issuer).toString();
  return { otpauth, qrSvg: encodeQR(otpauth, 'svg') };
}

/**
 * The step of a code, null where it is wrong or not newer than `lastStep`: each counts once (RFC 6238 §5.2).
 * @param now by the gateway's clock; the step before and the one after it count as well.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number | null },
): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: stepsBeside });
  if (delta === null) return null;
  const step = TOTP.counter({ period: totp.period, timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** Letters and digits that are not mistaken for each other on paper (Crockford's Base32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits each, so that a plain hash of them gives nothing away (ASVS 6.5.2). */
const codeLength = 24;
const groupLength = 6;

function newRecoveryCode(): string {
  // 256 is a multiple of 32, so that every sign is equally likely.
  const text = Array.from(randomBytes(codeLength), (byte) => signs[byte % signs.length]).join('');
  return (text.match(new RegExp(`.{${groupLength}}`, 'gu')) ?? []).join('-');
}

/** New recovery codes as they are shown, and what is stored of them. */
export function newRecoveryCodes(): {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
} {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** What is stored of a recovery code; case, blanks and hyphens do not count, nor I, L for 1 and O for 0. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll(/[IL]/gu, '1')
    .replaceAll('O', '0');
  return sha256(`staff recovery code ${plain}`);
}

/** The hashes that are left once a code is used; null where it is none of them. */
export function withoutRecoveryCode(hashes: readonly string[], code: string): string[] | null {
  const used = hashOfRecoveryCode(code);
  const left = hashes.filter((hash) => !sameSecret(hash, used));
  return left.length === hashes.length ? null : left;
}
