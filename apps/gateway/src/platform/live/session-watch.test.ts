import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionWatch } from './session-watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sessions of which a test ends some. */
function sessionsOf(...tokenIds: readonly string[]) {
  const alive = new Set(tokenIds);
  const looks: (readonly string[])[] = [];
  const watch = openSessionWatch(async (asked) => {
    looks.push(asked);
    return new Set(asked.filter((one) => alive.has(one)));
  });
  return { alive, looks, watch };
}

describe('watching sessions', () => {
  it('notices the end of one within five seconds, once, and looks at all of them together', async () => {
    const { alive, looks, watch } = sessionsOf('a', 'b');
    const [phone, tablet] = [vi.fn<() => void>(), vi.fn<() => void>()];
    watch.watch('a', phone);
    watch.watch('a', phone);
    watch.watch('b', tablet);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([phone.mock.calls.length, tablet.mock.calls.length]).toEqual([0, 0]);
    expect(looks.every((asked) => asked.join() === 'a,b')).toBe(true);
    alive.delete('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect([phone.mock.calls.length, tablet.mock.calls.length, watch.count]).toEqual([2, 0, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(phone).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing while nothing is watched, and begins again', async () => {
    const { alive, looks, watch } = sessionsOf('a');
    const ended = vi.fn<() => void>();
    const stop = watch.watch('a', ended);
    stop();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([looks.flat(), watch.count]).toEqual([[], 0]);
    alive.clear();
    watch.watch('a', ended);
    await vi.advanceTimersByTimeAsync(5000);
    expect([ended.mock.calls.length, watch.count]).toEqual([1, 0]);
    const asked = looks.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toHaveLength(asked);
  });

  it('ends nothing while the database is away, and looks again', async () => {
    let isAway = true;
    const watch = openSessionWatch(async () => {
      if (isAway) throw new Error('away');
      return new Set();
    });
    const ended = vi.fn<() => void>();
    watch.watch('a', ended);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ended).not.toHaveBeenCalled();
    isAway = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(ended).toHaveBeenCalledOnce();
  });
});
