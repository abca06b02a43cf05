import { createCipheriv } from 'node:crypto';
import hexEncoding from 'crypto-js/enc-hex.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decryptWords, encryptWords } from './cipher-words';
import type { Cipher } from './cipher';
import { decryptText, encryptText } from './ciphers';

const words = (hex: string) => hexEncoding.parse(hex);
const fips197Text = '00112233445566778899aabbccddeeff';
const sp800Key128 = '2b7e151628aed2a6abf7158809cf4f3c';
const sp800Key192 = '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b';
const sp800Key256 = '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4';
const sp800Text =
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51' +
  '30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710';

describe('published vectors', () => {
  it.each<[string, Cipher, string, string, string]>([
    [
      'FIPS-197 C.1',
      'AES',
      '000102030405060708090a0b0c0d0e0f',
      fips197Text,
      '69c4e0d86a7b0430d8cdb78070b4c55a',
    ],
    [
      'FIPS-197 C.2',
      'AES',
      '000102030405060708090a0b0c0d0e0f1011121314151617',
      fips197Text,
      'dda97ca4864cdfe06eaf70a0ec0d7191',
    ],
    [
      'FIPS-197 C.3',
      'AES',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      fips197Text,
      '8ea2b7ca516745bfeafc49904b496089',
    ],
    [
      'SP 800-38A F.1.1',
      'AES',
      sp800Key128,
      sp800Text,
      '3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4',
    ],
    [
      'SP 800-38A F.1.3',
      'AES',
      sp800Key192,
      sp800Text,
      'bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eefef7afd2270e2e60adce0ba2face6444e9a4b41ba738d6c72fb16691603c18e0e',
    ],
    [
      'SP 800-38A F.1.5',
      'AES',
      sp800Key256,
      sp800Text,
      'f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7',
    ],
    [
      'SP 500-20 initial permutation',
      'DES',
      '0101010101010101',
      '4000000000000000',
      'dd7f121ca5015619',
    ],
    [
      'SP 500-20 initial permutation',
      'DES',
      '0101010101010101',
      '2000000000000000',
      '2e8653104f3834ea',
    ],
    [
      'SP 500-20 key permutation',
      'DES',
      '4001010101010101',
      '0000000000000000',
      '0eec1487dd8c26d5',
    ],
    [
      'the worked example of FIPS 46',
      'DES',
      '133457799bbcdff1',
      '0123456789abcdef',
      '85e813540f0ab405',
    ],
  ])('%s', (_, cipher, key, text, expected) => {
    const encrypted = encryptWords(cipher, words(text), words(key));
    // What follows the vector is the block of the padding.
    expect(hexEncoding.stringify(encrypted).slice(0, expected.length)).toBe(expected);
    expect(hexEncoding.stringify(decryptWords(cipher, encrypted, words(key)))).toBe(text);
  });
});

const ascii = (length: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length });

describe('the text helpers', () => {
  it('write what OpenSSL writes and read it again, for any text and key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom(16, 24, 32).chain(ascii),
        (text, key) => {
          const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
          const expected = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
          expect(encryptText('AES', text, key)).toBe(expected);
          expect(decryptText('AES', expected, key)).toBe(text);
        },
      ),
    );
  });

  it('do the same by DES', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), ascii(8), (text, key) => {
        // Modern OpenSSL has no single DES; three times the same key is it.
        const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
        const expected = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
        expect(encryptText('DES', text, key)).toBe(expected);
        expect(decryptText('DES', expected, key)).toBe(text);
      }),
    );
  });

  it.each<[string, () => string]>([
    ['a key of no length that exists', () => encryptText('AES', 'text', 'short', log)],
    ['a DES key for AES', () => decryptText('AES', 'AAAAAAAAAAAAAAAAAAAAAA==', '8 bytes!', log)],
    ['content that is no whole block', () => decryptText('DES', 'AAAA', '8 bytes!', log)],
    ['content that lost a sign', () => decryptText('DES', 'AAAAAAAAAA=', '8 bytes!', log)],
    ['content with a space for a plus', () => decryptText('DES', 'AA AAAAAAAA=', '8 bytes!', log)],
    ['no content', () => decryptText('AES', '', '0123456789abcdef', log)],
    [
      'content under another key',
      () =>
        decryptText('AES', encryptText('AES', '病情', 'fedcba9876543210'), '0123456789abcdef', log),
    ],
  ])('answer nothing and log it: %s', (_, run) => {
    log.mockClear();
    expect(run()).toBe('');
    expect(log).toHaveBeenCalledOnce();
  });
});

const log = vi.fn();
