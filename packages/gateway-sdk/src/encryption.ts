import type { CallRow } from './call-row';
import type { Cipher } from './cipher';

/** How bodies of listed calls are encrypted, as the gateway issued it (spec 1 §3). */
export interface EncryptionRule {
  /** Names the rule to the gateway. */
  readonly secretCode: string;
  /** 1 is AES in ECB mode (spec 1 §3), 2 is DES in ECB mode. */
  readonly secretAlgorithm: 1 | 2;
  readonly privateKey: string;
}

/** Where the encryption of one client gets its facts; each is asked for each call. */
export interface EncryptionOptions {
  /** The rule as its cookie holds it, JSON; null where there is none. */
  readonly rule: () => string | null;
  readonly appId: () => string;
  /** App ids whose requests are encrypted (spec 1 §5). */
  readonly appIds: readonly string[];
  /** `__decrypt=1` in the address, or the close-encrypt cookie (spec 1 §5); {@link isEncryptionClosed} reads both. */
  readonly closed?: () => boolean;
  /** Told what went wrong; never with a key or a text in it. */
  readonly log?: (message: string) => void;
}

const ciphers: Readonly<Record<EncryptionRule['secretAlgorithm'], Cipher>> = { 1: 'AES', 2: 'DES' };

/**
 * Reads a rule. Null when there is none, or, after telling `log`, when it cannot be parsed: the
 * call then goes out as it is (spec 1 §8: "logged only").
 */
export function parseEncryptionRule(
  text: string | null,
  log?: (message: string) => void,
): EncryptionRule | null {
  if (text === null || text === '') return null;
  try {
    // Every field is checked on the next lines.
    const rule = JSON.parse(text) as Partial<EncryptionRule> | null;
    const { secretCode, secretAlgorithm, privateKey } = rule ?? {};
    if (
      typeof secretCode === 'string' &&
      (secretAlgorithm === 1 || secretAlgorithm === 2) &&
      typeof privateKey === 'string'
    ) {
      return { secretCode, secretAlgorithm, privateKey };
    }
  } catch {
    // Told below, like a rule of another shape.
  }
  log?.('the encryption rule cannot be parsed');
  return null;
}

/** The AES and DES helpers (spec 1 §9); the library comes with them, so they load on demand. */
export function loadCiphers(): Promise<typeof import('./ciphers')> {
  return import('./ciphers');
}

/** Whether encryption is switched off: `__decrypt=1` in the query, or a close-encrypt cookie with any value. */
export function isEncryptionClosed(query: URLSearchParams, closeCookie: string | null): boolean {
  return query.get('__decrypt') === '1' || Boolean(closeCookie);
}

/**
 * Makes the `encrypt` of a gateway client: the body of a listed call becomes
 * `{"secretCode", "content"}` while a rule exists (operating contract, Wire). The ciphers load on
 * the first body that needs them. When encrypting fails the content is empty, and the gateway
 * refuses it (spec 1 §8).
 */
export function createEncryption(
  options: EncryptionOptions,
): (row: CallRow, body: string) => Promise<string> {
  return async (row, body) => {
    if (!row.encrypted || !options.appIds.includes(options.appId()) || options.closed?.()) {
      return body;
    }
    const rule = parseEncryptionRule(options.rule(), options.log);
    if (rule === null) return body;
    const { encryptText } = await loadCiphers();
    const { secretCode, secretAlgorithm, privateKey } = rule;
    const content = encryptText(ciphers[secretAlgorithm], body, privateKey, options.log);
    return JSON.stringify({ secretCode, content });
  };
}
