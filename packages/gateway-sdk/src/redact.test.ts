import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactText } from './redact';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const mobile = digits(9).map((rest) => `13${rest}`);
const secrets = {
  'a phone': mobile,
  'a phone set apart by spaces': mobile.map((text) => text.replace(/^(...)(....)/, '$1 $2 ')),
  'a phone with its country': mobile.map((text) => `+86-${text}`),
  'an ID number': fc
    .tuple(digits(17), fc.constantFrom(...'0123456789xX'))
    .map((parts) => parts.join('')),
  'an old ID number': digits(15),
  'a code': digits(6),
  'a code in wide digits': digits(6).map((text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ),
  'a token': fc.stringMatching(/^[\w-]{22,64}$/),
  'a token in Base64': fc.stringMatching(/^[A-Za-z0-9+/]{22,60}={0,2}$/),
};

describe('redaction', () => {
  it.each(Object.entries(secrets))(
    'takes %s out of any text, field name and depth',
    (_, secret) => {
      const around = fc.string({ unit: 'grapheme' });
      fc.assert(
        fc.property(
          secret,
          around,
          around,
          fc.stringMatching(/^[a-z]{1,8}$/),
          (hidden, before, after, field) => {
            const text = before + hidden + after;
            expect(redactText(text)).not.toContain(hidden);
            const seen = JSON.stringify(
              redact({ [field]: [{ inner: text }], [hidden]: 1, at: { deep: [[hidden]] } }),
            );
            expect(seen).not.toContain(hidden);
          },
        ),
      );
    },
  );

  it.each([
    'token',
    'password',
    'mobile',
    'cardNo',
    'guardianCardNo',
    'code',
    'checkCode',
    'name',
    'guardianName',
    'privateKey',
    'email',
    'detail',
    'birthDate',
    'cardTail',
    'loginId',
    'text',
    'note',
    'reason',
    'ticket',
    'proof',
    'imgCode',
    'validateParam',
  ])('takes out the field %s whatever it holds', (field) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const expected = value === null || value === undefined ? value : '***';
        expect(redact({ [field]: value })).toEqual({ [field]: expected });
      }),
    );
  });

  it('takes out long numbers, and leaves what tells nothing', () => {
    expect(
      redact({ a: 13_800_138_000, b: 12, c: true, d: null, e: '骨科 3 楼', f: [1, 'x'] }),
    ).toEqual({
      a: '***',
      b: 12,
      c: true,
      d: null,
      e: '骨科 3 楼',
      f: [1, 'x'],
    });
  });

  it('ends on what has no end, and shows no file', () => {
    const cycle: Record<string, unknown> = { file: new Blob(['x'], { type: 'image/png' }) };
    cycle['self'] = cycle;
    const seen = JSON.stringify(redact(cycle));
    expect(seen).toContain('[image/png]');
    expect(JSON.stringify(redact(Array(100).fill(1)))).toBe(JSON.stringify(Array(20).fill(1)));
  });
});
