// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdleness } from './use-idleness';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00+08:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minutes = (count: number): void =>
  act(() => {
    vi.advanceTimersByTime(count * 60_000);
  });

function watch() {
  const onKeepAlive = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  const { result } = renderHook(() => useIdleness({ idleMinutes: 30, onKeepAlive, onEnd }));
  return { onKeepAlive, onEnd, result };
}

it('warns two minutes before the end, and ends the session', () => {
  const { onEnd, result } = watch();
  minutes(27);
  expect(result.current.isEnding).toBe(false);
  minutes(1);
  expect(result.current.isEnding).toBe(true);
  // A movement beside the dialog is no answer to it.
  fireEvent.keyDown(document.body, { key: 'a' });
  minutes(1);
  expect(onEnd).not.toHaveBeenCalled();
  minutes(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('continues by the answer to the warning', () => {
  const { onEnd, onKeepAlive, result } = watch();
  minutes(29);
  act(() => result.current.proceed());
  expect(onKeepAlive).toHaveBeenCalledOnce();
  expect(result.current.isEnding).toBe(false);
  minutes(27);
  expect(result.current.isEnding).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
});

it('makes a call while one types for long without any', () => {
  const { onKeepAlive, result } = watch();
  for (let minute = 0; minute < 40; minute += 1) {
    fireEvent.keyDown(document.body, { key: 'a' });
    minutes(1);
  }
  expect(result.current.isEnding).toBe(false);
  expect(onKeepAlive.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('counts what is done in another tab', () => {
  const { result } = watch();
  minutes(25);
  localStorage.setItem('xl_staff_input', String(Date.now()));
  minutes(10);
  expect(result.current.isEnding).toBe(false);
});
