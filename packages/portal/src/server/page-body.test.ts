import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceMark, nowMark, PageBody } from './page-body';

const marks = { nonce: 'abc=', now: 1_795_000_000_000 };

test('puts the nonce and the time of an answer in their places', () => {
  const page = new PageBody(
    `<script nonce="${nonceMark}"></script>杏林 $& <b nonce="${nonceMark}">${nowMark}`,
  );
  expect(page.text(marks)).toBe(
    '<script nonce="abc="></script>杏林 $& <b nonce="abc=">1795000000000',
  );
});

test('is one gzip stream of the same page, whatever stands in it and however often', () => {
  const piece = fc.oneof(
    fc.constantFrom(nonceMark, nowMark, '', '杏林'.repeat(3000)),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const page = new PageBody(pieces.join(''));
      for (const answer of [marks, { nonce: 'xyz', now: 2 }]) {
        expect(gunzipSync(page.gzip(answer)).toString()).toBe(page.text(answer));
      }
    }),
  );
});
