import { createHash, createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Queryable } from './database';
import { sameSecret } from './identifiers';
import { refuse } from './refusal';
import { signedMessages } from './tables';

/** First line of what is signed, so that another scheme is never mistaken for this one. */
const scheme = 'XINGLIN-HMAC-SHA256';

/** How far a message's timestamp may be from the gateway's clock. */
const windowMs = 5 * 60 * 1000;

/** Who signs with what; from the configuration. */
export interface SignatureRules {
  /** Keys of HMAC-SHA256 by their id. */
  readonly signatureKeys: Readonly<Record<string, string>>;
  /** App ids that must sign the calls that `requestTreatment` lists. */
  readonly signedAppIds: readonly string[];
}

/** What a signature covers, and when. */
export interface SignedCall {
  readonly method: string;
  /** The call's own path. */
  readonly path: string;
  /** The body's bytes as they came. */
  readonly body: Uint8Array;
  readonly appId: string | null;
  readonly now: Date;
}

const messageIdShape = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Checks the signature of a call (docs/decisions/0008) and remembers its message. `db` must not be
 * the call's transaction: a message that was taken stays taken, whatever becomes of the call.
 * Refuses with `signatureInvalid`, `signatureExpired` or `messageRepeated`.
 */
export async function checkSignature(
  db: Queryable,
  headers: Headers,
  call: SignedCall,
  rules: SignatureRules,
): Promise<void> {
  const sign = headers.get('sign');
  if (sign === null) {
    if (call.appId !== null && rules.signedAppIds.includes(call.appId)) refuse('signatureInvalid');
    return;
  }
  const keyId = headers.get('keyid') ?? '';
  const timestamp = headers.get('timestamp') ?? '';
  const messageId = headers.get('messageid') ?? '';
  const contentHash = headers.get('contenthash') ?? '';
  const key = Object.hasOwn(rules.signatureKeys, keyId) ? rules.signatureKeys[keyId] : undefined;
  const hash = createHash('sha256').update(call.body).digest('hex');
  if (key === undefined || !messageIdShape.test(messageId) || !/^\d{1,15}$/.test(timestamp)) {
    return refuse('signatureInvalid');
  }
  const lines = [scheme, call.method, call.path, keyId, timestamp, messageId, contentHash];
  const expected = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  if (!sameSecret(sign, expected) || !sameSecret(contentHash, hash)) refuse('signatureInvalid');
  const signedAt = Number(timestamp);
  if (Math.abs(call.now.getTime() - signedAt) > windowMs) {
    refuse('signatureExpired', { data: { now: call.now.toISOString() } });
  }
  const taken = await db
    .insert(signedMessages)
    // After that moment its own timestamp keeps it out.
    .values({ keyId, messageId, expiresAt: new Date(signedAt + windowMs) })
    .onConflictDoNothing()
    .returning({ messageId: signedMessages.messageId });
  if (taken.length === 0) refuse('messageRepeated');
}

/** Forgets messages that their timestamp keeps out. */
export async function purgeSignedMessages(db: Queryable, now: Date): Promise<void> {
  await db.delete(signedMessages).where(lt(signedMessages.expiresAt, now));
}
