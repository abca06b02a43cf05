import { describe, expect, it } from 'vitest';
import { budget, largestModules, overBudget } from './budget.mjs';

const floor = 140_000;
const at = (own, style) => ({ page: { script: floor + own, style } });

describe('the budget', () => {
  it.each([
    [at(budget.ownScript, budget.style), 0],
    [at(budget.ownScript + 1, budget.style), 1],
    [at(budget.ownScript, budget.style + 1), 1],
    [at(budget.ownScript + 1, budget.style + 1), 2],
    [{ page: { script: 0, style: 10 } }, 1],
  ])('%j has %i faults', (loads, faults) => {
    expect(overBudget(floor, loads)).toHaveLength(faults);
  });
});

describe('the modules of a page', () => {
  const weights = {
    'core.js': { 'packages/ui/src/a.tsx': 300, 'packages/api/src/b.ts': 100, 'some-library': 600 },
    'page.js': { 'packages/api/src/b.ts': 10 },
    'other.js': { 'packages/ui/src/never.tsx': 9000 },
  };
  const files = { '/core.js': 1000, '/page.js': 350, '/core.css': 70 };

  it('share the bytes of its files by their letters, libraries aside', () => {
    expect(largestModules(files, weights)).toEqual([
      'packages/api/src/b.ts (450)',
      'packages/ui/src/a.tsx (300)',
    ]);
    expect(largestModules(files, weights, 1)).toHaveLength(1);
  });

  it('are named where it is over its budget', () => {
    const load = { script: floor + budget.ownScript + 1, style: 1, files };
    expect(overBudget(floor, { page: load }, weights)).toEqual([
      'page: 30001 bytes of own JavaScript, 30000 allowed. The most: packages/api/src/b.ts (450), packages/ui/src/a.tsx (300).',
    ]);
  });
});
