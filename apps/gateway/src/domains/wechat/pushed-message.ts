import { createDecipheriv, createHash } from 'node:crypto';
import type { MessagingPlatform } from '../../platform/service-settings';
import { sameSecret } from '../../platform/identifiers';

/** What stands in a push's address. */
interface PushFacts {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

/** The text of an element; the messaging app's messages are flat and know no attributes. */
export function elementOf(xml: string, name: string): string | null {
  const found = new RegExp(
    `<${name}>\\s*(?:<!\\[CDATA\\[([^\\]]*(?:\\](?!\\]>)[^\\]]*)*)\\]\\]>\\s*|([^<]*))</${name}>`,
  ).exec(xml);
  return found?.[1] ?? found?.[2]?.trim() ?? null;
}

/** SHA-1 over token, moment, nonce and what is encrypted, in order of their signs. */
export function signPush(token: string, facts: Omit<PushFacts, 'signature'>, sealed: string) {
  const parts = [token, facts.timestamp, facts.nonce, sealed].toSorted();
  return createHash('sha1').update(parts.join('')).digest('hex');
}

/** Bytes before the message: random ones, then its length. */
const randomBytes = 16;
const headBytes = randomBytes + 4;

/** The message within a push; null when it is forged, cut, or another platform's. */
export function openPush(
  { appId, token, aesKey }: Pick<MessagingPlatform, 'appId' | 'token' | 'aesKey'>,
  facts: PushFacts,
  body: string,
): string | null {
  const sealed = elementOf(body, 'Encrypt');
  if (sealed === null || !sameSecret(facts.signature, signPush(token, facts, sealed))) return null;
  const plain = decrypt(Buffer.from(`${aesKey}=`, 'base64'), Buffer.from(sealed, 'base64'));
  if (plain === null || plain.length < headBytes) return null;
  const end = headBytes + plain.readUInt32BE(randomBytes);
  const message = plain.subarray(headBytes, end).toString();
  return plain.subarray(end).toString() === appId ? message : null;
}

function decrypt(key: Buffer, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16));
    // The messaging app fills up to 32 bytes, which is more than AES takes for padding.
    decipher.setAutoPadding(false);
    const filled = Buffer.concat([decipher.update(sealed), decipher.final()]);
    const padding = filled.at(-1) ?? 0;
    return padding >= 1 && padding <= 32 ? filled.subarray(0, -padding) : null;
  } catch {
    return null;
  }
}
