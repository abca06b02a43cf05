import { accountCalls, createGateway } from '@xinglin/gateway-sdk';

const freshMs = 30_000;
const firstWaitMs = 1000;

/**
 * The gateway's time. Pages compute "today" by it, and a visitor's page must not wait for a call, so the
 * difference to this machine's clock is learned beside the requests and kept for half a minute.
 */
export class GatewayClock {
  #offsetMs = 0;
  #learnedAt = Number.NEGATIVE_INFINITY;
  #learning: Promise<void> | null = null;

  constructor(private readonly gatewayUrl: string) {}

  /** Milliseconds the gateway's clock is ahead. Waits only the first time, a second at most. */
  async offset(): Promise<number> {
    if (performance.now() - this.#learnedAt > freshMs) {
      this.#learning ??= this.#learn().finally(() => (this.#learning = null));
      if (this.#learnedAt === Number.NEGATIVE_INFINITY) await this.#learning;
    }
    return this.#offsetMs;
  }

  /** An answer came, with the gateway's time where it tells it. */
  learn(now: string | null): void {
    this.#learnedAt = performance.now();
    const offset = Date.parse(now ?? '') - Date.now();
    // A gateway that does not say leaves what is known, at first this machine's own clock.
    if (!Number.isNaN(offset)) this.#offsetMs = offset;
  }

  async #learn(): Promise<void> {
    try {
      const gateway = createGateway({ baseUrl: this.gatewayUrl });
      this.learn(
        (await gateway.call(accountCalls.getBaseInfo, undefined, { timeoutMs: firstWaitMs })).now,
      );
    } catch {
      // Without the gateway there is nothing to date either; the next request asks again after a while.
      this.#learnedAt = performance.now();
    }
  }
}
