import { typedText } from './typed-text';

/** A sign, digits before the separator, and at most three after it; `，` and `．` are `,` and `.` by then. */
const written = /^([+-]?)(\d{0,6})(?:[.,。｡٫](\d{1,3}))?$/u;

/**
 * The one reading of numbers that people type: the number in its normal form, as in `6.1`, `-2`, `0.8`; null for any
 * other text.
 *
 * - Digits, signs and separators in any width; spaces around the number and characters that cannot be seen do not count.
 * - The separator is a point, a comma, a full stop of Chinese (`6。1`) or the comma of Arabic (`6٫1`): `1,5` is 1.5 in
 *   every language. Digits may be missing before it (`.8`), not after it (`6.`).
 * - Nothing separates thousands. `1,000` and `12.345` are a thousand and more to some and one and twelve to others, so
 *   a number from 1 to 999 with three digits after its separator is refused, as is a second separator and a space
 *   between digits.
 * - At most six digits before the separator and three after it. No exponents, no fractions, no superscripts, no digits
 *   of other scripts.
 */
export function numberText(typed: string): string | null {
  const [, sign, before = '', after = ''] = written.exec(typedText(typed).trim()) ?? [];
  if (sign === undefined || before + after === '') return null;
  const whole = before.replace(/^0+/, '');
  if (after.length === 3 && whole !== '' && before.length <= 3) return null;
  const part = after.replace(/0+$/, '');
  const size = part === '' ? whole || '0' : `${whole || '0'}.${part}`;
  return sign === '-' && size !== '0' ? `-${size}` : size;
}

/** A number as people type it; null for a text that {@link numberText} does not read. */
export function typedNumber(typed: string): number | null {
  const text = numberText(typed);
  return text === null ? null : Number(text);
}

/**
 * A number without a sign that has at most so many digits after its point, as counts (0), weights (1) and sums in yuan (2)
 * have; null for any other text.
 */
export function typedAmount(typed: string, digits: number): number | null {
  const text = numberText(typed);
  const [, part = ''] = text?.split('.') ?? [];
  return text === null || text.startsWith('-') || part.length > digits ? null : Number(text);
}
