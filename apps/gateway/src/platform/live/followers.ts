/** Everything in this process that waits for news of a topic. */
export class Followers {
  readonly #byTopic = new Map<string, Set<() => void>>();
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
    return [...this.#byTopic.values()].reduce((sum, { size }) => sum + size, 0);
  }

  tell(topic: string): void {
    for (const tell of this.#byTopic.get(topic) ?? []) tell();
  }

  tellAll(): void {
    for (const topic of this.#byTopic.keys()) this.tell(topic);
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
