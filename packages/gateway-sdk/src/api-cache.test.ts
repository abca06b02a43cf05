import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ApiCacheOptions, apiCacheLifeMs, createApiCache, isCacheDisabled } from './api-cache';
import type { CallRow } from './call-row';
import { createGateway } from './gateway';

const row: CallRow<{ q: string }, number, 'query'> = {
  path: '/areas.json',
  kind: 'query',
  open: true,
  cached: true,
};

function clientWith(options: Partial<ApiCacheOptions> & { lang?: string; answers: string[] }) {
  const values = new Map<string, unknown>();
  const storage = {
    get: (key: string) => values.get(key),
    set: vi.fn((key: string, value: unknown, _lifeMs: number) => void values.set(key, value)),
    clear: () => values.clear(),
  };
  const cache = createApiCache({ storage, random: () => 0, ...options });
  const fetch = vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response(options.answers.shift()),
  );
  const client = { lang: 'zh-Hans' };
  const gateway = createGateway({
    baseUrl: '/gateway',
    fetch,
    cache: () => cache,
    headers: () => ({ lang: client.lang, appid: 'app' }),
  });
  return { gateway, fetch, storage, cache, client, values };
}
const one = '{"code":0,"data":1}';
const two = '{"code":0,"data":2}';

describe('the API cache', () => {
  it('answers a second time without asking', async () => {
    const { gateway, fetch } = clientWith({ answers: [one] });
    expect(await gateway.call(row, { q: 'a' })).toBe(1);
    expect(await gateway.call(row, { q: 'a' })).toBe(1);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps other fields and other languages apart', async () => {
    const { gateway, fetch, client } = clientWith({ answers: [one, two, two] });
    await gateway.call(row, { q: 'a' });
    expect(await gateway.call(row, { q: 'b' })).toBe(2);
    client.lang = 'en';
    expect(await gateway.call(row, { q: 'a' })).toBe(2);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('keeps an answer between half and all of 180,000 ms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (part) => {
        const { gateway, storage } = clientWith({ answers: [one], random: () => part });
        await gateway.call(row, { q: '' });
        const lifeMs = storage.set.mock.calls[0]?.[2];
        expect(lifeMs).toBeGreaterThanOrEqual(apiCacheLifeMs / 2);
        expect(lifeMs).toBeLessThanOrEqual(180_000);
      }),
    );
  });

  it.each(['{"code":7}', '<html>', '{"hasError":true}'])(
    'never keeps an error: %s',
    async (error) => {
      const { gateway, values } = clientWith({ answers: [error, one] });
      await expect(gateway.call(row, { q: '' })).rejects.toBeDefined();
      expect(values.size).toBe(0);
      expect(await gateway.call(row, { q: '' })).toBe(1);
    },
  );

  it('leaves calls alone that are not declared cacheable', async () => {
    const { gateway, values } = clientWith({ answers: [one, two] });
    const { cached: _cached, ...plain } = row;
    await gateway.call(plain, { q: '' });
    expect(await gateway.call(plain, { q: '' })).toBe(2);
    expect(values.size).toBe(0);
  });

  it('is passed by when the address says so, and for who wants news', async () => {
    const bypassed = clientWith({ answers: [one, two], isBypassed: () => true });
    await bypassed.gateway.call(row, { q: '' });
    expect(await bypassed.gateway.call(row, { q: '' })).toBe(2);
    expect(bypassed.values.size).toBe(0);
    const { gateway } = clientWith({ answers: [one, two] });
    await gateway.call(row, { q: '' });
    expect(await gateway.call(row, { q: '' }, { fresh: true })).toBe(2);
    expect(await gateway.call(row, { q: '' })).toBe(2);
  });

  it('takes nothing from storage that it did not write', async () => {
    const { gateway, values } = clientWith({ answers: [one, two] });
    await gateway.call(row, { q: '' });
    for (const key of values.keys()) values.set(key, 'corrupt');
    expect(await gateway.call(row, { q: '' })).toBe(2);
  });

  it('asks the shared cache of its portal, and for news the gateway', async () => {
    const { gateway, fetch } = clientWith({
      answers: [one, two],
      sharedUrl: '/api/cache.json',
    });
    await gateway.call(row, { q: 'a' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/cache.json');
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"path":"/areas.json","input":{"q":"a"}}');
    await gateway.call(row, { q: 'a' }, { fresh: true });
    expect(fetch.mock.calls[1]?.[0]).toBe('/gateway/areas.json');
  });

  it('forgets everything when cleared', async () => {
    const { gateway, cache } = clientWith({ answers: [one, two] });
    await gateway.call(row, { q: '' });
    cache.clear();
    expect(await gateway.call(row, { q: '' })).toBe(2);
  });
});

describe('isCacheDisabled', () => {
  it.each([
    ['', false],
    ['disableCache=0', false],
    ['disableCache=1', true],
    ['disableCache=', true],
    ['disableCache=00', true],
  ])('of ?%s is %s', (query, disabled) => {
    expect(isCacheDisabled(new URLSearchParams(query))).toBe(disabled);
  });
});
