import { Worker } from 'node:worker_threads';
import { refuse } from '../../platform/refusal';

/** Memory of a thread that reads a stranger's file: one made to fill it ends the thread, not the gateway. */
const mostMegabytes = 512;

/**
 * Has one piece of work done in a thread of its own. Null when it ran out of memory or broke; refuses with `overloaded`
 * when there was no time for it.
 */
export async function inThread<Result>(
  file: URL,
  workerData: unknown,
  timeoutMs: number,
): Promise<Result | null> {
  const thread = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // What a library says to the console is about a stranger's file, not about us.
    stdout: true,
    stderr: true,
  });
  let tooLong: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<Result | null | 'tooLong'>((answer) => {
      tooLong = setTimeout(() => answer('tooLong'), timeoutMs);
      thread.once('message', answer);
      thread.once('error', () => answer(null));
    });
    return result === 'tooLong' ? refuse('overloaded', { retryAfterSeconds: 5 }) : result;
  } finally {
    clearTimeout(tooLong);
    await thread.terminate();
  }
}
