/** Milliseconds between two notifications of one process: sending one waits for all others on the server. */
const pauseMs = 20;

/** PostgreSQL takes no payload of 8,000 bytes or more. */
const largestPayload = 7999;

/** Between the topics of a payload; no topic holds it. */
const separator = '\n';

/** Collects topics and sends them together, each once. */
export class Announcer {
  readonly #send: (payloads: readonly string[]) => Promise<void>;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | null = null;

  /** @param send rejects where nothing could be sent; the topics then wait for the next time. */
  constructor(send: (payloads: readonly string[]) => Promise<void>) {
    this.#send = send;
  }

  /** @throws RangeError for a topic that fits into no notification. */
  add(topic: string): void {
    if (topic === '' || topic.includes(separator) || Buffer.byteLength(topic) > largestPayload)
      throw new RangeError('this can be no topic');
    this.#waiting.add(topic);
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref();
  }

  /** Sends what waits, now; done when that came to an end, well or not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#sending;
    if (this.#waiting.size === 0) return;
    const topics = [...this.#waiting];
    this.#waiting.clear();
    this.#sending = this.#send(payloadsOf(topics)).catch(() => {
      for (const topic of topics) this.#waiting.add(topic);
    });
    await this.#sending;
  }
}

/** The topics of one payload. */
export const topicsOf = (payload: string): readonly string[] => payload.split(separator);

/** As few payloads as hold all topics. */
export function payloadsOf(topics: readonly string[]): readonly string[] {
  const payloads: string[] = [];
  let last = '';
  for (const topic of topics) {
    const longer = last === '' ? topic : last + separator + topic;
    if (Buffer.byteLength(longer) <= largestPayload) {
      last = longer;
      continue;
    }
    payloads.push(last);
    last = topic;
  }
  return last === '' ? payloads : [...payloads, last];
}
