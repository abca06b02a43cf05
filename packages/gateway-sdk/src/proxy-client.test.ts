import { describe, expect, it, vi } from 'vitest';
import { createProxyClient } from './proxy-client';

const answering = (body: string, status = 200) =>
  vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) => new Response(body, { status }),
  );

describe('the proxy client', () => {
  it('posts JSON and answers the data', async () => {
    const fetch = answering('{"hasError":false,"code":0,"data":{"a":1}}');
    const post = createProxyClient({ url: '/proxy', fetch, headers: () => ({ lang: 'en' }) });
    expect(await post({ q: 1 })).toEqual({ a: 1 });
    expect(fetch.mock.calls[0]).toMatchObject([
      '/proxy',
      { method: 'POST', body: '{"q":1}', headers: { lang: 'en' } },
    ]);
  });

  it.each([
    ['{"hasError":true,"message":"不行","code":3}', { kind: 'business', message: '不行', code: 3 }],
    ['{"hasError":true}', { kind: 'business', message: '操作失败', code: 0 }],
    ['{"code":5}', { kind: 'business', message: '操作失败', code: 5 }],
    ['<html>', { kind: 'http' }],
  ])('reads %s as a failure', async (body, failure) => {
    const post = createProxyClient({ url: '/proxy', fetch: answering(body) });
    await expect(post({})).rejects.toMatchObject({ failure });
  });

  it('has words of the reader’s language for a refusal without any', async () => {
    const fetch = answering('{"hasError":true}');
    const post = createProxyClient({ url: '/proxy', fetch, defaultMessage: () => 'No' });
    await expect(post({})).rejects.toMatchObject({ failure: { message: 'No' } });
  });

  it('says when it was cancelled, or the line broke', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError()));
    const post = createProxyClient({ url: '/proxy', fetch });
    await expect(post({})).rejects.toMatchObject({ failure: { kind: 'network' } });
    await expect(post({}, AbortSignal.abort())).rejects.toMatchObject({
      failure: { kind: 'cancelled' },
    });
  });
});
