import { defineCalls } from '@xinglin/contract';
import { z } from 'zod';

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
      outcome: z.enum(['answer', 'refuse', 'keep', 'limit', 'fail', 'misfit']),
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
