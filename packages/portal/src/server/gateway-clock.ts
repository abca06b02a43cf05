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

  /** An answer told the gateway's time. */
  learn(now: string): void {
    const offset = Date.parse(now) - Date.now();
    if (Number.isNaN(offset)) return;
    this.#offsetMs = offset;
    this.#learnedAt = performance.now();
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
