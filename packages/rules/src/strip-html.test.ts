import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripHtml } from './strip-html';

describe('stripHtml', () => {
  test.each([
    ['plain text', 'plain text'],
    ['<p>头痛 <b>三天</b></p><p>发热</p>', '头痛 三天\n发热'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['a<!-- hidden -->b', 'ab'],
    ['a<script>alert("<b>")</script>b', 'ab'],
    ['a<STYLE>p{}</STYLE >b', 'ab'],
    ['a<script>never closed', 'a'],
    ['<scr<script>ipt>alert(1)</script>', '<scr'],
    ['<<b>script>x', ''],
    ['<<b>i>x', 'x'],
    ['体温 < 38 且 > 36', '体温 < 38 且 > 36'],
    ['a &lt; b &amp; c&nbsp;d &#39;e&#x27;', "a < b & c d 'e'"],
    ['&lt;img src=x onerror=alert(1)&gt;', ''],
    ['&#0;&#9999999;&unknown;', '&unknown;'],
    ['<p>a</p><p></p><p></p><p>b</p>', 'a\n\nb'],
    ['', ''],
  ])('%j → %j', (html, text) => {
    expect(stripHtml(html)).toBe(text);
  });

  const piece = fc.constantFrom(
    '<',
    '>',
    '<b>',
    '</b>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '&lt;',
    '&gt;',
    '&amp;',
    '&#60;',
    '&#x3e;',
    'b',
    ' ',
    '"',
    '/',
    '\n',
    'style',
    '好',
  );

  test('no tag is left, however it was nested or escaped', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(stripHtml(pieces.join(''))).not.toMatch(/<[a-z/!?][^<>]*>/i);
      }),
      { numRuns: 3000 },
    );
  });

  test('text without markup stays', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9一-龥，。]{0,60}$/), (text) => {
        expect(stripHtml(text)).toBe(text);
      }),
    );
  });
});
