import { describe, expect, it } from 'vitest';
import { budget, overBudget } from './budget.mjs';

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
