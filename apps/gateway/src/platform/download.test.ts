import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerToOwner } from './download';
import type { Services } from './services';

const services = {
  sessions: { find: async () => ({ userId: 'u1' }) },
  clock: { now: () => new Date() },
} as unknown as Services;

it.each(['GET', 'HEAD'])('lets go of a file that is not read: %s', async (method) => {
  let isCancelled = false;
  const content = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new Uint8Array([1, 2, 3]));
        controller.close();
      },
      cancel: () => void (isCancelled = true),
    },
    // Nothing is read ahead, so that the stream is still open when nobody reads it.
    { highWaterMark: 0 },
  );
  const app = new Hono();
  app.get('/file', (context) =>
    answerToOwner(context, services, async () => ({
      content,
      size: 3,
      contentType: 'image/png',
      name: 'file.png',
    })),
  );
  const answer = await app.request('/file', { method, headers: { token: 'known' } });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '3']);
  expect((await answer.arrayBuffer()).byteLength).toBe(method === 'GET' ? 3 : 0);
  expect(isCancelled).toBe(method === 'HEAD');
});
