import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, seenLength, trimmedText } from './blank-text';

const unseenTexts = [
  ['nothing', ''],
  ['spaces', ' \t\n\u00A0\u3000\u2003'],
  ['a zero-width space', '\u200B'],
  ['the blank of Braille', '\u2800'],
  ['both', '\u200B\u2800'],
  ['an accent on no letter', '\u0301'],
  ['an enclosing mark', '\u20DD'],
  ['the filler of Hangul', '\u3164\uFFA0\u115F\u1160'],
  ['a soft hyphen', '\u00AD'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['joiners', '\u200C\u200D\u2060'],
  ['marks of direction', '\u200E\u202E\u2066\u061C'],
  ['controls', '\u0001\u001B\u007F\u0085'],
  ['a byte order mark', '\uFEFF'],
  ['the anchor of an object', '\uFFFC'],
  ['a code that is no character', '\uFFFE\u{1FFFF}'],
  ['a note without a head', '\u{1D159}'],
] as const;

/** Texts that people see, each as it stays. */
const seenTexts = [
  ['头疼', 2],
  ['a', 1],
  ['.', 1],
  ['👨‍👩‍👧', 3],
  ['❤️', 1],
  ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', 1],
  ['1\uFE0F\u20E3', 1],
  ['葛\u{E0100}', 1],
  ['می\u200Cخواهم', 7],
  ['Jose\u0301', 4],
  ['नमस्ते', 4],
  ['a  b\n\nc', 5],
] as const;

describe('a text', () => {
  it.each(unseenTexts)('is blank with %s alone', (_, text) => {
    expect([isBlank(text), trimmedText(text), seenLength(text)]).toEqual([true, '', 0]);
  });

  it.each(seenTexts)('%j has %i characters and stays as it is', (text, length) => {
    expect([isBlank(text), trimmedText(text), seenLength(text)]).toEqual([false, text, length]);
  });

  it.each(unseenTexts.slice(1))('loses %s at its ends', (name, unseen) => {
    // Selectors and marks belong to the character before them.
    const isAttached = /tags|selectors|accent|mark$/u.test(name);
    for (const [text, length] of seenTexts) {
      if (!isAttached) expect(trimmedText(`${unseen}${text}${unseen}`)).toBe(text);
      expect(seenLength(` ${text}${unseen}`)).toBe(length);
    }
  });

  const pieces = fc.constantFrom(...unseenTexts.map(([, text]) => text), 'a', '杏', '👨‍👩‍👧', '𠮷');
  const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

  it('is trimmed once for all, and is blank exactly when nothing is left', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
        const trimmed = trimmedText(text);
        expect(trimmedText(trimmed)).toBe(trimmed);
        expect(text).toContain(trimmed);
        expect(isBlank(text)).toBe(trimmed === '');
        expect(seenLength(text) === 0).toBe(trimmed === '');
        expect(seenLength(text)).toBeLessThanOrEqual([...trimmed].length);
      }),
    );
  });

  it('of a megabyte is read in one pass', () => {
    const gap = '\u200B '.repeat(500_000);
    expect(trimmedText(`${gap}a${gap}b${gap}`)).toBe(`a${gap}b`);
    expect(seenLength(`${gap}a${gap}b${gap}`)).toBe(3);
  });
});
