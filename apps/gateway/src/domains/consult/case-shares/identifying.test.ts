import { describe, expect, it } from 'vitest';
import { ordinarySentences } from '../../../kernel/moderation/testing/ordinary-sentences';
import { ageBand, identifyingIn } from './identifying';
import type { Known } from './identifying-rule';
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
    ['电话幺三八洞洞幺三八洞洞洞', '电话[contact]'],
    ['电话一三八 零零一三 八零零零', '电话[contact]'],
    ['座机八六六六五五四四', '座机[contact]'],
    ['阳光新城三期5栋的楼梯上摔倒', '[place]的楼梯上摔倒'],
    ['3号楼2单元502，头晕', '[place]，头晕'],
    ['东湖花苑二区12幢', '[place]'],
    ['病历号 A12345', '病历号 [contact]'],
    ['住院号：00123，门诊号B-2231', '住院号：[contact]，门诊号[contact]'],
    ['MRN 44531, stable', 'MRN [contact], stable'],
    ['车牌浙A12345，粤B·D12345', '车牌[contact]，[contact]'],
    ['患者王建国，男，头晕', '患者[name]，男，头晕'],
    ['我是王建国', '我是[name]'],
    ['患者李明今年来复查', '患者[name]今年来复查'],
    ['王 小 芳发烧', '[name]发烧'],
    ['王\u200B小\u200B芳發燒', '[name]發燒'],
    ['身份证 三三〇一〇六一九九〇〇一〇一一二三四', '身份证 [contact]'],
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
    '患者高热，咳嗽',
    '患者黄疸，腹胀',
    '我是高血压患者，头晕',
    '患者关节痛，平时不吃药',
    '肺癌三期，化疗两次',
    '一三五吃药，二四六不吃',
    '血压138/88 135/85 130/80',
    '空腹血糖 13.5，7.8，6.1，5.5，5.6',
    'T4、V5 导联正常，B12 500 微克',
    '子宫内膜 8mm，心室大小正常',
  ])('is not found in %s', (text) => {
    expect(identifyingIn(text, known)).toEqual([]);
  });

  it.each(ordinarySentences)('is no name and no way to be reached in %s', (text) => {
    // Long numbers, names of doctors and what follows 住在 are masked here.
    if (/编号|单号|订单|准字|批号|座机|诊室|医生|门诊|拷贝|数一二三|住在/u.test(text)) return;
    const taken = identifyingIn(text, known).map((one) => one.taken);
    expect(taken).not.toContain('contact');
    expect(taken).not.toContain('name');
    expect(taken).not.toContain('place');
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
