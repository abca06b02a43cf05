import cryptoJs from 'crypto-js/core.js';
import 'crypto-js/aes.js';
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';

/**
 * The wire's ciphers (spec 1 §9). ECB shows equal blocks as equal and authenticates nothing: this is
 * compatibility over TLS, never a protection to rely on (operating contract, Wire).
 */
export type Cipher = 'AES' | 'DES';

type Words = cryptoJs.lib.WordArray;

/** Bytes a key may have; the library would silently compute nonsense with any other. */
const keyLengths: Readonly<Record<Cipher, readonly number[]>> = { AES: [16, 24, 32], DES: [8] };
const blockLengths: Readonly<Record<Cipher, number>> = { AES: 16, DES: 8 };

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
    decryptWords(cipher, Base64.parse(content), Utf8.parse(key)).toString(Utf8),
  );
}

/** Encrypts bytes. @throws RangeError for a key of another length. */
export function encryptWords(cipher: Cipher, plain: Words, key: Words): Words {
  const mode = cryptoJs.mode.ECB;
  return cryptoJs[cipher].encrypt(plain, checkedKey(cipher, key), { mode }).ciphertext;
}

/** Decrypts bytes. @throws RangeError for a key of another length, or bytes that are none of ours. */
export function decryptWords(cipher: Cipher, ciphertext: Words, key: Words): Words {
  const block = blockLengths[cipher];
  if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % block !== 0) {
    throw new RangeError('not a whole number of blocks');
  }
  const mode = cryptoJs.mode.ECB;
  const parameters = cryptoJs.lib.CipherParams.create({ ciphertext });
  const plain = cryptoJs[cipher].decrypt(parameters, checkedKey(cipher, key), { mode });
  // The library believes any last byte; a wrong key mostly shows as an impossible padding.
  const padding = ciphertext.sigBytes - plain.sigBytes;
  if (padding < 1 || padding > block) throw new RangeError('the padding is broken');
  return plain;
}

function checkedKey(cipher: Cipher, key: Words): Words {
  const lengths = keyLengths[cipher];
  if (!lengths.includes(key.sigBytes)) {
    throw new RangeError(`a key of ${cipher} has ${lengths.join(', ')} bytes`);
  }
  return key;
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
