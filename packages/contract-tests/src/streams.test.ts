import { streamAnswer, type CallRow } from '@xinglin/gateway-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { clearFaults, failNext, failureOf, gatewayBase } from './gateway-under-test';

afterEach(clearFaults);

interface Echo {
  readonly pieces: readonly string[];
  readonly pauseMs?: number;
  readonly ending?: 'end' | 'refuse' | 'fail' | 'wait';
}

/** The sandbox's stream; no page has one yet. */
const row: CallRow<Echo, { readonly text: string }> = {
  path: '/sandbox/stream',
  kind: 'query',
  timeoutMs: 0,
  open: true,
  streams: true,
};
const ask = (input: Echo, signal?: AbortSignal) =>
  streamAnswer({ baseUrl: gatewayBase, headers: () => ({ lang: 'en' }) }, row, input, signal);

describe('an answer in pieces', () => {
  it('comes piece by piece', async () => {
    const texts: string[] = [];
    for await (const { text } of ask({ pieces: ['望', '闻', '问切'], pauseMs: 20 }))
      texts.push(text);
    expect(texts).toEqual(['望', '闻', '问切']);
  });

  it('gives each piece as soon as it is there', async () => {
    const stream = ask({ pieces: ['now'], ending: 'wait' });
    // The gateway says nothing more, so a line that collects would never give it.
    expect((await stream.next()).value).toEqual({ text: 'now' });
    await stream.return();
  });

  it('is cancelled by its signal', async () => {
    const cancel = new AbortController();
    const stream = ask({ pieces: ['now'], ending: 'wait' }, cancel.signal);
    await stream.next();
    const next = failureOf(stream.next());
    cancel.abort();
    expect((await next).kind).toBe('cancelled');
  });

  it.each([
    ['refuse', { kind: 'rateLimited', code: 42900, retryAfter: 7 }],
    ['fail', { kind: 'http', status: 500 }],
  ] as const)('tells a failure midway: %s', async (ending, expected) => {
    const stream = ask({ pieces: ['a'], ending });
    await stream.next();
    expect(await failureOf(stream.next())).toMatchObject(expected);
  });

  it('that is cut off is not taken for its end', async () => {
    await failNext(row.path, { fault: 'truncate' });
    const read = async () => {
      for await (const _ of ask({ pieces: ['a', 'b', 'c'] })) continue;
    };
    expect((await failureOf(read())).kind).toMatch(/^(?:network|http)$/);
  });
});
