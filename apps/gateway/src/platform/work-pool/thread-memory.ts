import type { Worker } from 'node:worker_threads';

/** How often the memory of threads is looked at. A thread fills some ten megabytes in this time. */
const everyMs = 100;

interface Watched {
  tasks: number;
  timer: NodeJS.Timeout;
}

const watched = new WeakMap<object, Watched>();

/**
 * Ends threads that take more than so many bytes until the result is called. V8's own limits count no buffers, and
 * buffers are what a packed stream fills.
 */
export function endGreedyThreads(
  pool: { readonly threads: readonly Worker[] },
  mostBytes: number,
): () => void {
  const former = watched.get(pool);
  const watch = former ?? {
    tasks: 0,
    timer: setInterval(() => {
      for (const thread of pool.threads) void endIfGreedy(thread, mostBytes);
    }, everyMs),
  };
  watched.set(pool, watch);
  watch.tasks += 1;
  return () => {
    watch.tasks -= 1;
    if (watch.tasks > 0) return;
    clearInterval(watch.timer);
    watched.delete(pool);
  };
}

async function endIfGreedy(thread: Worker, mostBytes: number): Promise<void> {
  try {
    const { used_heap_size: heap, external_memory: buffers } = await thread.getHeapStatistics();
    if (heap + buffers > mostBytes) await thread.terminate();
  } catch {
    // It has ended meanwhile.
  }
}
