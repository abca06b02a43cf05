import { refuse } from '../refusal';

/** How many tasks may run and wait. */
export interface TurnBounds {
  /** Tasks that run at a time, of all senders. */
  readonly running: number;
  /** Tasks that wait at a time, of all senders. */
  readonly waiting: number;
  /** Tasks of one sender that run at a time: fewer than all, so that one is always free for another sender. */
  readonly runningPerSender: number;
  /** Tasks of one sender that run and wait at a time. */
  readonly perSender: number;
  /** Milliseconds that a task may wait. */
  readonly waitMs: number;
}

/** Decides which task may run next. */
export interface Turns {
  /**
   * Waits for a turn; the result ends it. Refuses with `rateLimited` when the sender has too many tasks, and with
   * `overloaded` when too many wait, when the wait is too long, and when the turns are closed.
   */
  take(sender: string): Promise<() => void>;
  /** Refuses all tasks that wait and all later ones. */
  close(): void;
  readonly running: number;
  readonly waiting: number;
}

interface Waiting {
  readonly sender: string;
  readonly start: () => void;
  readonly reject: () => void;
}

const retryAfterSeconds = 5;

/** Opens turns: the sender with the fewest running tasks is next, then the one that has waited longest. */
export function createTurns(bounds: TurnBounds): Turns {
  const queue: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;
  let isClosed = false;

  const runningOf = (sender: string) => running.get(sender) ?? 0;
  const waitingOf = (sender: string) => queue.filter((one) => one.sender === sender).length;

  function start(sender: string): () => void {
    total += 1;
    running.set(sender, runningOf(sender) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      total -= 1;
      const left = runningOf(sender) - 1;
      if (left > 0) running.set(sender, left);
      else running.delete(sender);
      startNext();
    };
  }

  function next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const one of queue) {
      if (runningOf(one.sender) >= bounds.runningPerSender) continue;
      if (best === undefined || runningOf(one.sender) < runningOf(best.sender)) best = one;
    }
    return best;
  }

  function startNext(): void {
    while (total < bounds.running) {
      const one = next();
      if (one === undefined) return;
      queue.splice(queue.indexOf(one), 1);
      one.start();
    }
  }

  const overloaded = (): never => refuse('overloaded', { retryAfterSeconds });

  return {
    get running() {
      return total;
    },
    get waiting() {
      return queue.length;
    },
    async take(sender) {
      if (isClosed) overloaded();
      if (runningOf(sender) + waitingOf(sender) >= bounds.perSender)
        refuse('rateLimited', { retryAfterSeconds });
      if (total < bounds.running && runningOf(sender) < bounds.runningPerSender)
        return start(sender);
      if (queue.length >= bounds.waiting) overloaded();
      let patience: NodeJS.Timeout | undefined;
      try {
        return await new Promise<() => void>((resolve, reject) => {
          const one: Waiting = {
            sender,
            start: () => resolve(start(sender)),
            reject: () => reject(new Error('no turn')),
          };
          queue.push(one);
          patience = setTimeout(() => {
            queue.splice(queue.indexOf(one), 1);
            one.reject();
          }, bounds.waitMs);
        });
      } catch {
        return overloaded();
      } finally {
        clearTimeout(patience);
      }
    },
    close() {
      isClosed = true;
      for (const one of queue.splice(0)) one.reject();
    },
  };
}
