import { describe, expect, it, vi } from 'vitest';
import type { CallRow } from './call-row';
import { createGateway } from './gateway';
import { encodeRequest } from './request-body';

const row = (fields: Partial<CallRow>): CallRow => ({
  path: '/do.json',
  kind: 'mutation',
  ...fields,
});

describe('encodeRequest', () => {
  it('writes a form, lists and objects as JSON', async () => {
    expect(
      await encodeRequest(row({ encoding: 'form' }), { a: '1 & 2', b: [1], c: 3, d: undefined }),
    ).toEqual({
      path: '/do.json',
      body: 'a=1+%26+2&b=%5B1%5D&c=3',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    });
  });

  it('writes a query', async () => {
    expect(await encodeRequest(row({ encoding: 'query' }), { modelCode: '首页' })).toEqual({
      path: '/do.json?modelCode=%E9%A6%96%E9%A1%B5',
    });
    expect(await encodeRequest(row({ method: 'GET' }), undefined)).toEqual({ path: '/do.json' });
  });

  it('writes files and fields as parts, and lets the platform name the boundary', async () => {
    const file = new Blob(['x'], { type: 'image/png' });
    const encoded = await encodeRequest(row({ encoding: 'multipart' }), { file, type: 1 });
    expect(encoded.contentType).toBeUndefined();
    const { body } = encoded;
    if (!(body instanceof FormData)) return expect.fail('not a form');
    expect(body.get('file')).toBeInstanceOf(Blob);
    expect(body.get('type')).toBe('1');
  });
});

describe('a request on its way', () => {
  it('goes to the localised gateway where the client has one and the call is listed', async () => {
    const fetch = vi.fn(
      async (_url: string | URL | Request, _init?: RequestInit) => new Response('{"code":0}'),
    );
    const gateway = createGateway({
      baseUrl: 'https://gateway.test',
      localizedPrefix: '/region',
      fetch,
    });
    await gateway.call(row({ rerouted: true }), {});
    await gateway.call(row({}), {});
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://gateway.test/region/do.json',
      'https://gateway.test/do.json',
    ]);
  });

  it('is signed over what is sent, after encryption', async () => {
    const fetch = vi.fn(
      async (_url: string | URL | Request, _init?: RequestInit) => new Response('{"code":0}'),
    );
    const gateway = createGateway({
      baseUrl: '',
      fetch,
      encrypt: async (_row, body) => `<${body}>`,
      sign: async (_row, body) => ({ sign: `signed ${body}` }),
      headers: () => ({
        token: 't',
        appid: 'a',
        deviceid: 'd',
        lang: 'en',
        abtest: 'b',
        routertag: 'r',
      }),
    });
    await gateway.call(row({}), { a: 1 });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe('<{"a":1}>');
    expect(init?.headers).toEqual({
      token: 't',
      appid: 'a',
      deviceid: 'd',
      lang: 'en',
      abtest: 'b',
      routertag: 'r',
      requestid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: '1.04',
      'content-type': 'application/json',
      sign: 'signed <{"a":1}>',
    });
    expect(init?.redirect).toBe('error');
  });

  it('is shown to the observer without its token', async () => {
    const observe = vi.fn();
    const fetch = async () => new Response('{"code":0,"data":1}');
    const gateway = createGateway({
      baseUrl: '',
      fetch,
      observe,
      headers: () => ({ token: 'secret', lang: 'en' }),
    });
    await gateway.call(row({}), {});
    expect(observe).toHaveBeenCalledOnce();
    expect(JSON.stringify(observe.mock.calls)).not.toContain('secret');
    expect(observe.mock.calls[0]?.[0]).toMatchObject({
      headers: { lang: 'en' },
      data: 1,
      tries: 1,
      failure: null,
    });
  });

  it('is not disturbed by an observer that throws', async () => {
    const fetch = async () => new Response('{"code":0,"data":1}');
    const gateway = createGateway({ baseUrl: '', fetch, observe: () => expect.fail('broken') });
    expect(await gateway.call(row({}), {})).toBe(1);
  });
});
