import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { md5Hex } from './md5';

describe('md5Hex', () => {
  it('equals the platform’s md5 of the UTF-8 text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await md5Hex(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex'));
      }),
    );
  });
});
