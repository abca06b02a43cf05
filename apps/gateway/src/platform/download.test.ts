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

const app = new Hono();
app.get('/file/:as', (context) =>
  answerToOwner(context, services, async () => {
    const bytes = new Uint8Array([0, 1, 2, 3, 4, 5]);
    return {
      content: context.req.param('as') === 'stream' ? new Blob([bytes]).stream() : bytes,
      size: 6,
      contentType: 'audio/mp4',
      name: 'voice.m4a',
    };
  }),
);

it.each(['stream', 'bytes'])('answers the part that is asked for, from %s', async (as) => {
  const ask = (headers: Record<string, string>) =>
    app.request(`/file/${as}`, { headers: { token: 'known', ...headers } });
  const answer = await ask({ range: 'bytes=2-3' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-3/6');
  expect(answer.headers.get('content-length')).toBe('2');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([2, 3]);
  const outside = await ask({ range: 'bytes=6-' });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */6']);
  const whole = await ask({ range: 'bytes=2-3', 'if-range': '"an earlier one"' });
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, 6]);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
});
