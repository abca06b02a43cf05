import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  longestTitle,
  longestTitleBytes,
  replacedInTitles,
  titleForProviders,
} from './provider-title';

const clean = (title: string) => titleForProviders(title, 'P1');

it.each([
  ['a plain title', '专家门诊 挂号', '专家门诊 挂号'],
  [
    'Latin letters, digits and points',
    'Dr. Müller (2) No. 5-6: 38.00',
    'Dr. Müller (2) No. 5-6: 38.00',
  ],
  ['an ampersand', '维生素B1&B2', '维生素B1＆B2'],
  ['an equals sign', 'A=B', 'A＝B'],
  ['a slash', '儿科/内科', '儿科／内科'],
  ['a comma and quotation marks', '6" 绷带, "大号"', '6＂ 绷带， ＂大号＂'],
  ['a grave accent', '`大号', '｀大号'],
  ['markup', '<b>5%</b>', '＜b＞5％＜／b＞'],
  ['a line break and a tab', '上午\r\n门诊\t号', '上午 门诊 号'],
  ['a NUL', '门\0诊', '门 诊'],
  ['an emoji', '暖宝宝🔥贴', '暖宝宝贴'],
  ['an emoji of several', '家庭👨‍👩‍👧‍👦卡', '家庭卡'],
  ['a flag and a keycap', '🇨🇳 口罩 5️⃣', '口罩 5'],
  ['a heart of two characters', '爱心❤️卡', '爱心卡'],
  ['invisible characters', '门\u200b诊\u2060\ufeff', '门诊'],
  ['half of a pair', '门\ud83d诊', '门诊'],
  ['a rare character of four bytes', '𠮷医生', '〓医生'],
  ['full-width characters', '门诊＆体检', '门诊＆体检'],
  ['spaces around and between', '  专家  门诊\u3000', '专家 门诊'],
  ['nothing', '', 'P1'],
  ['nothing but emoji', '🔥🔥', 'P1'],
  ['41 Chinese characters', '药'.repeat(41), '药'.repeat(40)],
  ['41 letters', 'a'.repeat(41), 'a'.repeat(40)],
  ['a space where it is cut', `${'药'.repeat(39)} 药`, '药'.repeat(39)],
])('%s', (_, title, cleaned) => {
  expect(clean(title)).toBe(cleaned);
});

it('is accepted by every provider, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      const cleaned = clean(title);
      expect(cleaned).not.toBe('');
      expect([...cleaned].length).toBeLessThanOrEqual(longestTitle);
      expect(Buffer.byteLength(cleaned)).toBeLessThanOrEqual(longestTitleBytes);
      for (const character of replacedInTitles) expect(cleaned).not.toContain(character);
      expect(cleaned).not.toMatch(/[\p{C}\u{10000}-\u{10FFFF}]/u);
      expect(cleaned).toBe(cleaned.trim());
      expect(clean(cleaned)).toBe(cleaned);
    }),
    { numRuns: 300 },
  );
});
