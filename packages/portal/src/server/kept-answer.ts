/** How long an answer is good, and after a failure how soon it is asked for again. */
const freshMs = 45_000;
const failedMs = 10_000;

/** What is asked for, and what stands in for it. */
export interface KeptAnswerOptions<Value> {
  readonly ask: () => Promise<Value>;
  /** Until the first answer. */
  readonly fallback: Value;
  /** Told of each failure; the last good answer stays. */
  readonly failed: (error: unknown) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/**
 * A shared answer that pages need and must not wait for: only the first one waits, later ones take the last
 * good answer while a new one is asked for beside them.
 */
export class KeptAnswer<Value> {
  #value: Value;
  #staleAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  constructor(private readonly options: KeptAnswerOptions<Value>) {
    this.#value = options.fallback;
  }

  /** The same object as long as the same is answered, so that what was made of it can be kept. */
  async get(): Promise<Value> {
    if (this.#now() >= this.#staleAt) {
      this.#asking ??= this.#ask().finally(() => (this.#asking = null));
      if (this.#staleAt === Number.NEGATIVE_INFINITY) await this.#asking;
    }
    return this.#value;
  }

  async #ask(): Promise<void> {
    try {
      const value = await this.options.ask();
      if (JSON.stringify(value) !== JSON.stringify(this.#value)) this.#value = value;
      this.#staleAt = this.#now() + freshMs;
    } catch (error) {
      this.options.failed(error);
      this.#staleAt = this.#now() + failedMs;
    }
  }

  #now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }
}
