/**
 * Idempotency keys of mutations (operating contract, `requestid`). While the outcome of a mutation
 * is unknown, because it still runs or no word of it came back, an identical one goes out under the
 * same key, so that neither a second tap nor trying again can do the thing twice.
 */
export class RequestIds {
  readonly #unsettled = new Map<string, string>();

  /** The key for this mutation; the same again while the outcome of an identical one is unknown. */
  take(path: string, body: string): string {
    const requestId = this.#unsettled.get(keyOf(path, body)) ?? crypto.randomUUID();
    this.keep(path, body, requestId);
    return requestId;
  }

  /** The outcome is unknown: remember the key for the next identical call, also when a twin of this one was answered. */
  keep(path: string, body: string, requestId: string): void {
    // An endless stream of failures must not grow the page's memory.
    if (this.#unsettled.size >= 50) this.#unsettled.clear();
    this.#unsettled.set(keyOf(path, body), requestId);
  }

  /** The gateway answered: the next identical call is a new one. */
  settle(path: string, body: string): void {
    this.#unsettled.delete(keyOf(path, body));
  }
}

function keyOf(path: string, body: string): string {
  return `${path}\n${body}`;
}
