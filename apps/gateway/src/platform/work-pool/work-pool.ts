import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Port } from '../ports';
import { refuse } from '../refusal';
import type { Services } from '../services';
import { endGreedyThreads } from './thread-memory';
import { createTurns, type TurnBounds } from './turns';

/** A task for a thread: a function of a file that Node runs as it is. */
export interface Task {
  /** The file, see {@link threadFile}. */
  readonly file: URL;
  /** The name of the function that the file exports. */
  readonly name: string;
  /** What the function receives; it is copied. */
  readonly input: unknown;
}

/** A turn in the pool. */
export interface Slot {
  /** Aborted at the deadline and when the pool closes. */
  readonly signal: AbortSignal;
  /** Runs a task; null when it took too much memory. Refuses with `overloaded` at the deadline, which ends the thread. */
  run<Result>(task: Task): Promise<Result | null>;
}

/** All threads of a gateway that read files of users. Files can be made so that reading them takes for ever or fills the memory. */
export interface WorkPool {
  /**
   * Waits for a turn and does `work` in it. Work that uses a thread of a library instead of `run` counts the same.
   * Refuses as {@link createTurns} does.
   * @param sender the account that the work is for; one may not take all threads.
   * @param deadlineMs milliseconds from the start of the work.
   */
  hold<Result>(
    sender: string,
    deadlineMs: number,
    work: (slot: Slot) => Promise<Result>,
  ): Promise<Result>;
  /** {@link WorkPool.hold} for one task. */
  run<Result>(sender: string, deadlineMs: number, task: Task): Promise<Result | null>;
  /** How many run and wait; the threads that are there, idle ones as well. */
  readonly load: {
    readonly running: number;
    readonly waiting: number;
    readonly threads: number;
  };
  /** Ends all threads. */
  close(): Promise<void>;
}

/** Bounds of a pool; all have a default. */
export interface WorkPoolOptions extends Partial<TurnBounds> {
  /** Bytes that one thread may take, with its buffers. */
  readonly memoryBytes?: number;
  /** Called with what ends an idle thread. */
  readonly onFault?: (error: unknown) => void;
}

const megabyte = 1024 * 1024;

/**
 * Threads at a time. sharp occupies one thread of libuv for each picture; libuv has four, of which one stays free for
 * files and addresses.
 */
const mostThreads = Math.min(3, Math.max(2, availableParallelism()));

const defaults = {
  running: mostThreads,
  waiting: 32,
  runningPerSender: mostThreads - 1,
  // A form sends up to nine pictures at once.
  perSender: 9,
  waitMs: 20_000,
  memoryBytes: 512 * megabyte,
} as const;

/** An idle thread ends after so long. */
const idleMs = 30_000;
const retryAfterSeconds = 5;

/** The file of a thread: beside the source as it is, and in the build under the name of its entry. */
export const threadFile = (caller: string, name: string): URL =>
  new URL(caller.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, caller);

/** The pool of a gateway. */
export const workPool: Port<WorkPool, Services> = {
  name: 'threads',
  make: ({ logger }) =>
    createWorkPool({ onFault: () => logger.error('an idle thread of the pool ended by a fault') }),
  close: (pool) => pool.close(),
};

/** Opens a pool. Its threads start with the first tasks. */
export function createWorkPool({
  memoryBytes = defaults.memoryBytes,
  onFault = () => undefined,
  ...given
}: WorkPoolOptions = {}): WorkPool {
  const bounds = { ...defaults, ...given };
  const turns = createTurns(bounds);
  const closing = new AbortController();
  let threads: Piscina | null = null;

  function open(): Piscina {
    if (threads !== null) return threads;
    threads = new Piscina({
      minThreads: 0,
      maxThreads: bounds.running,
      idleTimeout: idleMs,
      // Blocking between tasks would stop what a library does asynchronously.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryBytes / megabyte },
      // Nothing of the gateway's settings is for code that reads files of users.
      env: {},
    });
    threads.on('error', onFault);
    return threads;
  }

  async function runTask<Result>({ file, name, input }: Task, signal: AbortSignal) {
    if (signal.aborted) refuse('overloaded', { retryAfterSeconds });
    const pool = open();
    const stopWatching = endGreedyThreads(pool, memoryBytes);
    try {
      // The file's function says what it returns.
      return (await pool.run(input, { filename: file.href, name, signal })) as Result;
    } catch (error) {
      if (signal.aborted) return refuse('overloaded', { retryAfterSeconds });
      if (isOutOfMemory(error)) return null;
      throw error;
    } finally {
      stopWatching();
    }
  }

  async function hold<Result>(
    sender: string,
    deadlineMs: number,
    work: (slot: Slot) => Promise<Result>,
  ): Promise<Result> {
    const end = await turns.take(sender);
    const late = new AbortController();
    if (deadlineMs <= 0) late.abort();
    const deadline = setTimeout(() => late.abort(), deadlineMs);
    const signal = AbortSignal.any([late.signal, closing.signal]);
    try {
      return await work({ signal, run: (task) => runTask(task, signal) });
    } finally {
      clearTimeout(deadline);
      end();
    }
  }

  return {
    hold,
    run: (sender, deadlineMs, task) => hold(sender, deadlineMs, (slot) => slot.run(task)),
    get load() {
      const { running, waiting } = turns;
      return { running, waiting, threads: threads?.threads.length ?? 0 };
    },
    async close() {
      turns.close();
      closing.abort();
      await threads?.destroy();
    },
  };
}

/** Whether a thread ended because of its memory: V8 ended it, or {@link endGreedyThreads}. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || error.message.startsWith('worker exited with code');
}
