import { defineCalls } from '@xinglin/contract';
import { z } from 'zod';
import type { HandlersOf } from './mount';
import { refuse } from './refusal';
import { markers } from './tables';

/** Calls of every access and kind, for tests of what all calls have in common. */
export const mountedCalls = defineCalls({
  echo: {
    path: '/test/echo',
    access: 'open',
    kind: 'query',
    request: z.object({ text: z.string().max(5) }),
    response: z.object({ text: z.string() }),
  },
  named: {
    path: '/test/named/{text}',
    access: 'open',
    kind: 'query',
    request: z.object({ text: z.string().max(5), more: z.string().optional() }),
    response: z.object({ text: z.string(), more: z.string().optional() }),
  },
  asSession: {
    path: '/test/session',
    access: 'session',
    kind: 'query',
    request: z.object({}),
    response: z.object({}),
  },
  asBound: {
    path: '/test/bound',
    access: 'bound',
    kind: 'query',
    request: z.object({}),
    response: z.object({}),
  },
  asVerified: {
    path: '/test/verified',
    access: 'verified',
    kind: 'query',
    request: z.object({}),
    response: z.object({}),
  },
  mark: {
    path: '/test/mark',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      name: z.string(),
      outcome: z.enum(['answer', 'refuse', 'refuseFirst', 'keep', 'limit', 'fail', 'misfit']),
    }),
    response: z.object({ run: z.int() }),
  },
  openSession: {
    path: '/test/open-session',
    access: 'open',
    kind: 'mutation',
    request: z.object({}),
    response: z.object({ run: z.int() }),
    session: 'starts',
  },
});

/** What the handlers of {@link mountedCalls} have done. */
export interface MountedRuns {
  runs: number;
  committed: string[];
}

/** Handlers that note what they do. */
export const mountedHandlers = (seen: MountedRuns): HandlersOf<typeof mountedCalls> => ({
  echo: async ({ text }) => ({ text, secret: 'never shown' }),
  named: async (input) => input,
  asSession: async () => ({}),
  asBound: async () => ({}),
  asVerified: async () => ({}),
  async mark({ name, outcome }, context) {
    const { db, now } = context;
    seen.runs += 1;
    const run = seen.runs;
    context.afterCommit(() => void seen.committed.push(name));
    await db.insert(markers).values({ name, doneAt: now });
    if (outcome === 'refuse' || (outcome === 'refuseFirst' && run === 1)) refuse('slotTaken');
    if (outcome === 'keep') refuse('wrongCode', { keepWrites: true });
    if (outcome === 'limit') refuse('rateLimited', { retryAfterSeconds: 7 });
    if (outcome === 'fail') throw new Error('broken');
    // A misfit is what a handler does against its types.
    return { run: outcome === 'misfit' ? ('many' as unknown as number) : run };
  },
  openSession: async () => ({ run: (seen.runs += 1) }),
});
