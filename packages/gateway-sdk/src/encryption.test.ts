import { describe, expect, it, vi } from 'vitest';
import { decryptText } from './ciphers';
import { createEncryption, isEncryptionClosed, parseEncryptionRule } from './encryption';

const key = '0123456789abcdef';
const rule = JSON.stringify({ secretCode: 'r1', secretAlgorithm: 1, privateKey: key });
const listed = { path: '/patient/add', kind: 'mutation', encrypted: true } as const;
const body = '{"cardNo":"11010519491231002X"}';

function encryptionWith(overrides: Partial<Parameters<typeof createEncryption>[0]> = {}) {
  const log = vi.fn();
  const encrypt = createEncryption({
    rule: () => rule,
    appId: () => 'app',
    appIds: ['app'],
    log,
    ...overrides,
  });
  return { encrypt, log };
}

describe('encryption of bodies', () => {
  it.each([
    [1 as const, 'AES' as const, key],
    [2 as const, 'DES' as const, 'des key!'],
  ])('writes a listed call by algorithm %i (%s)', async (secretAlgorithm, cipher, privateKey) => {
    const { encrypt } = encryptionWith({
      rule: () => JSON.stringify({ secretCode: 'r', secretAlgorithm, privateKey }),
    });
    const sent = JSON.parse(await encrypt(listed, body)) as { secretCode: string; content: string };
    expect(Object.keys(sent)).toEqual(['secretCode', 'content']);
    expect(sent.secretCode).toBe('r');
    expect(decryptText(cipher, sent.content, privateKey)).toBe(body);
  });

  it.each<[string, Parameters<typeof encryptionWith>[0], boolean]>([
    ['a call that is not listed', {}, false],
    ['an app that is not listed', { appId: () => 'other' }, true],
    ['no rule', { rule: () => null }, true],
    ['encryption closed', { closed: () => true }, true],
  ])('leaves a body alone: %s', async (_, overrides, encrypted) => {
    const { encrypt, log } = encryptionWith(overrides);
    expect(await encrypt({ ...listed, encrypted }, body)).toBe(body);
    expect(log).not.toHaveBeenCalled();
  });

  it('only logs a rule that cannot be parsed, and never its text', async () => {
    const { encrypt, log } = encryptionWith({ rule: () => '{"privateKey":"geheim"' });
    expect(await encrypt(listed, body)).toBe(body);
    expect(log).toHaveBeenCalledExactlyOnceWith('the encryption rule cannot be parsed');
  });

  it('sends nothing readable when encrypting fails', async () => {
    const short = JSON.stringify({ secretCode: 'r', secretAlgorithm: 1, privateKey: 'short' });
    const { encrypt, log } = encryptionWith({ rule: () => short });
    expect(JSON.parse(await encrypt(listed, body))).toEqual({ secretCode: 'r', content: '' });
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('parseEncryptionRule', () => {
  it.each([
    'null',
    '[]',
    '1',
    '{}',
    '{"secretCode":"r","secretAlgorithm":3,"privateKey":"k"}',
    '{"secretCode":1,"secretAlgorithm":1,"privateKey":"k"}',
  ])('refuses %s', (text) => {
    const log = vi.fn();
    expect(parseEncryptionRule(text, log)).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('isEncryptionClosed', () => {
  it.each([
    ['__decrypt=1', null, true],
    ['__decrypt=0', null, false],
    ['', '1', true],
    ['', '', false],
    ['', null, false],
  ])('of ?%s with cookie %j is %s', (query, cookie, closed) => {
    expect(isEncryptionClosed(new URLSearchParams(query), cookie)).toBe(closed);
  });
});
