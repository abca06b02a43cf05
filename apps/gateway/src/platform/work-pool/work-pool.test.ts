import { afterEach, describe, expect, it } from 'vitest';
import { createWorkPool, threadFile, type WorkPool, type WorkPoolOptions } from './work-pool';

const file = threadFile(import.meta.url, 'thread-fixture');
/** Longer than any machine needs to start a thread. */
const patienceMs = 120_000;

const opened: WorkPool[] = [];
const open = (options: WorkPoolOptions = {}) => {
  const pool = createWorkPool(options);
  opened.push(pool);
  return pool;
};
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

const task = (name: string, input: unknown = null) => ({ file, name, input });

describe('a pool of threads', () => {
  it('starts no thread before the first task, and ends all of them when it is closed', async () => {
    const pool = open();
    expect(pool.load.threads).toBe(0);
    expect(await pool.run('a', patienceMs, task('same', { text: '杏' }))).toEqual({ text: '杏' });
    expect(pool.load).toMatchObject({ running: 0, waiting: 0, threads: 1 });
    await pool.close();
    expect(pool.load.threads).toBe(0);
    await expect(pool.run('a', patienceMs, task('same'))).rejects.toMatchObject({
      errorName: 'overloaded',
    });
  });

  it('has no more threads than its bound', async () => {
    const pool = open({ running: 2, runningPerSender: 2 });
    const tasks = Array.from({ length: 8 }, (_, number) =>
      pool.run('a', patienceMs, task('same', number)),
    );
    expect(pool.load).toMatchObject({ running: 2, waiting: 6 });
    expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(pool.load.threads).toBeLessThanOrEqual(2);
  });

  it('ends a task at its deadline and goes on with the next', async () => {
    const pool = open({ running: 2 });
    await expect(pool.run('a', 200, task('spin'))).rejects.toMatchObject({
      errorName: 'overloaded',
      options: { retryAfterSeconds: 5 },
    });
    expect(await pool.run('a', patienceMs, task('same', 1))).toBe(1);
  });

  it('does the work of another account while one has a task that never ends', async () => {
    const pool = open();
    const endless = pool.run('a', patienceMs, task('spin')).catch(() => 'ended');
    const queued = pool.run('a', patienceMs, task('same', 1)).catch(() => 'ended');
    expect(await pool.run('b', patienceMs, task('same', 2))).toBe(2);
    await pool.close();
    expect(await Promise.all([endless, queued])).toEqual(['ended', 'ended']);
  });

  it.each(['fill', 'fillHeap'])('ends a thread that takes too much memory: %s', async (name) => {
    const pool = open({ memoryBytes: 64 * 1024 * 1024 });
    expect(await pool.run('a', patienceMs, task(name, 256))).toBeNull();
    expect(await pool.run('a', patienceMs, task('same', 1))).toBe(1);
  });

  it('passes on a fault of ours instead of hiding it as a bad file', async () => {
    await expect(open().run('a', patienceMs, task('fail'))).rejects.toThrow('a fault of ours');
  });

  it('shows its threads none of the settings', async () => {
    expect(await open().run('a', patienceMs, task('settings'))).toEqual([]);
  });

  it('counts work that uses a thread of a library', async () => {
    const pool = open({ running: 2 });
    const seen = await pool.hold('a', patienceMs, async (slot) => {
      const running = pool.load.running;
      return [running, await slot.run(task('same', 1))];
    });
    expect(seen).toEqual([1, 1]);
    expect(pool.load.running).toBe(0);
  });
});
