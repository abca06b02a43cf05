import { describe, expect, it } from 'vitest';
import { drugOf, writtenLine } from '../../../testing/written-prescription';
import { drugRows } from '../seed/drug-rows';
import { brokenRules, whyNotOnline, type Written } from './rules';

const drugs = new Map(drugRows.map((row) => [row.drugId, row]));
const amlodipine = 'amlodipine-5mg-28-qinghe';
const amoxicillin = 'amoxicillin-500mg-24-qinghe';

const good: Written = {
  lines: [writtenLine(amlodipine)],
  longReason: '病情稳定，需长期服药',
  patientAge: 70,
  isGuardianPresent: false,
  isRevisit: true,
};
const withLines = (...lines: Written['lines']): Partial<Written> => ({ lines });
const rulesOf = (changed: Partial<Written>) =>
  brokenRules({ ...good, ...changed }, drugs, 'zh-Hans').map(({ rule }) => rule);

describe('the rules of prescribing online', () => {
  it.each<[string, Partial<Written>, string[]]>([
    ['four weeks for a lasting illness with a reason', {}, []],
    ['twelve weeks', withLines(writtenLine(amlodipine, { days: 84, quantity: 3 })), []],
    [
      'more than twelve weeks',
      withLines(writtenLine(amlodipine, { days: 112, quantity: 4 })),
      ['twelveWeeks'],
    ],
    ['no reason', { longReason: null }, ['noReason']],
    ['a blank reason', { longReason: ' ' }, ['noReason']],
    [
      'a week without a reason',
      { ...withLines(writtenLine(amlodipine, { days: 7 })), longReason: null },
      [],
    ],
    [
      'an acute illness for a week',
      withLines(writtenLine(amoxicillin, { days: 7, frequency: 'threeTimesDaily' })),
      [],
    ],
    [
      'an acute illness for eight days',
      withLines(writtenLine(amoxicillin, { days: 8, frequency: 'threeTimesDaily' })),
      ['tooLong'],
    ],
    ['a first visit', { isRevisit: false }, ['firstVisit']],
    ['a child of five alone', { patientAge: 5 }, ['child']],
    ['a child of five with a guardian', { patientAge: 5, isGuardianPresent: true }, []],
    ['a child of six', { patientAge: 6 }, []],
    ['an unknown age', { patientAge: null }, ['childAgeUnknown']],
    ['no medicine', { lines: [] }, ['noMedicine']],
    ['five medicines', { lines: Array.from({ length: 5 }, () => writtenLine(amlodipine)) }, []],
    [
      'six medicines',
      { lines: Array.from({ length: 6 }, () => writtenLine(amlodipine)) },
      ['mostMedicines'],
    ],
    ['a narcotic', withLines(writtenLine('morphine-10mg-10-qinghe', { days: 7 })), ['special']],
    [
      'a psychotropic',
      withLines(writtenLine('diazepam-2-5mg-20-songling', { days: 7 })),
      ['special'],
    ],
    [
      'an injection on site',
      withLines(writtenLine('methylprednisolone-40mg-1-songling', { days: 1 })),
      ['notForOnline'],
    ],
    [
      'insulin in a pen',
      withLines(writtenLine('insulin-glargine-300iu-300-qinghe', { amount: 10 })),
      [],
    ],
    ['another unit', withLines(writtenLine(amlodipine, { unit: 'capsule' })), ['unit']],
    ['one pack more', withLines(writtenLine(amlodipine, { quantity: 2 })), []],
    ['two packs more', withLines(writtenLine(amlodipine, { quantity: 3 })), ['quantity']],
    ['one whole pack less', withLines(writtenLine(amlodipine, { days: 56 })), ['quantity']],
    ['thirty days of 28 tablets', withLines(writtenLine(amlodipine, { days: 30 })), []],
    [
      'when needed',
      withLines(
        writtenLine('salbutamol-100ug-200-xingchun', { frequency: 'asNeeded', quantity: 9 }),
      ),
      [],
    ],
    [
      'an unknown medicine',
      withLines({ ...writtenLine(amlodipine), drugId: 'none' }),
      ['unknownDrug'],
    ],
  ])('%s', (_, changed, expected) => {
    expect(rulesOf(changed)).toEqual(expected);
  });

  it('are said as sentences with the numbers of the sheet', () => {
    const lines = [writtenLine(amlodipine, { days: 56 })];
    expect(brokenRules({ ...good, lines }, drugs, 'zh-Hans')).toEqual([
      { rule: 'quantity', text: '苯磺酸氨氯地平片按用法 56 天需要 2 盒，开了 1 盒，数量对不上' },
    ]);
  });

  it('name why a medicine is not prescribed online at all', () => {
    expect(whyNotOnline(drugOf(amlodipine), 'en')).toBeNull();
    expect(whyNotOnline(drugOf('morphine-10mg-10-qinghe'), 'zh-Hans')).toContain('特殊管理药品');
    expect(whyNotOnline(drugOf('methylprednisolone-40mg-1-songling'), 'en')).toContain('on site');
  });
});
