import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactsIn } from './contacts';
import { fold } from './fold';
import { moderate } from './moderate';
import { hiddenContacts } from './testing/hidden-contacts';
import { ordinarySentences } from './testing/ordinary-sentences';

/** What a digit of a telephone number is written with, by digit. */
const forms = [
  ['0', '零', '〇', '○', '洞', '０', '⓪', '⁰', '⓿', 'O', 'o'],
  ['1', '一', '幺', '壹', '１', '①', '¹', '❶', 'l', 'I'],
  ['2', '二', '两', '贰', '貳', '２', '②', '²', '❷'],
  ['3', '三', '叁', '叄', '３', '③', '³', '❸'],
  ['4', '四', '肆', '４', '④', '⁴', '❹'],
  ['5', '五', '伍', '５', '⑤', '⁵', '❺'],
  ['6', '六', '陆', '陸', '６', '⑥', '⁶', '❻'],
  ['7', '七', '柒', '拐', '７', '⑦', '⁷', '❼'],
  ['8', '八', '捌', '８', '⑧', '⁸', '❽'],
  ['9', '九', '玖', '勾', '９', '⑨', '⁹', '❾'],
];
const between = [
  '',
  '',
  '',
  ' ',
  '-',
  '—',
  '.',
  '·',
  '~',
  '*',
  '_',
  '/',
  '，',
  ',',
  '、',
  '…',
  '|',
  '　',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\uFE0F',
  '\n',
  '🙂',
  '(',
  ')',
  '♥',
];

const mobile = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }))
  .map(([second, others]) => [1, second, ...others]);

describe('a way to be reached', () => {
  it.each(hiddenContacts)('is hidden in “%s”', (text, ...hidden) => {
    const { act, shown } = moderate(text);
    expect(act).not.toBe('pass');
    for (const one of hidden) expect(shown).not.toContain(one);
  });

  it('is hidden whatever the digits of a mobile number are written with and whatever is between them', () => {
    fc.assert(
      fc.property(
        mobile.chain((digits) =>
          fc.tuple(
            ...digits.map((digit) =>
              fc.tuple(
                fc.constantFrom(...(forms[digit] ?? [String(digit)])),
                fc.constantFrom(...between),
              ),
            ),
          ),
        ),
        fc.constantFrom('', '电话', '打我', 'call ', '一共', '第'),
        fc.constantFrom('', '。', '，谢谢', ' please', '哦'),
        (written, before, behind) => {
          const number = written
            .map((pair, place) => (place === 10 ? pair[0] : pair.join('')))
            .join('');
          const { found } = moderate(before + number + behind);
          const hidden = found.filter(({ reason }) => reason === 'contact');
          const [start, end] = [before.length, before.length + number.length];
          expect(
            hidden.some((one) => one.start <= start && end <= one.end),
            before + number + behind,
          ).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('an ordinary sentence', () => {
  it('is one of many', () => {
    expect(ordinarySentences.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ordinarySentences).size).toBe(ordinarySentences.length);
  });

  it.each(ordinarySentences)('“%s” is published as it is', (text) => {
    expect(moderate(text)).toEqual({ act: 'pass', found: [], shown: text });
  });
});

describe('what looking for contacts costs', () => {
  const worst = [
    '1',
    '13',
    '1 ',
    '一',
    '幺三 ',
    '1-3/',
    'v',
    'vx1',
    'qq1 ',
    '微信',
    '加v',
    'line:',
    'l',
    'o0',
    '血压1 ',
  ];

  it.each(worst)('is in proportion to the length of “%s” repeated', (piece) => {
    const stepsFor = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      let steps = 0;
      const counted = (places: readonly number[]) =>
        new Proxy(places, {
          get(all, key) {
            steps += 1;
            return Reflect.get(all, key) as unknown;
          },
        });
      const folded = fold(text);
      contactsIn(text, { ...folded, starts: counted(folded.starts), ends: counted(folded.ends) });
      return steps;
    };
    expect(stepsFor(4000)).toBeLessThan(4000 * 120);
    expect(stepsFor(4000)).toBeLessThan(stepsFor(1000) * 4.5 + 1000);
  });
});
