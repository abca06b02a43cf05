import { describe, expect, it } from 'vitest';
import { budget, largestModules, overBudget, scriptLimit } from './budget.mjs';

const floor = 140_000;
const at = (own, style) => ({ page: { script: floor + own, style } });

describe('the budget', () => {
  it.each([
    [at(budget.ownScript.other, budget.style), 0],
    [at(budget.ownScript.other + 1, budget.style), 1],
    [at(budget.ownScript.other, budget.style + 1), 1],
    [at(budget.ownScript.other + 1, budget.style + 1), 2],
    [{ page: { script: 0, style: 10 } }, 1],
  ])('%j has %i faults', (loads, faults) => {
    expect(overBudget(floor, loads)).toHaveLength(faults);
  });
});

describe('the own JavaScript of a page', () => {
  it.each([
    ['home', 25_000],
    ['login', 25_000],
    ['conversation', 30_000],
    ['real name', 35_000],
  ])('of %s is at most %i', (name, limit) => {
    expect(scriptLimit(name)).toBe(limit);
    const load = (own) => ({ [name]: { script: floor + own, style: 1 } });
    expect(overBudget(floor, load(limit))).toEqual([]);
    expect(overBudget(floor, load(limit + 1))).toHaveLength(1);
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
    const load = { script: floor + budget.ownScript.other + 1, style: 1, files };
    expect(overBudget(floor, { page: load }, weights)).toEqual([
      'page: 35001 bytes of own JavaScript, 35000 allowed. The most: packages/api/src/b.ts (450), packages/ui/src/a.tsx (300).',
    ]);
  });
});
