import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument } from './fetch-document';

afterEach(() => vi.unstubAllGlobals());

const pdf = { 'content-type': 'application/pdf' };
const answers: readonly (readonly [string, () => Response, string])[] = [
  ['a file', () => new Response('%PDF-1.7', { headers: pdf }), 'ready'],
  ['a picture', () => new Response('', { headers: { 'content-type': 'image/png' } }), 'other'],
  ['no session', () => new Response('', { status: 401 }), 'signedOut'],
  ['somebody else’s', () => new Response('', { status: 403 }), 'missing'],
  ['nothing', () => new Response('', { status: 404 }), 'missing'],
  ['too many', () => new Response('', { status: 503 }), 'failed'],
];

test.each(answers)('%s', async (_, answer, kind) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  const fetched = await fetchDocument('/gateway/x', new AbortController().signal);
  expect(fetched.kind).toBe(kind);
  if (fetched.kind === 'ready') expect(new TextDecoder().decode(fetched.bytes)).toBe('%PDF-1.7');
});

test('a network that is away, and a page that is left', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  const { signal } = new AbortController();
  expect((await fetchDocument('/gateway/x', signal)).kind).toBe('failed');
  const ended = new AbortController();
  vi.stubGlobal(
    'fetch',
    vi.fn((_, { signal: asked }: { signal: AbortSignal }) => {
      ended.abort();
      return asked.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined);
    }),
  );
  expect((await fetchDocument('/gateway/x', ended.signal)).kind).toBe('failed');
});
