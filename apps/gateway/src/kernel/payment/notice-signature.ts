import { Cents } from '@xinglin/contract';
import { z } from 'zod';
import { keyedHash, sameSecret } from '../../platform/identifiers';
import type { PaymentNotice } from './provider';

export const timestampHeader = 'x-notice-timestamp';
export const signatureHeader = 'x-notice-signature';

/** How far a notice's timestamp may be from our clock; an older one is a replay. */
const toleranceMs = 5 * 60_000;

// The signature covers the body as sent: a field that came later, and that nothing here reads, is no forgery.
const Notice = z.object({
  paymentId: z.string().min(1).max(64),
  outcome: z.enum(['success', 'fail']),
  amountCents: Cents,
  tradeNo: z.string().min(1).max(64),
});

/** The body of a notice: JSON with its keys in order, so that one notice has one signature. */
export function canonicalNotice(notice: PaymentNotice): string {
  const { amountCents, outcome, paymentId, tradeNo } = notice;
  return JSON.stringify({ amountCents, outcome, paymentId, tradeNo });
}

/** HMAC-SHA256, in hex, over the timestamp (ISO 8601), a dot and the body as sent. */
export function signNotice(key: string, timestamp: string, body: string | Uint8Array): string {
  return keyedHash(key, Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)]));
}

/** The notice, when signature, timestamp and shape are right; null for anything else. */
export function verifyNotice(
  key: string,
  headers: Headers,
  body: Uint8Array,
  now: Date,
): PaymentNotice | null {
  const timestamp = headers.get(timestampHeader) ?? '';
  const signature = headers.get(signatureHeader) ?? '';
  if (!sameSecret(signature, signNotice(key, timestamp, body))) return null;
  const age = now.getTime() - Date.parse(timestamp);
  // A timestamp that is no date gives NaN, which is not within the tolerance either.
  if (!(Math.abs(age) <= toleranceMs)) return null;
  try {
    return Notice.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    return null;
  }
}
