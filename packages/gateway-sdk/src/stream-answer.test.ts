import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRow } from './call-row';
import { streamAnswer } from './stream-answer';

const row: CallRow<{ q: string }> = { path: '/chat', kind: 'mutation' };

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

describe('a streaming answer', () => {
  it('comes piece by piece, and a letter cut in two comes whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 1, max: 5 }),
        async (text, size) => {
          const all = bytes(text);
          const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
            all.slice(index * size, (index + 1) * size),
          );
          let received = '';
          for await (const piece of streamAnswer(streamOf(pieces).options, row, { q: '' }))
            received += piece;
          expect(received).toBe(text.replace(/^\ufeff/, ''));
        },
      ),
    );
  });

  it('ends its request when the reader leaves', async () => {
    const { options, state } = streamOf([bytes('a'), bytes('b')], 'hang');
    for await (const piece of streamAnswer(options, row, { q: '' })) {
      expect(piece).toBe('a');
      break;
    }
    expect(state.signal?.aborted).toBe(true);
  });

  it('is cancelled by its signal', async () => {
    const cancel = new AbortController();
    const { options } = streamOf([bytes('a')], 'hang');
    const stream = streamAnswer(options, row, { q: '' }, cancel.signal);
    expect((await stream.next()).value).toBe('a');
    const next = stream.next();
    cancel.abort();
    await expect(next).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('says when the line breaks midway', async () => {
    const stream = streamAnswer(streamOf([bytes('a')], 'break').options, row, { q: '' });
    await stream.next();
    await expect(stream.next()).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('tells a refusal like any other call', async () => {
    const fetch = async () =>
      new Response('{"code":-6}', { status: 401, headers: { 'content-type': 'application/json' } });
    const stream = streamAnswer({ baseUrl: '', fetch }, row, { q: '' });
    await expect(stream.next()).rejects.toMatchObject({ failure: { kind: 'sessionEnded' } });
  });
});
