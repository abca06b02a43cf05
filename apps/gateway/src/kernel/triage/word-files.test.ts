import { describe, expect, it } from 'vitest';
import { standardDepartmentList } from '../../domains/directory/seed/standard-departments';
import { buildIndex } from './triage-index';
import { readKnowledge } from './knowledge-files';
import { readWords } from './word-files';

const words = readWords();
const departments = new Set(standardDepartmentList.map(({ id }) => id));
const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

describe('the words of care', () => {
  it('are enough: everyday Chinese words by the hundred, each meaning one complaint', () => {
    const chinese = words.complaints.flatMap((complaint) => complaint.words);
    expect(chinese.length).toBeGreaterThan(600);
    expect(repeated(chinese)).toEqual([]);
    expect(repeated(words.complaints.flatMap(({ english }) => english))).toEqual([]);
    expect(repeated(words.complaints.flatMap(({ composed = [] }) => composed))).toEqual([]);
    expect(repeated(words.complaints.map(({ id }) => id))).toEqual([]);
  });

  it('lead to every standard department, and to no other', () => {
    const named = [
      ...words.parts.flatMap((part) => Object.keys(part.departments)),
      ...words.feelings.flatMap((feeling) => Object.keys(feeling.departments)),
      ...words.redFlags.flatMap((flag) => Object.keys(flag.departments)),
      ...words.complaints.flatMap((one) => [
        ...Object.keys(one.departments),
        ...Object.keys(one.childDepartments ?? {}),
        ...Object.keys(one.pregnancyDepartments ?? {}),
      ]),
      ...words.people.flatMap(({ turns, adds, only = [] }) => [
        ...Object.keys(turns),
        ...Object.values(turns),
        ...Object.keys(adds),
        ...only,
      ]),
    ];
    expect(new Set(named)).toEqual(departments);
    expect(new Set(words.departments.map(({ id }) => id))).toEqual(departments);
  });

  it('name in their red flags only what there is', () => {
    const [flag] = words.redFlags;
    if (flag === undefined) throw new Error('there are no red flags');
    const broken = { ...words, redFlags: [{ ...flag, when: [['no-such-complaint']] }] };
    expect(() => buildIndex(broken, readKnowledge())).toThrow('there is no no-such-complaint');
  });

  it('say in each red flag what to do, and name no medicine', () => {
    for (const { advice, urgency } of words.redFlags) {
      expect(advice[0]).toMatch(urgency === 'call120' ? /120/ : /急诊/);
      expect(advice[1]).toMatch(urgency === 'call120' ? /120/ : /emergency/);
      expect(advice[0]).not.toMatch(/毫克|阿司匹林|硝酸甘油|速效救心丸/);
    }
  });
});
