// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './progress-bar';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start() {
  const view = render(<ProgressBar active={false} />);
  const bar = view.container.querySelector<HTMLElement>('.bar');
  const percent = (): number => Number(bar?.style.getPropertyValue('--percent') || 0);
  const set = (active: boolean): void => view.rerender(<ProgressBar active={active} />);
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  return { percent, set, pass };
}

test('advances by chance, never above 95 percent while the navigation runs', () => {
  const { percent, set, pass } = start();
  set(true);
  expect(percent()).toBe(0);
  const seen = Array.from({ length: 100 }, () => (pass(200), percent()));
  expect(seen.every((value, index) => value >= (seen[index - 1] ?? 0) && value <= 95)).toBe(true);
  expect(seen[0]).toBeGreaterThan(0);
  const steps = new Set(
    seen.slice(0, 5).map((value, index) => value / (95 - (seen[index - 1] ?? 0))),
  );
  expect(steps.size).toBe(5);
});

test('finishes above 95 percent and hides 500 ms later', () => {
  const { percent, set, pass } = start();
  set(true);
  pass(400);
  set(false);
  expect(percent()).toBeGreaterThan(95);
  pass(499);
  expect(percent()).toBeGreaterThan(95);
  pass(1);
  expect(percent()).toBe(0);
});

test('a short navigation shows nothing, and one that follows is not hidden by the former', () => {
  const { percent, set, pass } = start();
  set(true);
  pass(100);
  set(false);
  expect(percent()).toBe(0);
  set(true);
  pass(490);
  const before = percent();
  pass(11);
  expect(before).toBeGreaterThan(0);
  expect(percent()).toBeGreaterThanOrEqual(before);
});
