import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTimeOut } from './waking-time-out';

afterEach(() => {
  vi.useRealTimers();
});

describe('a time-out of a server', () => {
  it.each([30, 250, 251, 8000])('comes after %i ms', (milliseconds) => {
    vi.useFakeTimers();
    const giveUp = vi.fn<() => void>();
    startTimeOut(milliseconds, giveUp);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    vi.useFakeTimers();
    const giveUp = vi.fn<() => void>();
    const callOff = startTimeOut(1000, giveUp);
    vi.advanceTimersByTime(600);
    callOff();
    vi.runAllTimers();
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('does not count the time in which the process was busy', async () => {
    const giveUp = vi.fn<() => void>();
    const callOff = startTimeOut(500, giveUp);
    const busyUntil = performance.now() + 700;
    while (performance.now() < busyUntil);
    // What has arrived is read between the timers and this.
    await new Promise((settle) => setImmediate(settle));
    expect(giveUp).not.toHaveBeenCalled();
    callOff();
  });
});
