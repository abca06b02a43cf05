import { describe, expect, it } from 'vitest';
import { departmentsFor } from './departments-for';
import { departmentsForLong } from './long-texts';
import { worstQuestions } from './testing/worst-questions';

/** Milliseconds of the quickest of a few runs: what else the machine does is not asked for. */
function quickest(run: () => unknown): number {
  let best = Infinity;
  for (let time = 0; time < 5; time += 1) {
    const began = performance.now();
    run();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** Milliseconds for which one question may hold up all others: of 2,000 characters, of one search. */
const most = { question: 100, search: 25 };

describe('how long the worst questions hold up others', () => {
  departmentsForLong('头痛 headache');
  const rows = worstQuestions(2000).map(([kind, question]) => ({
    kind,
    question: quickest(() => departmentsForLong(question)),
    search: quickest(() => departmentsFor(question)),
  }));
  console.table(
    rows.map(({ kind, question, search }) => ({
      kind,
      'question, ms': question.toFixed(1),
      'search, ms': search.toFixed(1),
    })),
  );

  it.each(rows)('$kind', ({ question, search }) => {
    expect(question).toBeLessThan(most.question);
    expect(search).toBeLessThan(most.search);
  });
});
