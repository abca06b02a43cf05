import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutText', () => {
  it.each([
    ['杏林', 5, '杏林'],
    ['杏林', 1, '杏'],
    ['', 3, ''],
    [`${'a'.repeat(49)}😀`, 50, 'a'.repeat(49)],
    [`${'a'.repeat(48)}😀`, 50, `${'a'.repeat(48)}😀`],
    ['𠮷野家', 1, ''],
  ])('%j to %i is %j', (text, longest, expected) => {
    expect(cutText(text, longest)).toBe(expected);
  });

  it('leaves a beginning of the text that can be in an address, and is as long as may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (any, longest) => {
        const text = any.replace(/\p{Surrogate}/gu, '?');
        const cut = cutText(text, longest);
        expect(text.startsWith(cut)).toBe(true);
        expect(() => encodeURIComponent(cut)).not.toThrow();
        expect(cut.length).toBeLessThanOrEqual(longest);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, longest - 1));
      }),
    );
  });
});
