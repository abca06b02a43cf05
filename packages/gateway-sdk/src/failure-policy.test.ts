import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { CallRow, GatewayFailure } from './index';
import { createGateway, GatewayError } from './index';

type Found = { readonly found: number };
const path = '/find.json';
const rejecting: CallRow<void, Found, 'query'> = { path, kind: 'query' };
const telling: CallRow<void, Found | GatewayFailure, 'query'> = {
  ...rejecting,
  onFailure: 'result',
};
const logging: CallRow<void, Found | undefined, 'query'> = { ...rejecting, onFailure: 'log' };
const defaulting: CallRow<void, Found, 'query'> = {
  ...rejecting,
  onFailure: { default: { found: 0 } },
};

function gatewayRefusing(status: number, code: number) {
  const observe = vi.fn();
  const fetch = async () => new Response(JSON.stringify({ code, message: '不行' }), { status });
  return { gateway: createGateway({ baseUrl: '', fetch, observe }), observe };
}

describe('the policy of a call for its failure', () => {
  const refusal: GatewayFailure = { kind: 'business', code: 7, message: '不行', data: null };

  it('rejects where there is none', async () => {
    const { gateway } = gatewayRefusing(200, 7);
    await expect(gateway.call(rejecting, undefined)).rejects.toEqual(new GatewayError(refusal));
  });

  it.each<[string, CallRow<void, unknown>, unknown]>([
    ['the failure', telling, refusal],
    ['nothing', logging, undefined],
    ['the default', defaulting, { found: 0 }],
  ])('answers %s, and the observer is told of the failure', async (_, row, expected) => {
    const { gateway, observe } = gatewayRefusing(200, 7);
    expect(await gateway.call(row, undefined)).toEqual(expected);
    expect(observe).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ row, failure: refusal }),
    );
  });

  it.each([telling, logging, defaulting])('never hides a dead session', async (row) => {
    const { gateway } = gatewayRefusing(401, -6);
    await expect(gateway.call<void, unknown>(row, undefined)).rejects.toMatchObject({
      failure: { kind: 'sessionEnded' },
    });
  });

  it('shows in the types', () => {
    const { gateway } = gatewayRefusing(200, 7);
    const calling =
      <Answer>(row: CallRow<void, Answer, 'query'>) =>
      () =>
        gateway.call(row, undefined);
    expectTypeOf(calling(rejecting)).returns.resolves.toEqualTypeOf<Found>();
    expectTypeOf(calling(telling)).returns.resolves.toEqualTypeOf<Found | GatewayFailure>();
    expectTypeOf(calling(logging)).returns.resolves.toEqualTypeOf<Found | undefined>();
    // @ts-expect-error a call without fields takes none
    expectTypeOf(() => gateway.call(rejecting, { q: '' })).toBeFunction();
  });
});

describe('a call that reaches nobody', () => {
  const found: CallRow<{ readonly id: string }, Found, 'query'> = {
    path: '/find/{id}.json',
    kind: 'query',
    method: 'GET',
    encoding: 'query',
  };

  it('says where it went and why it failed, without what it asked for', async () => {
    // No process listens on port 9.
    const gateway = createGateway({ baseUrl: 'http://127.0.0.1:9/region' });
    const error = await gateway.call(found, { id: '138' }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        /^could not reach http:\/\/127\.0\.0\.1:9\/region\/find\/\{id\}\.json: .*(?:ECONNREFUSED|bad port)$/,
      ),
      failure: { kind: 'network' },
    });
  });

  it('says what gave no answer in time', async () => {
    const fetch = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const gateway = createGateway({ baseUrl: 'https://gateway.example', fetch, timeoutMs: 1 });
    await expect(gateway.call(found, { id: '138' })).rejects.toMatchObject({
      message: 'no answer in time from https://gateway.example/find/{id}.json',
      failure: { kind: 'timeout' },
    });
  });

  it.each([
    [new Error('connect ENOTFOUND'), 'Error: connect ENOTFOUND'],
    [
      new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }),
      'ECONNRESET',
    ],
    [new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
    ['gone', 'gone'],
  ])('gives the reason of %s', async (thrown, reason) => {
    const gateway = createGateway({
      baseUrl: '/gateway',
      fetch: async () => {
        throw thrown;
      },
    });
    await expect(gateway.call(rejecting, undefined)).rejects.toMatchObject({
      failure: { kind: 'network', message: `could not reach /gateway/find.json: ${reason}` },
    });
  });
});
