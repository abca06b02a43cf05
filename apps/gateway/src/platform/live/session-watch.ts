/** Milliseconds between two looks: a stream ends within five seconds of its session, the look itself included. */
const lookEveryMs = 2000;

/** Notices when sessions end, however and through whichever gateway they do. */
export interface SessionWatch {
  /**
   * Watches a session until it ends.
   * @param ended called once, within five seconds of its end.
   * @returns stops watching.
   */
  watch(tokenId: string, ended: () => void): () => void;
  /** How many are watched at the moment. */
  readonly count: number;
}

/**
 * Watches sessions by one query of the process for all of them: most ways in which a session ends are a deleted row,
 * and some, such as its time running out, write nothing at all.
 * @param living those of the sessions that have not ended.
 */
export function openSessionWatch(
  living: (tokenIds: readonly string[]) => Promise<ReadonlySet<string>>,
): SessionWatch {
  const watched = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const tokenIds = [...watched.keys()];
    try {
      const alive = await living(tokenIds);
      for (const tokenId of tokenIds)
        if (!alive.has(tokenId)) for (const ended of watched.get(tokenId) ?? []) ended();
    } catch {
      // The database is away, which is logged where it is noticed. A stream has nothing to send without it.
    }
    timer = undefined;
    schedule();
  }

  function schedule(): void {
    if (watched.size > 0) timer ??= setTimeout(() => void look(), lookEveryMs).unref();
  }

  return {
    watch(tokenId, ended) {
      const listeners = watched.get(tokenId) ?? new Set();
      // An object of its own: one function may watch a session twice.
      const listener = (): void => {
        stop();
        ended();
      };
      const stop = (): void => {
        listeners.delete(listener);
        if (listeners.size === 0 && watched.get(tokenId) === listeners) watched.delete(tokenId);
      };
      watched.set(tokenId, listeners.add(listener));
      schedule();
      return stop;
    },
    get count() {
      return [...watched.values()].reduce((sum, { size }) => sum + size, 0);
    },
  };
}
