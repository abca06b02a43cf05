import { describe, expect, it } from 'vitest';
import { triageIndex, type TriageIndex } from './triage-index';
import { departmentsForLong } from './long-texts';
import { ReadingBudget } from './near-letters';
import { worstQuestions } from './testing/worst-questions';

/** A map that counts how often it is asked. */
class Counted<Value> extends Map<string, Value> {
  asked = 0;

  override get(key: string): Value | undefined {
    this.asked += 1;
    return super.get(key);
  }
}

/** The index with a count of what reading looks up in it to find mistyped words. */
function countedIndex() {
  const index = triageIndex();
  const [bySound, byCovered] = [new Counted(index.bySound), new Counted(index.byCovered)];
  const [byInitials, byBeginning] = [new Counted(index.byInitials), new Counted(index.byBeginning)];
  let compared = 0;
  const nearLetters: TriageIndex['nearLetters'] = {
    words: index.nearLetters.words,
    nearest(letters, slips, budget) {
      const before = budget.spent;
      const found = index.nearLetters.nearest(letters, slips, budget);
      compared += budget.spent - before;
      return found;
    },
  };
  return {
    index: { ...index, bySound, byCovered, byInitials, byBeginning, nearLetters },
    lookups: () =>
      compared +
      [bySound, byCovered, byInitials, byBeginning].reduce((sum, { asked }) => sum + asked, 0),
  };
}

const lookupsFor = (question: string): number => {
  const { index, lookups } = countedIndex();
  departmentsForLong(question, {}, index);
  return lookups();
};

/** What one question may look up, of whatever length: the budget, and the last lookup. */
const most = 12_000;

describe.each(worstQuestions(2000))('a question of %s', (_kind, question) => {
  it('is read within its budget, however long it is', () => {
    for (const length of [250, 500, 1000, 2000])
      expect(lookupsFor(question.slice(0, length))).toBeLessThan(most);
  });

  it('costs no more when it is ten times as long as a question may be', () => {
    expect(lookupsFor(question.repeat(10))).toBeLessThan(most);
  });
});

describe('the budget of a question', () => {
  it('is shared by all of its parts', () => {
    const budget = new ReadingBudget(500);
    departmentsForLong('sh '.repeat(667), {}, triageIndex(), budget);
    expect(budget.isUsedUp).toBe(true);
    expect(budget.spent).toBeLessThan(1000);
  });

  it.each([
    'wo de tou hen teng zuo tian wan shang kai shi de',
    'I have had a terible haedeche since yesturday morning and cannot sleep at all',
    '昨天开始感帽，嗓子疼，一直流鼻涕，晚上睡不着，糖料病也有好几年了，最近血糖不太稳定',
  ])('is more than a person’s question takes: “%s”', (question) => {
    const budget = new ReadingBudget();
    departmentsForLong(question, {}, triageIndex(), budget);
    expect(budget.spent).toBeLessThan(budget.most * 0.7);
  });

  it('that is used up leaves known words and what cannot wait to be found', () => {
    const { departments, redFlags } = departmentsForLong(
      `${'魑魅魍魉'.repeat(450)}。胸口闷，出冷汗`,
    );
    expect(departments[0]?.departmentId).toBe('cardiology');
    expect(redFlags.map(({ id }) => id)).toContain('heart-attack');
  });
});
