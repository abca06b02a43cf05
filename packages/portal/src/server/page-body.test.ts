import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceMark, nowMark, PageBody, PagePiece } from './page-body';

const marks = { nonce: 'abc=', now: 1_795_000_000_000 };

const textOf = (page: PageBody, answer: typeof marks): string =>
  Buffer.from(page.plain(answer)).toString();

test('puts the nonce and the time of an answer in their places', () => {
  const page = new PageBody({
    start: `<script nonce="${nonceMark}"></script>杏林 $& <style nonce="${nonceMark}">`,
    styles: new PagePiece('b{color:red}'),
    afterStyles: '</style><b>',
    markup: Buffer.from('<p>医 $&</p>'),
    end: `</b>{"now":${nowMark}}<i nonce="${nonceMark}">`,
  });
  expect(textOf(page, marks)).toBe(
    '<script nonce="abc="></script>杏林 $& <style nonce="abc=">b{color:red}</style><b><p>医 $&</p></b>{"now":1795000000000}<i nonce="abc=">',
  );
});

test('is one gzip stream of the same page, whatever stands in it and however often', () => {
  const piece = fc.oneof(
    fc.constantFrom(nonceMark, nowMark, '', '杏林'.repeat(3000)),
    fc.string({ unit: 'grapheme' }),
  );
  const text = fc.array(piece).map((pieces) => pieces.join(''));
  const fixed = fc.string({ unit: 'grapheme' });
  // One piece stands in many pages.
  const styles = new PagePiece('.杏林{}'.repeat(500));
  fc.assert(
    fc.property(text, fixed, fixed, text, (start, afterStyles, markup, end) => {
      const page = new PageBody({ start, styles, afterStyles, markup: Buffer.from(markup), end });
      for (const answer of [marks, { nonce: 'xyz', now: 2 }]) {
        const filled = (part: string): string =>
          part.replaceAll(nonceMark, answer.nonce).replaceAll(nowMark, String(answer.now));
        expect(textOf(page, answer)).toBe(
          Buffer.from(
            filled(start) + styles.bytes.toString() + afterStyles + markup + filled(end),
          ).toString(),
        );
        expect(gunzipSync(page.gzip(answer)).toString()).toBe(textOf(page, answer));
      }
    }),
  );
});
