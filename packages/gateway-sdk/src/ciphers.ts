import cryptoJs from 'crypto-js/core.js';
import type { Cipher } from './cipher';
import { decryptWords, encryptWords } from './cipher-words';

/**
 * Encrypts UTF-8 text by AES or DES in ECB mode with PKCS#7 padding into Base64.
 * @param key text of 16, 24 or 32 bytes (AES) or 8 bytes (DES).
 * @returns '' when it fails, after telling `log` why (spec 1 §8).
 */
export function encryptText(cipher: Cipher, text: string, key: string, log: Log = ignore): string {
  const { Base64, Utf8 } = cryptoJs.enc;
  return attempt(log, `${cipher} encryption failed`, () =>
    encryptWords(cipher, Utf8.parse(text), Utf8.parse(key)).toString(Base64),
  );
}

/** Reads what {@link encryptText} wrote; '' when it fails, after telling `log` why. */
export function decryptText(
  cipher: Cipher,
  content: string,
  key: string,
  log: Log = ignore,
): string {
  const { Base64, Utf8 } = cryptoJs.enc;
  return attempt(log, `${cipher} decryption failed`, () =>
    decryptWords(cipher, Base64.parse(wholeBase64(content)), Utf8.parse(key)).toString(Utf8),
  );
}

/** The library skips what is no Base64 and reads on: a text that lost its `+` on the way would become another one. */
function wholeBase64(content: string): string {
  const isWhole = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(content);
  if (!isWhole) throw new RangeError('not whole Base64');
  return content;
}

type Log = (message: string) => void;

function attempt(log: Log, what: string, run: () => string): string {
  try {
    return run();
  } catch (error) {
    log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return '';
  }
}

function ignore(): void {
  // The caller did not ask to be told.
}
