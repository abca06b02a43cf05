import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { RequestOf, ResponseOf } from './define-calls';
import { streamOf } from './stream-of';

const lines = streamOf({
  path: '/lines',
  access: 'session',
  request: z.object({ room: z.string() }),
  events: {
    line: { data: z.object({ seq: z.int(), text: z.string() }), key: ['seq'], order: 'seq' },
    read: { data: z.object({ who: z.string(), upTo: z.int() }), key: ['who'] },
  },
});

test('a stream is a query without a time-out whose reader says where it stands', () => {
  expect(lines).toMatchObject({ kind: 'query', timeoutMs: 0, path: '/lines', access: 'session' });
  expect(lines.request.parse({ room: 'a' })).toEqual({ room: 'a', cursors: {} });
  expectTypeOf<RequestOf<typeof lines>['cursors']>().toEqualTypeOf<Record<string, number>>();
});

test('its events are told apart by their names, and how rows come of them is data', () => {
  expect(lines.streams).toEqual({ line: { key: ['seq'], order: 'seq' }, read: { key: ['who'] } });
  expectTypeOf<ResponseOf<typeof lines>['event']>().toEqualTypeOf<'line' | 'read'>();
  const line = { event: 'line', id: 'a:1', data: { seq: 1, text: '望' } } as const;
  expect(lines.response.parse(line)).toEqual(line);
});

test.each([
  { event: 'line', data: { who: 'me', upTo: 1 } },
  { event: 'other', data: { seq: 1, text: '' } },
  { event: 'line', id: 'a', data: { seq: 1, text: '' } },
  { event: 'line', id: ':1', data: { seq: 1, text: '' } },
])('%j is none of them', (event) => {
  expect(lines.response.safeParse(event).success).toBe(false);
});

test.each([{ a: -1 }, { a: 1.5 }, { '': 1 }, 'a'])('%j says nowhere to stand', (cursors) => {
  expect(lines.request.safeParse({ room: 'a', cursors }).success).toBe(false);
});

test('a reader follows so many keys at a time and no more', () => {
  const follow = (count: number) =>
    lines.request.safeParse({
      room: 'a',
      cursors: Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0])),
    }).success;
  expect([follow(200), follow(201)]).toEqual([true, false]);
});

test.each(['failure', 'end'])('an event cannot be called %s, as every stream has one', (name) => {
  const declare = () =>
    streamOf({
      path: '/lines',
      access: 'open',
      request: z.object({}),
      events: { [name]: { data: z.object({ seq: z.int() }), key: ['seq'] } },
    });
  expect(declare).toThrow(name);
});
