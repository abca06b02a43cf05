import { setTimeout as pause } from 'node:timers/promises';
import { defineCalls } from '@xinglin/contract';
import { z } from 'zod';
import type { HandlersOf } from '../platform/mount';
import { refuse } from '../platform/refusal';

/** A stream to try clients, proxies and balancers on. */
export const sandboxCalls = defineCalls({
  /** Says the pieces after one another, and ends as told. */
  streamEcho: {
    path: '/sandbox/stream',
    access: 'open',
    kind: 'query',
    timeoutMs: 0,
    streams: true,
    request: z.object({
      pieces: z.array(z.string().max(1000)).max(100),
      /** Milliseconds before each. */
      pauseMs: z.int().min(0).max(60_000).default(0),
      /** `wait` says nothing more until the caller leaves. */
      ending: z.enum(['end', 'refuse', 'fail', 'wait']).default('end'),
    }),
    response: z.object({ text: z.string() }),
  },
});

export const sandboxCallHandlers: HandlersOf<typeof sandboxCalls> = {
  async *streamEcho({ pieces, pauseMs, ending }, { signal }) {
    for (const text of pieces) {
      await pause(pauseMs, undefined, { signal });
      yield { text };
    }
    if (ending === 'refuse') refuse('rateLimited', { retryAfterSeconds: 7 });
    if (ending === 'fail') throw new Error('told to fail');
    if (ending === 'wait') await new Promise((done) => signal.addEventListener('abort', done));
  },
};
