import { describe, expect, it } from 'vitest';
import { RestartPolicy } from './restart-policy.mjs';

describe('a server that ends', () => {
  it('waits twice as long each time, and is not started after the sixth end', () => {
    let now = 0;
    const policy = new RestartPolicy({}, () => now);
    const pauses = [];
    for (let count = 0; count < 6; count += 1) {
      pauses.push(policy.ended());
      now += 60_000;
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, null]);
    expect(policy.summary).toBe('6 times within 10 minutes');
  });

  it('begins from the first pause once the window is over', () => {
    let now = 0;
    const policy = new RestartPolicy({ limit: 1, windowMs: 1000 }, () => now);
    expect(policy.ended()).toBe(1000);
    now = 1000;
    expect(policy.ended()).toBe(1000);
    now = 1999;
    expect(policy.ended()).toBeNull();
  });

  it('waits no longer than the longest pause', () => {
    const policy = new RestartPolicy({ limit: 20, longestPauseMs: 5000 }, () => 0);
    const pauses = Array.from({ length: 6 }, () => policy.ended());
    expect(pauses).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  });

  it.each([1, 2, 3, 4, 5, 6])('is never started more than %i times within the window', (limit) => {
    // Gaps of all lengths up to the window, in an order that repeats for each limit.
    for (let seed = 1; seed <= 50; seed += 1) {
      let [now, state] = [0, seed];
      const policy = new RestartPolicy({ limit, windowMs: 5000 }, () => now);
      const starts = [];
      for (let count = 0; count < 60; count += 1) {
        state = (state * 48_271) % 2_147_483_647;
        now += state % 5000;
        if (policy.ended() === null) break;
        starts.push(now);
      }
      for (const moment of starts) {
        const within = starts.filter((other) => other >= moment && other - moment < 5000);
        expect(within.length).toBeLessThanOrEqual(limit);
      }
      expect(starts.length).toBeGreaterThanOrEqual(limit);
    }
  });
});
