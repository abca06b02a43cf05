// Owns: whether a server that ended is started again, and after which pause.
// Must not know: servers.
// Used by: start, for the supervisor. Plain Node 20, nothing installed.

const defaults = {
  /** Ends within the window after which a server is started again; one more is the last. */
  limit: 5,
  windowMs: 600_000,
  /** Milliseconds before the first start; each further one within the window waits twice as long. */
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
};

/** One server's policy: a server that ends again and again is broken, and must not be started for ever. */
export class RestartPolicy {
  #settings;
  #now;
  #ends = [];

  /** @param {() => number} now milliseconds of a clock that only goes forward. */
  constructor(changed = {}, now = () => performance.now()) {
    this.#settings = { ...defaults, ...changed };
    this.#now = now;
  }

  /**
   * Notes that the server ended.
   * @returns {number | null} milliseconds until it is started again; null where it has ended too often.
   */
  ended() {
    const { limit, windowMs, firstPauseMs, longestPauseMs } = this.#settings;
    const now = this.#now();
    this.#ends = [...this.#ends.filter((moment) => now - moment < windowMs), now];
    if (this.#ends.length > limit) return null;
    return Math.min(firstPauseMs * 2 ** (this.#ends.length - 1), longestPauseMs);
  }

  /** How often it ended within which time, in words. */
  get summary() {
    return `${this.#ends.length} times within ${this.#settings.windowMs / 60_000} minutes`;
  }
}
