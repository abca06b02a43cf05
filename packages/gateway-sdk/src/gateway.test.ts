import { describe, expect, it, vi } from 'vitest';
import type { CallRow } from './call-row';
import { type GatewayFailure, GatewayError } from './failure';
import { createGateway } from './gateway';

const query: CallRow<{ q: string }, { found: number }, 'query'> = {
  path: '/find.json',
  kind: 'query',
};
const mutation: CallRow<{ id: string }, { done: boolean }, 'mutation'> = {
  path: '/do.json',
  kind: 'mutation',
};

const envelope = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

function gatewayAnswering(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked more often than the test expects');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const gateway = createGateway({
    baseUrl: '/gateway',
    fetch,
    headers: () => ({ lang: 'zh-Hans' }),
  });
  const requestIdOf = (call: number) =>
    new Headers(fetch.mock.calls[call]?.[1]?.headers).get('requestid');
  return { gateway, fetch, requestIdOf };
}

async function failureOf(promise: Promise<unknown>): Promise<GatewayFailure> {
  const error: unknown = await promise.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw error;
  return error.failure;
}

describe('call', () => {
  it('posts JSON with the protocol headers and answers the data', async () => {
    const { gateway, fetch } = gatewayAnswering(envelope({ code: 0, data: { found: 3 } }));
    expect(await gateway.call(query, { q: '骨科' })).toEqual({ found: 3 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/gateway/find.json');
    expect(init).toMatchObject({ method: 'POST', body: '{"q":"骨科"}' });
    const headers = new Headers(init?.headers);
    expect(headers.get('version')).toBe('1.04');
    expect(headers.get('lang')).toBe('zh-Hans');
    expect(headers.get('requestid')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('puts a GET into the query and names into the path', async () => {
    const row: CallRow<{ patientId: string; size?: number }> = {
      path: '/code/{patientId}',
      kind: 'query',
      method: 'GET',
    };
    const { gateway, fetch } = gatewayAnswering(envelope({ code: 0, data: null }));
    await gateway.call(row, { patientId: 'a/b', size: 2 });
    expect(fetch.mock.calls[0]?.[0]).toBe('/gateway/code/a%2Fb?size=2');
    expect(fetch.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  describe('by a code of success of its own', () => {
    const odd: typeof mutation = { ...mutation, successCode: 10_000 };

    it('answers the data', async () => {
      const { gateway } = gatewayAnswering(envelope({ code: '10000', data: { done: true } }));
      expect(await gateway.call(odd, { id: '1' })).toEqual({ done: true });
    });

    it.each<[string, object, Partial<GatewayFailure>]>([
      ['0', { code: 0, message: '请重试' }, { code: 0, message: '请重试' }],
      ['none, without a word', {}, { code: 0, message: '' }],
      ['another', { code: 41501, message: '格式不对' }, { code: 41501, message: '格式不对' }],
      ['it beside a flag', { code: 10_000, flag: 7 }, { code: 10_000 }],
      ['it beside hasError', { code: 10_000, hasError: true }, { code: 10_000 }],
    ])('reads %s as a failure', async (_, body, failure) => {
      const { gateway } = gatewayAnswering(envelope(body));
      const failed = await failureOf(gateway.call(odd, { id: '1' }));
      expect(failed).toMatchObject({ kind: 'business', ...failure });
    });

    it('takes it for a failure of any other call', async () => {
      const { gateway } = gatewayAnswering(envelope({ code: 10_000 }));
      const failed = await failureOf(gateway.call(mutation, { id: '1' }));
      expect(failed).toMatchObject({ kind: 'business', code: 10_000 });
    });
  });

  it.each<[string, Response | Error, Partial<GatewayFailure>]>([
    [
      'a code',
      envelope({ code: 42001, message: '刚被约走' }),
      { kind: 'business', code: 42001, message: '刚被约走' },
    ],
    ['an old-style flag', envelope({ flag: '7', message: '不行' }), { kind: 'business', code: 7 }],
    ['a flag beside a code', envelope({ code: 0, flag: 7 }), { kind: 'business', code: 7 }],
    ['a code that is a word', envelope({ code: 'FAIL', flag: 0 }), { kind: 'business', code: -1 }],
    ['hasError', envelope({ hasError: true, code: 0 }), { kind: 'business', code: 0 }],
    ['a dead session', envelope({ code: -6 }, { status: 401 }), { kind: 'sessionEnded' }],
    [
      'wrong fields',
      envelope(
        { code: 42200, data: { fields: [{ path: 'q', message: '太长' }, 'x'] } },
        { status: 422 },
      ),
      { kind: 'validation', fields: [{ path: 'q', message: '太长' }] },
    ],
    [
      'too often',
      envelope({ code: 42900 }, { status: 429, headers: { 'retry-after': '60' } }),
      { kind: 'rateLimited', retryAfter: 60 },
    ],
    ['too much load', envelope({ code: 50300 }, { status: 503 }), { kind: 'busy', retryAfter: 1 }],
    ['a request id used for something else', envelope({ code: 40900 }), { kind: 'conflict' }],
    ['garbage', new Response('<html>'), { kind: 'http', status: 200 }],
    ['an array', envelope([]), { kind: 'http' }],
    [
      'a server error',
      envelope({ code: 50000, message: '出错' }, { status: 500 }),
      { kind: 'http', status: 500 },
    ],
    ['a broken line', new TypeError('fetch failed'), { kind: 'network' }],
  ])('reads %s as its failure', async (_, answer, failure) => {
    const { gateway } = gatewayAnswering(answer);
    expect(await failureOf(gateway.call(query, { q: '' }))).toMatchObject(failure);
  });

  it.each([
    [{ hasError: true, message: '' }, 'That did not work'],
    [{ code: 5, message: '' }, 'That did not work'],
    [{ code: 5, message: '刚被约走' }, '刚被约走'],
  ])('fills in the words of a refusal that brings none: %j', async (body, message) => {
    const defaultMessage = () => 'That did not work';
    const ask = async (options: object) =>
      failureOf(
        createGateway({ baseUrl: '', fetch: async () => envelope(body), ...options }).call(query, {
          q: '',
        }),
      );
    expect((await ask({ defaultMessage })).message).toBe(message);
    // A caller that gives none has its own text for it.
    expect((await ask({})).message).toBe(body.message);
  });

  it('gives up after its time-out and when cancelled', async () => {
    const hang = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const gateway = createGateway({ baseUrl: '', fetch: hang });
    expect((await failureOf(gateway.call(query, { q: '' }, { timeoutMs: 1 }))).kind).toBe(
      'timeout',
    );
    const cancel = new AbortController();
    const call = failureOf(gateway.call(query, { q: '' }, { signal: cancel.signal, timeoutMs: 0 }));
    cancel.abort();
    expect((await call).kind).toBe('cancelled');
  });
});

describe('time-outs', () => {
  const timeoutOf = async (
    row: Partial<CallRow>,
    options: { bound?: number; call?: number } = {},
  ): Promise<number | undefined> => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const gateway = createGateway({
      baseUrl: '',
      fetch: async () => envelope({ code: 0 }),
      ...(options.bound && { timeoutMs: options.bound }),
    });
    const callOptions = options.call === undefined ? {} : { timeoutMs: options.call };
    await gateway.call({ ...query, ...row }, { q: '' }, callOptions);
    const [asked] = timeout.mock.calls.map(([milliseconds]) => milliseconds);
    timeout.mockRestore();
    return asked;
  };

  it('are 8 s unless the call has its own', async () => {
    expect(await timeoutOf({})).toBe(8000);
    expect(await timeoutOf({ timeoutMs: 3000 })).toBe(3000);
    expect(await timeoutOf({ timeoutMs: 60_000 })).toBe(60_000);
    expect(await timeoutOf({}, { call: 1000 })).toBe(1000);
  });

  it('stay within the bound of a client', async () => {
    expect(await timeoutOf({}, { bound: 5000 })).toBe(5000);
    expect(await timeoutOf({}, { bound: 10_000 })).toBe(10_000);
    expect(await timeoutOf({ timeoutMs: 3000 }, { bound: 8000 })).toBe(3000);
  });

  it('do not exist for 0', async () => {
    expect(await timeoutOf({ timeoutMs: 0 })).toBeUndefined();
    expect(await timeoutOf({}, { call: 0 })).toBeUndefined();
  });
});

describe('idempotency keys', () => {
  it('stay the same while the outcome is unknown, and change once it is known', async () => {
    const { gateway, requestIdOf } = gatewayAnswering(
      new TypeError('fetch failed'),
      new Response('cut o'),
      envelope({ code: 0, data: { done: true } }),
      envelope({ code: 0, data: { done: true } }),
    );
    await failureOf(gateway.call(mutation, { id: '1' }));
    await failureOf(gateway.call(mutation, { id: '1' }));
    await gateway.call(mutation, { id: '1' });
    await gateway.call(mutation, { id: '1' });
    expect(requestIdOf(1)).toBe(requestIdOf(0));
    expect(requestIdOf(2)).toBe(requestIdOf(0));
    expect(requestIdOf(3)).not.toBe(requestIdOf(0));
  });

  it('are the same for identical calls that run at the same time', async () => {
    const { gateway, requestIdOf } = gatewayAnswering(
      envelope({ code: 0, data: { done: true } }),
      envelope({ code: 0, data: { done: true } }),
      envelope({ code: 0, data: { done: true } }),
    );
    await Promise.all([gateway.call(mutation, { id: '1' }), gateway.call(mutation, { id: '1' })]);
    await gateway.call(mutation, { id: '1' });
    expect(requestIdOf(1)).toBe(requestIdOf(0));
    expect(requestIdOf(2)).not.toBe(requestIdOf(0));
  });

  it('differ between bodies', async () => {
    const { gateway, requestIdOf } = gatewayAnswering(
      new TypeError('x'),
      envelope({ code: 0, data: {} }),
    );
    await failureOf(gateway.call(mutation, { id: '1' }));
    await gateway.call(mutation, { id: '2' });
    expect(requestIdOf(1)).not.toBe(requestIdOf(0));
  });
});
