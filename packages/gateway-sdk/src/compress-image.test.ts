import { describe, expect, it } from 'vitest';
import { scaleFor } from './compress-image';

describe('scaleFor', () => {
  it.each([
    ['a small picture', 800, 600, [800, 600]],
    ['a photograph', 4032, 3024, [2400, 1800]],
    ['one of 200 megapixels', 16_320, 12_240, [2400, 1800]],
    ['a photograph that is upright', 3024, 4032, [1800, 2400]],
    ['a screen', 1080, 2400, [1080, 2400]],
    ['a page that scrolls', 1080, 9000, [1080, 9000]],
    ['a page that scrolls for long', 1440, 20_000, [1080, 15_000]],
    ['a page without end', 1080, 60_000, [270, 15_000]],
    ['a panorama', 16_000, 4000, [4320, 1080]],
    ['a line', 1, 20_000, [1, 15_000]],
  ])('keeps %s of %i by %i readable', (_, width, height, kept) => {
    const scale = scaleFor(width, height, 2400);
    const sides = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    expect(sides).toEqual(kept);
    // What Safari draws at most.
    expect((sides[0] ?? 0) * (sides[1] ?? 0)).toBeLessThanOrEqual(16_777_216);
  });
});
