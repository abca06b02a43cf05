import { describe, expect, it } from 'vitest';
import { isTooLarge, type PictureFacts } from './picture-bounds';

const facts = (megapixels: number, more: Partial<PictureFacts> = {}): PictureFacts => ({
  width: megapixels * 1000,
  height: 1000,
  channels: 3,
  bits: 8,
  isProgressive: false,
  isSubsampled: false,
  ...more,
});

describe('a picture is too large', () => {
  it.each([
    ['jpeg', 'with as many pixels as phones take', facts(200), false],
    ['jpeg', 'with more', facts(206), true],
    ['jpeg', 'in several passes', facts(66, { isProgressive: true }), false],
    ['jpeg', 'in several passes', facts(67, { isProgressive: true }), true],
    [
      'jpeg',
      'in several passes with fewer colours',
      facts(133, { isProgressive: true, isSubsampled: true }),
      false,
    ],
    ['png', 'row by row, deep', facts(200, { channels: 4, bits: 16 }), false],
    ['png', 'in several passes', facts(133, { isProgressive: true }), false],
    [
      'png',
      'in several passes, deep',
      facts(51, { channels: 4, bits: 16, isProgressive: true }),
      true,
    ],
    ['webp', 'of a hundred million pixels', facts(100), false],
    ['webp', 'of more', facts(101), true],
    ['gif', 'of more', facts(101), true],
  ] as const)('%s %s: %o', (kind, _, picture, isRefused) => {
    expect(isTooLarge(kind, picture)).toBe(isRefused);
  });
});
