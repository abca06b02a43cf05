import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CallRow, GatewayFailure } from './index';
import { createGateway, GatewayError } from './index';
import { pauseBeforeRetry, waitOrAbort } from './retry';

const query: CallRow<void, number, 'query'> = { path: '/find.json', kind: 'query' };
const mutation: CallRow<void, number, 'mutation'> = { path: '/do.json', kind: 'mutation' };
const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, data }));

function gatewayAnswering(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    const next = answers.shift();
    if (next === undefined) throw new Error('asked more often than the test expects');
    if (next instanceof Error) throw next;
    return next;
  });
  const wait = vi.fn(async (_milliseconds: number, _signal: AbortSignal) => undefined);
  const observe = vi.fn();
  const gateway = createGateway({
    baseUrl: '',
    fetch,
    observe,
    retry: { times: 2, wait, random: () => 0 },
  });
  const requestIds = () =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('requestid'));
  return { gateway, fetch, wait, observe, requestIds };
}

describe('trying again', () => {
  it.each([query, mutation])(
    'a broken line: under the same requestid, with longer pauses',
    async (row) => {
      const { gateway, wait, requestIds, observe } = gatewayAnswering(
        new TypeError(),
        new TypeError(),
        answer(1),
      );
      expect(await gateway.call(row, undefined)).toBe(1);
      expect(new Set(requestIds()).size).toBe(1);
      expect(requestIds()).toHaveLength(3);
      expect(wait.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([150, 300]);
      expect(observe).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ tries: 3, failure: null }),
      );
    },
  );

  it('ends after so many tries', async () => {
    const { gateway, fetch } = gatewayAnswering(new TypeError(), new TypeError(), new TypeError());
    await expect(gateway.call(query, undefined)).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('waits as long as an overloaded server asks', async () => {
    const busy = new Response('{"code":50300}', { status: 503, headers: { 'retry-after': '1' } });
    const { gateway, wait } = gatewayAnswering(busy, answer(1));
    expect(await gateway.call(query, undefined)).toBe(1);
    expect(wait.mock.calls[0]?.[0]).toBe(1150);
  });

  it.each<[string, Response]>([
    ['a refusal', new Response('{"code":7}')],
    ['garbage', new Response('<html>')],
    ['too often', new Response('{"code":42900}', { status: 429 })],
    ['a dead session', new Response('{"code":-6}', { status: 401 })],
    [
      'an overload that lasts',
      new Response('{}', { status: 503, headers: { 'retry-after': '5' } }),
    ],
  ])('never happens after %s', async (_, first) => {
    const { gateway, fetch } = gatewayAnswering(first);
    await expect(gateway.call(query, undefined)).rejects.toBeInstanceOf(GatewayError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('never happens without a network, and the failure says so', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError()));
    const gateway = createGateway({
      baseUrl: '',
      fetch,
      isOnline: () => false,
      retry: { times: 2 },
    });
    await expect(gateway.call(query, undefined)).rejects.toMatchObject({
      failure: { kind: 'network', offline: true },
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('stops when the caller cancels during a pause', async () => {
    const cancel = new AbortController();
    const fetch = vi.fn(async () => Promise.reject(new TypeError()));
    const wait = async (_milliseconds: number, signal: AbortSignal) => {
      cancel.abort();
      await waitOrAbort(60_000, signal);
    };
    const gateway = createGateway({ baseUrl: '', fetch, retry: { times: 2, wait } });
    await expect(gateway.call(query, undefined, { signal: cancel.signal })).rejects.toMatchObject({
      failure: { kind: 'cancelled' },
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('pauses between half and all of a time that doubles', () => {
    const network: GatewayFailure = { kind: 'network', message: '' };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tried, part) => {
          const pause = pauseBeforeRetry(network, tried, {
            times: 5,
            firstPauseMs: 100,
            random: () => part,
          });
          expect(pause).toBeGreaterThanOrEqual(50 * 2 ** (tried - 1));
          expect(pause).toBeLessThan(100 * 2 ** (tried - 1));
        },
      ),
    );
  });
});
