import { describe, expect, it } from 'vitest';
import type { StreamRow } from './call-row';
import { createGateway } from './gateway';
import { advance } from './stream-cursors';
import { streamEvents, type LineState, type StreamOptions } from './stream-events';

interface Line {
  readonly event: 'line';
  readonly id?: string;
  readonly data: { readonly seq: number };
}
const row: StreamRow<{ room: string; cursors?: Record<string, number> }, Line> = {
  path: '/lines',
  kind: 'query',
  streams: { line: { key: ['seq'] } },
};

const line = (seq: number): string => `event: line\nid: a:${seq}\ndata: {"seq":${seq}}\n\n`;
const end = 'event: end\ndata: {}\n\n';
const failure = (data: object): string => `event: failure\ndata: ${JSON.stringify(data)}\n\n`;

/** What one connection answers: its text and then its end, or silence; or no answer at all. */
type Answer = { readonly text: string; readonly hangs?: boolean } | Response | Error;

/** A gateway that answers one connection after another. */
function gatewayOf(answers: readonly Answer[], options: StreamOptions = {}) {
  const asked: unknown[] = [];
  const pauses: number[] = [];
  const states: LineState[] = [];
  const signals: AbortSignal[] = [];
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    const answer = answers[asked.length] ?? { text: end };
    // The request layer writes JSON.
    asked.push(JSON.parse(init.body as string));
    if (init.signal) signals.push(init.signal);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(answer.text));
        if (!answer.hangs) controller.close();
        init.signal?.addEventListener('abort', () => {
          if (answer.hangs) controller.error(new DOMException('', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const stream = streamEvents(
    { baseUrl: '', fetch, isOnline: () => true },
    row,
    { room: 'r' },
    {
      wait: async (milliseconds) => void pauses.push(milliseconds),
      random: () => 1,
      onLine: (state) => states.push(state),
      ...options,
    },
  );
  return { stream, asked, pauses, states, signals, fetch };
}

async function read(stream: AsyncIterable<Line>): Promise<number[]> {
  const seqs: number[] = [];
  for await (const { data } of stream) seqs.push(data.seq);
  return seqs;
}

describe('a stream of events', () => {
  it('is taken up from where the reader stands, whenever the line breaks, until its end', async () => {
    const { stream, asked, states } = gatewayOf([
      { text: line(1) + line(2) },
      new TypeError('reset'),
      { text: ': open\n\n' },
      { text: line(3) + end },
    ]);
    expect(await read(stream)).toEqual([1, 2, 3]);
    expect(asked).toEqual([
      { room: 'r', cursors: {} },
      { room: 'r', cursors: { a: 2 } },
      { room: 'r', cursors: { a: 2 } },
      { room: 'r', cursors: { a: 2 } },
    ]);
    expect(states.map(({ name }) => name).join(' ')).toBe(
      'connecting live waiting connecting waiting connecting live waiting connecting live',
    );
  });

  it('waits longer from try to try, and begins anew once something came', async () => {
    const broken = Array.from({ length: 8 }, () => new TypeError('reset'));
    const { stream, pauses } = gatewayOf([...broken, { text: line(1) }, { text: end }]);
    await read(stream);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 500]);
  });

  it('spreads its tries', async () => {
    const { stream, pauses } = gatewayOf([new TypeError('reset')], { random: () => 0 });
    await read(stream);
    expect(pauses).toEqual([250]);
  });

  it('leaves a gateway that stops alone for as long as it asks', async () => {
    const stopping = failure({ status: 503, code: 50300, retryAfter: 7 });
    const { stream, pauses, states } = gatewayOf([{ text: line(1) + stopping }]);
    expect(await read(stream)).toEqual([1]);
    expect(pauses).toEqual([7500]);
    expect(states).toContainEqual({
      name: 'waiting',
      failure: { kind: 'busy', code: 50300, message: '', retryAfter: 7 },
    });
  });

  it.each([
    [{ status: 401, code: -6 }, 'sessionEnded'],
    [{ status: 200, code: 41001 }, 'business'],
    [{ status: 422, code: 42200 }, 'validation'],
  ])('ends with a refusal, midway and at once: %j', async (refusal, kind) => {
    const midway = gatewayOf([{ text: failure(refusal) }]);
    await expect(read(midway.stream)).rejects.toMatchObject({ failure: { kind } });
    const atOnce = gatewayOf([Response.json(refusal, { status: refusal.status })]);
    await expect(read(atOnce.stream)).rejects.toMatchObject({ failure: { kind } });
    expect([midway.asked.length, atOnce.asked.length]).toEqual([1, 1]);
  });

  it.each([
    [404, 1],
    [504, 2],
  ])('an answer that is none of ours with status %i: connections %i', async (status, tries) => {
    const { stream, asked } = gatewayOf([new Response('<html>', { status })]);
    await read(stream).catch(() => undefined);
    expect(asked.length).toBe(tries);
  });

  it('gives a line up on which nothing moves', async () => {
    const { stream, states } = gatewayOf([{ text: line(1), hangs: true }], { silenceMs: 20 });
    expect(await read(stream)).toEqual([1]);
    expect(states).toContainEqual({
      name: 'waiting',
      failure: { kind: 'timeout', message: expect.stringMatching(/^no answer in time from .+/) },
    });
  });

  it('ends with its signal, while it listens and while it waits', async () => {
    const listening = new AbortController();
    const { stream, signals } = gatewayOf([{ text: line(1), hangs: true }], {
      signal: listening.signal,
    });
    await stream.next();
    const next = stream.next();
    listening.abort();
    await expect(next).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(signals[0]?.aborted).toBe(true);

    const waiting = new AbortController();
    const later = streamEvents(
      { baseUrl: '', fetch: () => Promise.reject(new TypeError('reset')), isOnline: () => true },
      row,
      { room: 'r' },
      {
        signal: waiting.signal,
        onLine: ({ name }) => void (name === 'waiting' && waiting.abort()),
      },
    );
    await expect(later.next()).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('lets go of its line when the reader leaves', async () => {
    const { stream, signals } = gatewayOf([{ text: line(1), hangs: true }]);
    for await (const _ of stream) break;
    expect(signals[0]?.aborted).toBe(true);
  });

  it('passes over events that the page does not know', async () => {
    const { stream } = gatewayOf([{ text: `event: later\ndata: {}\n\n${line(1)}${end}` }]);
    expect(await read(stream)).toEqual([1]);
  });

  it('comes from a client', async () => {
    const { fetch } = gatewayOf([{ text: line(1) + end }]);
    const gateway = createGateway({ baseUrl: '', fetch });
    expect(await read(gateway.stream(row, { room: 'r' }))).toEqual([1]);
  });
});

describe('where a reader stands', () => {
  it.each([
    [{}, 'a:1', { a: 1 }],
    [{ a: 1 }, 'a:3', { a: 3 }],
    [{ a: 3 }, 'a:2', { a: 3 }],
    [{ a: 3 }, 'b:c:4', { a: 3, 'b:c': 4 }],
    [{ a: 3 }, 'a', { a: 3 }],
    [{ a: 3 }, ':4', { a: 3 }],
    [{ a: 3 }, undefined, { a: 3 }],
  ])('%j after %s: %j', (cursors, id, after) => {
    expect(advance(cursors, { event: 'line', id, data: null })).toEqual(after);
  });
});
