/** Everything in this process that waits for news of a topic. */
export class Followers {
  readonly #byTopic = new Map<string, Set<() => void>>();
  readonly #hearers = new Set<(topic: string | null) => void>();
  readonly #closing: AbortSignal;
  readonly #sweepMs: number;

  /**
   * @param closing ends all of them.
   * @param sweepMs milliseconds after which a follower reads again although it heard nothing.
   */
  constructor(closing: AbortSignal, sweepMs: number) {
    this.#closing = closing;
    this.#sweepMs = sweepMs;
    closing.addEventListener('abort', () => this.tellAll(), { once: true });
  }

  get count(): number {
    const following = [...this.#byTopic.values()].reduce((sum, { size }) => sum + size, 0);
    return following + this.#hearers.size;
  }

  tell(topic: string): void {
    for (const tell of this.#byTopic.get(topic) ?? []) tell();
    for (const hear of this.#hearers) hear(topic);
  }

  tellAll(): void {
    for (const followers of this.#byTopic.values()) for (const tell of followers) tell();
    for (const hear of this.#hearers) hear(null);
  }

  /**
   * Yields the topics that `wants` accepts as they are announced, those that come while the reader is busy together and
   * each once; null where some may have been missed.
   */
  async *hear(
    wants: (topic: string) => boolean,
    signal: AbortSignal,
  ): AsyncGenerator<readonly string[] | null, void, undefined> {
    const heard = new Set<string>();
    let hasMissed = false;
    let wake = (): void => undefined;
    const hear = (topic: string | null): void => {
      if (topic === null) hasMissed = true;
      else if (wants(topic)) heard.add(topic);
      else return;
      wake();
    };
    const end = (): void => wake();
    this.#hearers.add(hear);
    signal.addEventListener('abort', end);
    try {
      while (!signal.aborted && !this.#closing.aborted) {
        if (hasMissed || heard.size > 0) {
          const topics = hasMissed ? null : [...heard];
          hasMissed = false;
          heard.clear();
          yield topics;
        } else await new Promise<void>((done) => (wake = done));
      }
    } finally {
      signal.removeEventListener('abort', end);
      this.#hearers.delete(hear);
    }
  }

  /** Yields at once, and then after news; what comes while the reader reads counts once. */
  async *follow(topic: string, signal: AbortSignal): AsyncGenerator<void, void, undefined> {
    let isNews = true;
    let wake = (): void => undefined;
    const tell = (): void => {
      isNews = true;
      wake();
    };
    const followers = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, followers.add(tell));
    signal.addEventListener('abort', tell);
    try {
      while (!signal.aborted && !this.#closing.aborted) {
        if (isNews) {
          isNews = false;
          yield;
        } else {
          await new Promise<void>((done) => {
            // Not all of them in one moment.
            const timer = setTimeout(tell, this.#sweepMs * (0.8 + Math.random() / 5)).unref();
            wake = () => {
              clearTimeout(timer);
              done();
            };
          });
        }
      }
    } finally {
      signal.removeEventListener('abort', tell);
      followers.delete(tell);
      if (followers.size === 0) this.#byTopic.delete(topic);
    }
  }
}
