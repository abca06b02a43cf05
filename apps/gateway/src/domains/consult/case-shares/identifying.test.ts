import { describe, expect, it } from 'vitest';
import { ageBand, identifyingIn, type Known } from './identifying';
import { passagesOf } from './passages';

const known: Known = {
  names: ['王小芳', '沈知远', 'Anna Rossi', '𠮷野花子'],
  places: ['杭州市', '杭州'],
};

/** A text as others read it, with what was taken out in brackets. */
const shown = (text: string) =>
  passagesOf('question', text, known)
    .flatMap(({ parts }) =>
      parts.map((part) => (part.taken === null ? part.text : `[${part.taken}${part.text}]`)),
    )
    .join('');

describe('what could tell whose a case is', () => {
  it.each([
    ['我叫李大明，头疼三天', '我叫[name]，头疼三天'],
    ['王小芳发烧，小芳还咳嗽', '[name]发烧，[name]还咳嗽'],
    ['𠮷野花子发烧，野花子还咳嗽', '[name]发烧，[name]还咳嗽'],
    ['张医生让我复查', '[name]医生让我复查'],
    ['谢谢 Dr. Smith 和 anna rossi', '谢谢 Dr. [name] 和 [name]'],
    ['电话 138 0000 1234，座机0571-88886666', '电话 [contact]，座机[contact]'],
    ['病历号A1234567，微信abc12345', '病历号[contact]，微信[contact]'],
    ['写信到 a.b@example.com', '写信到 [contact]'],
    ['我在杭州发病', '我在[place]发病'],
    ['家住东湖新村三幢。头晕', '家住[place]。头晕'],
    ['在解放路12号3单元附近摔倒', '[place]附近摔倒'],
    ['12 Green Street, London', '[place], London'],
    ['2026年11月3日起发烧', '[date2026年11月]起发烧'],
    ['2026-11-03 起发烧', '[date2026-11] 起发烧'],
    ['十一月二十日做了手术', '[date十一月]做了手术'],
    ['on Nov 3rd, 2026 it began', 'on [dateNov 2026] it began'],
    ['it began 3 November 2026', 'it began [dateNovember 2026]'],
    ['我今年67岁', '我今年[age60–69岁]'],
    ['a 93-year-old woman', 'a [age90+ years old] woman'],
  ])('is taken out of %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    '血压 135/85，心率 72，体温 38.9 度',
    '吃了3天药，每天2次，每次0.5片',
    '孩子3岁，发烧两天',
    '去附近的医院查过血，白细胞 11.2',
    'Take 20 mg. twice a day. No fever.',
    '血小板 150000，正常',
  ])('is not found in %s', (text) => {
    expect(identifyingIn(text, known)).toEqual([]);
  });

  it('is told by the ten years of an age', () => {
    expect([18, 29, 30, 89, 90, 104].map((age) => ageBand(age).from)).toEqual([
      18, 18, 30, 80, 90, 90,
    ]);
  });

  it('leaves sentences that can be struck out one by one', () => {
    const passages = passagesOf('answer', '多喝水。体温 38.5 度以上再吃药！ 三天后复查', known);
    expect(passages.map(({ passageId }) => passageId)).toEqual([
      'answer.0',
      'answer.1',
      'answer.2',
    ]);
    expect(passages.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
      '多喝水。',
      '体温 38.5 度以上再吃药！',
      '三天后复查',
    ]);
  });

  it('takes a sentence out whole that the rules of the platform stop at', () => {
    const [first, second] = passagesOf('answer', '多休息。代孕请加群。', known);
    expect(first?.parts).toEqual([{ text: '多休息。', taken: null }]);
    expect(second?.parts).toEqual([{ text: '', taken: 'refused' }]);
  });
});
