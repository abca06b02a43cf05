import { createDecipheriv, createHash } from 'node:crypto';
import type { MessagingPlatform } from '../../platform/service-settings';
import { sameSecret } from '../../platform/identifiers';

/** What stands in a push's address. */
interface PushFacts {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const dataBegin = '<![CDATA[';
const dataEnd = ']]>';

/**
 * The text of the first element of a name; null where there is none or it is not closed. The messaging app's messages
 * are flat and have no attributes. It reads each character once: a body is read before its signature can be checked.
 */
export function elementOf(xml: string, name: string): string | null {
  const opening = `<${name}>`;
  const begin = xml.indexOf(opening);
  if (begin < 0) return null;
  const inside = xml.slice(begin + opening.length).trimStart();
  const closing = `</${name}>`;
  if (!inside.startsWith(dataBegin)) {
    const end = inside.indexOf('<');
    return end >= 0 && inside.startsWith(closing, end) ? inside.slice(0, end).trim() : null;
  }
  const end = inside.indexOf(dataEnd);
  const isClosed =
    end >= 0 &&
    inside
      .slice(end + dataEnd.length)
      .trimStart()
      .startsWith(closing);
  return isClosed ? inside.slice(dataBegin.length, end) : null;
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
