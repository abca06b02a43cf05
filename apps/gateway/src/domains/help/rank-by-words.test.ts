import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankByWords } from './rank-by-words';

const cancel = { title: '怎么取消预约？', body: '点“取消预约”' };
const refund = { title: '退款多久到账？', body: '取消后原路退回' };
const code = { title: '收不到验证码怎么办？', body: 'Code 10 分钟内有效' };
const texts = [cancel, refund, code];

describe('rankByWords', () => {
  it.each([
    ['取消', [cancel]],
    ['怎么退款', [refund]],
    ['CODE', [code]],
    ['ＣＯＤＥ', [code]],
    ['怎麼退款', [refund]],
    ['\u200B取消', [cancel]],
    ['，。', []],
    ['', []],
  ])('for “%s”', (query, found) => {
    const ranked = rankByWords(query, texts, 'zh-Hans');
    expect(ranked.slice(0, found.length)).toEqual(found);
    if (found.length === 0) expect(ranked).toEqual([]);
  });

  it('finds Traditional texts by Simplified words, and the other way round', () => {
    const book = { title: '怎麼掛號？', body: '' };
    for (const [query, given] of [
      ['挂号', book],
      ['掛號', { title: '怎么挂号？', body: '' }],
    ] as const)
      expect(rankByWords(query, [given, refund], 'zh-Hant')).toEqual([given]);
  });

  it('finds each text by its own title, never one twice, and only what was given', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 1, maxLength: 8 }),
        fc.string(),
        (titles, query) => {
          const given = titles.map((title) => ({ title, body: '' }));
          for (const text of given) expect(rankByWords(text.title, given, 'en')).toContain(text);
          const ranked = rankByWords(query, given, 'en');
          expect(new Set(ranked).size).toBe(ranked.length);
          for (const text of ranked) expect(given).toContain(text);
        },
      ),
    );
  });
});
