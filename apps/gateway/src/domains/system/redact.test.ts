import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newIdCard } from '../../testing/people';
import { redact, redactId } from './redact';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

/** What must never be kept, as it really looks. */
const secrets = {
  phone: digits(9).map((rest) => `13${rest}`),
  'phone with a country code': digits(9).map((rest) => `+8615${rest}`),
  'phone in groups': digits(8).map((rest) => `138 ${rest.slice(0, 4)} ${rest.slice(4)}`),
  'ID card': fc.constantFrom('female', 'male').map((sex) => newIdCard('850307', sex)),
  'ID card with an x': digits(17).map((rest) => `${rest}x`),
  passport: digits(8).map((rest) => `E${rest}`),
  code: digits(6),
  token: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'))
    // Without a single digit, which one token in a thousand has, it looks like a word.
    .filter((token) => /\d/.test(token)),
  'md5 of a password': fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('hex'))
    .filter((token) => /\d/.test(token)),
  email: fc.emailAddress(),
};

/** Ways in which a parameter holds one. */
const frames: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `call failed for ${secret}, again`,
  (secret) => `手机号${secret}已注册`,
  (secret) => `/path?q=${encodeURIComponent(secret)}&a=1`,
  (secret) => JSON.stringify({ q: secret }),
  (secret) => JSON.stringify({ items: [{ deep: [secret] }] }),
  (secret) => JSON.stringify({ [secret]: 1 }),
  (secret) => JSON.stringify({ body: JSON.stringify({ text: `it is ${secret}` }) }),
  // Cut in the middle, as a client does with long parameters.
  (secret) => JSON.stringify({ q: secret, rest: 'x'.repeat(20) }).slice(0, -5),
];

describe('redact', () => {
  it.each(Object.entries(secrets))('keeps no %s, wherever it stands', (_, secret) => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...frames), (text, frame) => {
        expect(redact(frame(text))).not.toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('hides numbers that are numbers, too', () => {
    expect(redact('{"to":13812345678,"code":123456,"pageNo":2}')).toBe(
      '{"to":"***","code":"***","pageNo":2}',
    );
  });

  it.each([
    ['name', '沈知秋'],
    ['guardianName', '沈知秋'],
    ['cardNo', 'x'],
    ['verifyCode', '12'],
    ['password', 'hunter2'],
    ['token', 'short'],
    ['description', '胸口疼'],
  ])('hides the field %s by its name', (name, value) => {
    expect(JSON.parse(redact(JSON.stringify({ [name]: value })))).toEqual({ [name]: '***' });
    expect(redact(`before ${name}=${value}`)).not.toContain(value);
  });

  it.each([
    '/consult/submitorder/upgradediagnosisvideo.json',
    '{"pageNo":1,"pageSize":20,"hospitalName":"第一医院"}',
    '{"code":0,"fingerprint":"0f8fad5b-d9cb-469f-a165-70867728950e"}'.replace('"code":0,', ''),
    'TypeError: Failed to fetch',
    '{"duration":1234,"price":1.5}',
  ])('leaves %s as it is', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('never breaks, and never makes anything longer than three times as long', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(redact(text).length).toBeLessThanOrEqual(text.length * 3 + 10);
      }),
    );
  });
});

describe('redactId', () => {
  it('keeps ids and order numbers, hides people', () => {
    const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '261120123456789012', 'consult:42'];
    expect(ids.map(redactId)).toEqual(ids);
    expect(['13812345678', '+8613812345678', newIdCard()].map(redactId)).toEqual([
      '***',
      '***',
      '***',
    ]);
  });
});
