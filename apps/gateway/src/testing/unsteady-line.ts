import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyJson } from './test-gateway';

/** An event of a stream, and when it was read, in milliseconds of `performance.now`. */
export interface HeardEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: AnyJson;
  readonly at: number;
}

export interface LineOptions {
  /** Where gateways answer at the moment. */
  readonly origins: () => readonly string[];
  /** Milliseconds between two cuts of everything that is under way. */
  readonly cutEveryMs: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Codes of answers that a client asks again for: the gateway had too much to do, or is about to stop. */
const isPassing = (status: number): boolean => status === 503 || status === 429;

/** The network of one person: cut again and again, each time perhaps to another gateway. */
export class UnsteadyLine {
  readonly #options: LineOptions;
  #line = new AbortController();
  readonly #cutting: NodeJS.Timeout;
  /** How often it was cut, and how often a request was sent again. */
  cuts = 0;
  retries = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    const cut = () => {
      this.cuts += 1;
      this.#line.abort();
      this.#line = new AbortController();
      this.#cutting.refresh();
    };
    // Not all at once: people stand in many tunnels.
    this.#cutting = setTimeout(cut, options.cutEveryMs * (0.5 + Math.random()));
  }

  close(): void {
    clearTimeout(this.#cutting);
    this.#line.abort();
  }

  /** Sends until there is a whole answer that counts; answers it with the number of tries. */
  async send(path: string, body: object): Promise<{ readonly answer: AnyJson; tries: number }> {
    // The same for each try, as a client that repeats does.
    const requestid = randomUUID();
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await this.#fetch(path, JSON.stringify(body), {
          'content-type': 'application/json',
          requestid,
        });
        const answer = (await response.json()) as AnyJson;
        if (!isPassing(response.status)) return { answer, tries };
      } catch {
        // Cut, or the gateway was killed: what became of it is not known.
      }
      this.retries += 1;
      await pause(100 + Math.random() * 300);
    }
  }

  /** The data of a call that has to be granted. */
  async call(path: string, body: object): Promise<AnyJson> {
    const { answer } = await this.send(path, body);
    if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  }

  /** Sends a form until it arrives. */
  async form(path: string, fields: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(fields).toString();
    for (;;) {
      try {
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const response = await this.#fetch(path, body, type);
        await response.text();
        if (!isPassing(response.status)) return;
      } catch {
        // As above.
      }
      this.retries += 1;
      await pause(100 + Math.random() * 300);
    }
  }

  /** Follows a stream over all cuts until `done`; `body` is asked anew for each connection. */
  async follow(
    path: string,
    body: () => object,
    heard: (event: HeardEvent) => void,
    done: () => boolean,
  ): Promise<void> {
    while (!done()) {
      try {
        const response = await this.#fetch(path, JSON.stringify(body()), {
          'content-type': 'application/json',
        });
        for await (const event of eventsOf(response)) {
          heard(event);
          if (done()) return;
        }
      } catch {
        // As above.
      }
      await pause(50 + Math.random() * 200);
    }
  }

  #fetch(path: string, body: string, headers: Record<string, string>): Promise<Response> {
    const origins = this.#options.origins();
    const origin = origins[Math.floor(Math.random() * origins.length)] ?? 'http://127.0.0.1:1';
    return fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...this.#options.headers, ...headers },
      body,
      signal: this.#line.signal,
    });
  }
}

async function* eventsOf(response: Response): AsyncGenerator<HeardEvent> {
  if (response.body === null) return;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(block)?.[1];
      const event = field('event');
      if (event === undefined) continue;
      const data: AnyJson = JSON.parse(field('data') ?? 'null');
      yield { event, id: field('id'), data, at: performance.now() };
    }
  }
}
