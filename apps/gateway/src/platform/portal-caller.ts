import { createHash, timingSafeEqual } from 'node:crypto';

/** The header by which a portal proves that it is one of ours. */
export const portalSecretHeader = 'x-portal-secret';
/** Addresses that a portal's request came through, the nearest last; believed of a portal alone. */
export const portalForwardedHeader = 'x-portal-forwarded-for';

/** Whether a request comes from a portal that knows the secret. Takes the same time whatever is sent. */
export function isFromPortal(sent: string | undefined, secret: string | null): boolean {
  if (sent === undefined || secret === null) return false;
  return timingSafeEqual(digest(sent), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
