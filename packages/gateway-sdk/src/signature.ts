import type { CallRow } from './call-row';

/** What is signed of a request. */
export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  /** As the call's row has it, without host, prefix of a localised gateway, or query. */
  readonly path: string;
  readonly keyId: string;
  /** Milliseconds since 1970, in decimal. */
  readonly timestamp: string;
  /** A UUID that no other request has. */
  readonly messageId: string;
  /** Lower-case hex of the SHA-256 of the body's bytes, exactly as sent (after encryption). */
  readonly contentHash: string;
}

/** The regional channel's key (spec 1 §7). It belongs on a server, never in a page. */
export interface SigningOptions {
  readonly keyId: string;
  /** Secret of the HMAC, UTF-8. */
  readonly key: string;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
  readonly messageId?: () => string;
}

/**
 * The text that is signed: seven lines joined by a line feed, without one at the end. The first
 * names this scheme, so that a later one can never be mistaken for it:
 *
 *     XINGLIN-HMAC-SHA256
 *     POST
 *     /patient/add
 *     <keyid>
 *     <timestamp>
 *     <messageid>
 *     <contenthash>
 */
export function canonicalRequest(request: SignedRequest): string {
  const { method, path, keyId, timestamp, messageId, contentHash } = request;
  const scheme = 'XINGLIN-HMAC-SHA256';
  return [scheme, method, path, keyId, timestamp, messageId, contentHash].join('\n');
}

/**
 * Makes the `sign` of a gateway client: listed calls carry the headers `keyid`, `timestamp`,
 * `contenthash`, `messageid` and `sign`, the lower-case hex of HMAC-SHA256 over
 * {@link canonicalRequest} (spec 1 §7). The gateway refuses an old timestamp and a message id it has seen.
 */
export function createSigner(
  options: SigningOptions,
): (row: CallRow, body: string) => Promise<Readonly<Record<string, string>>> {
  return async (row, body) => {
    if (!row.signed) return {};
    const request: SignedRequest = {
      method: row.method ?? 'POST',
      path: row.path,
      keyId: options.keyId,
      timestamp: String((options.now ?? Date.now)()),
      messageId: (options.messageId ?? (() => crypto.randomUUID()))(),
      contentHash: await sha256Hex(body),
    };
    return {
      keyid: request.keyId,
      timestamp: request.timestamp,
      contenthash: request.contentHash,
      messageid: request.messageId,
      sign: await hmacSha256Hex(options.key, canonicalRequest(request)),
    };
  };
}

async function sha256Hex(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

async function hmacSha256Hex(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  return hexOf(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
