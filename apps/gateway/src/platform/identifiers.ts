import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new opaque identifier: 120 random bits, safe in a URL. */
export function newId(): string {
  return randomBytes(15).toString('base64url');
}

/** A new session token: 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex; what is stored in place of a token. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** HMAC-SHA256 in hex. */
export function keyedHash(key: string, text: string | Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two secrets in a time that tells nothing of where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const leftBytes = Buffer.from(left);
  const rightBytes = Buffer.from(right);
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}
