import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceMark, nowMark, PageBody } from './page-body';

const marks = { nonce: 'abc=', now: 1_795_000_000_000 };

const textOf = (page: PageBody, answer: typeof marks): string =>
  Buffer.from(page.plain(answer)).toString();

test('puts the nonce and the time of an answer in their places', () => {
  const page = new PageBody(
    `<script nonce="${nonceMark}"></script>杏林 $& <b nonce="${nonceMark}">`,
    Buffer.from('<p>医 $&</p>'),
    `</b>{"now":${nowMark}}<i nonce="${nonceMark}">`,
  );
  expect(textOf(page, marks)).toBe(
    '<script nonce="abc="></script>杏林 $& <b nonce="abc="><p>医 $&</p></b>{"now":1795000000000}<i nonce="abc=">',
  );
});

test('is one gzip stream of the same page, whatever stands in it and however often', () => {
  const piece = fc.oneof(
    fc.constantFrom(nonceMark, nowMark, '', '杏林'.repeat(3000)),
    fc.string({ unit: 'grapheme' }),
  );
  const text = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.string({ unit: 'grapheme' }), text, (start, markup, end) => {
      const page = new PageBody(start, Buffer.from(markup), end);
      for (const answer of [marks, { nonce: 'xyz', now: 2 }]) {
        const filled = [start, end].map((part) =>
          part.replaceAll(nonceMark, answer.nonce).replaceAll(nowMark, String(answer.now)),
        );
        expect(textOf(page, answer)).toBe(Buffer.from(filled.join(markup)).toString());
        expect(gunzipSync(page.gzip(answer)).toString()).toBe(textOf(page, answer));
      }
    }),
  );
});
