import cryptoJs from 'crypto-js/core.js';
import 'crypto-js/aes.js';
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import type { Cipher } from './cipher';

// Apart from `ciphers`, whose declarations a program without the library's types has to read.
type Words = cryptoJs.lib.WordArray;

/** Bytes a key may have; the library would silently compute nonsense with any other. */
const keyLengths: Readonly<Record<Cipher, readonly number[]>> = { AES: [16, 24, 32], DES: [8] };
const blockLengths: Readonly<Record<Cipher, number>> = { AES: 16, DES: 8 };

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
  if (padding < 1 || padding > block || !isPadding(plain, ciphertext.sigBytes))
    throw new RangeError('the padding is broken');
  return plain;
}

/** Whether each byte behind the text is the number of them (PKCS#7). */
function isPadding({ words, sigBytes }: Words, end: number): boolean {
  const byteAt = (at: number): number => ((words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 255;
  for (let at = sigBytes; at < end; at += 1) if (byteAt(at) !== end - sigBytes) return false;
  return true;
}

function checkedKey(cipher: Cipher, key: Words): Words {
  const lengths = keyLengths[cipher];
  if (!lengths.includes(key.sigBytes)) {
    throw new RangeError(`a key of ${cipher} has ${lengths.join(', ')} bytes`);
  }
  return key;
}
