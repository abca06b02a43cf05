import type { ExpiringStorage } from '@xinglin/platform';

/** A message that its author has written and the gateway has not accepted. */
export interface Outgoing {
  readonly clientId: string;
  readonly type: 'text' | 'picture' | 'voice';
  /** The words of a text, and of a voice where they were written down. */
  readonly text: string;
  readonly fileIds: readonly string[];
  /** Why the gateway refused it, in its own words; null while it waits to be sent. */
  readonly problem: string | null;
}

/** What became of a try: accepted, refused for good with words for it, or to be tried again. */
export type Sent = 'accepted' | 'unreachable' | { readonly refused: string };

interface OutboxOptions {
  /** Names the conversation and whose it is. */
  readonly key: string;
  readonly storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  readonly send: (message: Outgoing) => Promise<Sent>;
}

/** Milliseconds before the next try, and at most. */
const firstPauseMs = 2000;
const longestPauseMs = 30_000;

/**
 * What waits to be sent, on the device until it is accepted: one after another in the order in which it was written, so
 * that an answer never overtakes its question. A message keeps its client id over all tries, reloads and tabs.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly Outgoing[];
  #pauseMs = firstPauseMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isOpen = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#waiting = restore(options.storage.get(options.key));
  }

  /** The same list as long as nothing changes. */
  readonly list = (): readonly Outgoing[] => this.#waiting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to send what waits, until the returned function is called. */
  open(): () => void {
    this.#isOpen = true;
    const retry = (): void => this.#sendSoon(0);
    window.addEventListener('online', retry);
    retry();
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      window.removeEventListener('online', retry);
    };
  }

  add(message: Pick<Outgoing, 'type' | 'text' | 'fileIds'>): void {
    const clientId = crypto.randomUUID();
    this.#change([...this.#waiting, { ...message, clientId, problem: null }]);
    this.#sendSoon(0);
  }

  /** Takes a message out, and answers it. */
  remove(clientId: string): Outgoing | undefined {
    const found = this.#waiting.find((one) => one.clientId === clientId);
    this.#change(this.#waiting.filter((one) => one !== found));
    return found;
  }

  /** Tries again now what waits, and a message that was refused. */
  retry(clientId: string): void {
    this.#change(
      this.#waiting.map((one) => (one.clientId === clientId ? { ...one, problem: null } : one)),
    );
    this.#sendSoon(0);
  }

  #change(waiting: readonly Outgoing[]): void {
    const { key, storage } = this.#options;
    this.#waiting = waiting;
    if (waiting.length === 0) storage.remove(key);
    else storage.set(key, waiting);
    for (const tell of this.#listeners) tell();
  }

  #sendSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendAll(), ms);
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending || !this.#isOpen) return;
    this.#isSending = true;
    for (;;) {
      const next = this.#waiting.find(({ problem }) => problem === null);
      if (next === undefined || !this.#isOpen) break;
      const sent = await this.#options.send(next);
      if (sent === 'unreachable') {
        if (this.#isOpen) this.#sendSoon(this.#pauseMs);
        this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
        break;
      }
      this.#pauseMs = firstPauseMs;
      if (sent === 'accepted') this.remove(next.clientId);
      else
        this.#change(
          this.#waiting.map((one) =>
            one.clientId === next.clientId ? { ...one, problem: sent.refused } : one,
          ),
        );
    }
    this.#isSending = false;
  }
}

/** What storage held; anything that does not fit is left out. */
function restore(kept: unknown): readonly Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { clientId, type, text, fileIds, problem } = one as Partial<Outgoing>;
    return typeof clientId === 'string' &&
      (type === 'text' || type === 'picture' || type === 'voice') &&
      typeof text === 'string' &&
      Array.isArray(fileIds)
      ? [{ clientId, type, text, fileIds, problem: problem ?? null }]
      : [];
  });
}
