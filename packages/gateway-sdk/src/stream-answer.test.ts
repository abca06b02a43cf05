import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRow, PiecesRow } from './call-row';
import { createGateway } from './gateway';
import { streamAnswer } from './stream-answer';

const row: CallRow<{ q: string }, string> = { path: '/chat', kind: 'query', streams: true };

function streamOf(pieces: readonly Uint8Array[], ending: 'end' | 'break' | 'hang' = 'end') {
  const state: { signal: AbortSignal | null } = { signal: null };
  const fetch = async (_url: unknown, init?: RequestInit) => {
    state.signal = init?.signal ?? null;
    let index = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces[index];
        index += 1;
        if (piece) controller.enqueue(piece);
        else if (ending === 'end') controller.close();
        else if (ending === 'break') controller.error(new TypeError('reset'));
        else
          init?.signal?.addEventListener('abort', () =>
            controller.error(new DOMException('', 'AbortError')),
          );
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { state, options: { baseUrl: '', fetch } };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const piece = (data: string) => bytes(`data: ${JSON.stringify({ code: 0, data })}\n\n`);
const end = bytes('event: end\ndata: {}\n\n');
const failure = (data: object) => bytes(`event: failure\ndata: ${JSON.stringify(data)}\n\n`);

/** The same bytes in parts of so many. */
const cut = (all: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

async function read(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const one of stream) pieces.push(one);
  return pieces;
}

describe('a streaming answer', () => {
  it('comes piece by piece, however the line cuts and ends it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (texts, size, ending) => {
          const events = [bytes(': open\n\n'), ...texts.map(piece), bytes(': alive\n\n'), end];
          const all = events.map((event) => new TextDecoder().decode(event)).join('');
          // A lone return at the very end might be half of an ending; a comment follows it here.
          const whole = bytes(`${all.replaceAll('\n', ending)}:${ending}`);
          const stream = streamAnswer(streamOf(cut(whole, size)).options, row, { q: '' });
          expect(await read(stream)).toEqual(texts);
        },
      ),
    );
  });

  it('is read by the client, and cancelled by its signal', async () => {
    const pieces: PiecesRow<{ q: string }, string> = { ...row, streams: true };
    const whole = streamOf([piece('a'), piece('b'), end]);
    expect(await read(createGateway(whole.options).pieces(pieces, { q: '' }))).toEqual(['a', 'b']);
    const cancel = new AbortController();
    const hanging = streamOf([piece('a')], 'hang');
    const { signal } = cancel;
    const stream = createGateway(hanging.options).pieces(pieces, { q: '' }, { signal });
    expect((await stream.next()).value).toBe('a');
    cancel.abort();
    await expect(stream.next()).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('ends its request when the reader leaves', async () => {
    const { options, state } = streamOf([piece('a'), piece('b')], 'hang');
    for await (const one of streamAnswer(options, row, { q: '' })) {
      expect(one).toBe('a');
      break;
    }
    expect(state.signal?.aborted).toBe(true);
  });

  it('is cancelled by its signal', async () => {
    const cancel = new AbortController();
    const { options } = streamOf([piece('a')], 'hang');
    const stream = streamAnswer(options, row, { q: '' }, cancel.signal);
    expect((await stream.next()).value).toBe('a');
    const next = stream.next();
    cancel.abort();
    await expect(next).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it.each(['break', 'end'] as const)('says when the line ends before it does: %s', async (how) => {
    const stream = streamAnswer(streamOf([piece('a')], how).options, row, { q: '' });
    await stream.next();
    await expect(stream.next()).rejects.toMatchObject({
      failure: { kind: 'network', message: expect.stringMatching(/^could not reach \/chat: .+/) },
    });
  });

  it.each([
    [{ status: 401, code: -6 }, { kind: 'sessionEnded' }],
    [
      { status: 429, code: 42900, retryAfter: 7 },
      { kind: 'rateLimited', retryAfter: 7 },
    ],
    [
      { status: 503, code: 50300, retryAfter: 1 },
      { kind: 'busy', retryAfter: 1 },
    ],
    [
      { status: 200, code: 41001, message: '不行' },
      { kind: 'business', message: '不行' },
    ],
    [
      { status: 200, code: 5 },
      { kind: 'business', message: 'That did not work' },
    ],
    [
      { status: 500, code: 50000 },
      { kind: 'http', status: 500 },
    ],
  ])('tells the failure %j midway like any other', async (data, expected) => {
    const { options } = streamOf([piece('a'), failure(data)]);
    const stream = streamAnswer({ ...options, defaultMessage: () => 'That did not work' }, row, {
      q: '',
    });
    expect((await stream.next()).value).toBe('a');
    await expect(stream.next()).rejects.toMatchObject({ failure: expected });
  });

  it('that makes no sense is no answer', async () => {
    const { options } = streamOf([bytes('data: <html>\n\n')]);
    const stream = streamAnswer(options, row, { q: '' });
    await expect(stream.next()).rejects.toMatchObject({ failure: { kind: 'http', status: 200 } });
  });

  it('tells a refusal at once like any other call', async () => {
    const fetch = async () =>
      new Response('{"code":-6}', { status: 401, headers: { 'content-type': 'application/json' } });
    const stream = streamAnswer({ baseUrl: '', fetch }, row, { q: '' });
    await expect(stream.next()).rejects.toMatchObject({ failure: { kind: 'sessionEnded' } });
  });
});
