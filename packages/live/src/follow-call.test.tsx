// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createStore } from '@xinglin/api';
import {
  GatewayError,
  type Cursors,
  type Gateway,
  type StreamedEvent,
  type StreamOptions,
  type StreamRow,
} from '@xinglin/gateway-sdk';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCall, type LiveState } from './follow-call';

interface Line {
  readonly event: 'line';
  readonly id?: string;
  readonly data: { readonly seq: number; readonly text: string };
}
const row: StreamRow<{ room: string; cursors?: Cursors }, Line> = {
  path: '/lines',
  kind: 'query',
  streams: { line: { key: ['seq'], order: 'seq' } },
};
const useLines = followCall('followLinesInTest', row);

/** One connection as the test plays it. */
interface Connection {
  readonly input: { readonly cursors: Cursors };
  readonly options: StreamOptions;
  tell(seq: number, text?: string): void;
  end(failure?: GatewayError): void;
}

let connections: Connection[];
let seen: LiveState<Line>;
const onSessionEnded = vi.fn();

/** A gateway whose streams say what the test lets them. */
const gateway: Pick<Gateway, 'stream'> = {
  async *stream<Request, Event extends StreamedEvent>(
    _row: StreamRow<Request, Event>,
    input: Request,
    options: StreamOptions = {},
  ) {
    const waiting: (Line | GatewayError | null)[] = [];
    let wake = (): void => undefined;
    const put = (next: Line | GatewayError | null): void => {
      waiting.push(next);
      wake();
    };
    options.signal?.addEventListener('abort', () =>
      put(new GatewayError({ kind: 'cancelled', message: '' })),
    );
    connections.push({
      // The hook hands on what the test gave it, with where the reader stands.
      input: input as Connection['input'],
      options,
      tell: (seq, text = `line ${seq}`) =>
        put({ event: 'line', id: `a:${seq}`, data: { seq, text } }),
      end: (failure) => put(failure ?? null),
    });
    for (;;) {
      const next = waiting.shift();
      if (next === undefined) await new Promise<void>((done) => (wake = done));
      else if (next === null) return;
      else if (next instanceof GatewayError) throw next;
      // The row of this test tells such events.
      else yield next as unknown as Event;
    }
  },
};

function Lines() {
  const state = useLines({ room: 'a' });
  useEffect(() => void (seen = state), [state]);
  return null;
}

const texts = (): readonly string[] => (seen.rows.line ?? []).map(({ text }) => text);
const settle = (action: () => void): Promise<void> => act(async () => action());
const hide = (isHidden: boolean): Promise<void> =>
  settle(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const last = (): Connection => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('there was no connection');
  return connection;
};

beforeEach(async () => {
  connections = [];
  onSessionEnded.mockClear();
  // A page that follows makes no other call in these tests.
  const store = createStore({ gateway: gateway as Gateway, onSessionEnded });
  await act(async () =>
    render(
      <Provider store={store}>
        <Lines />
        <Lines />
      </Provider>,
    ),
  );
  await vi.waitUntil(() => connections.length === 1);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what is told stands in the store in order and once, and all who ask share one line', async () => {
  await settle(() => last().options.onLine?.({ name: 'live' }));
  for (const seq of [2, 1, 2]) await settle(() => last().tell(seq));
  await vi.waitFor(() => expect([seen.line, texts()]).toEqual(['live', ['line 1', 'line 2']]));
  await settle(() => last().tell(1, ''));
  await vi.waitFor(() => expect(texts()).toEqual(['', 'line 2']));
  expect(connections.length).toBe(1);
});

test('a hidden page lets go of its line, and goes on from where it stood when it is seen', async () => {
  await settle(() => last().tell(7));
  await hide(true);
  expect([connections.length, last().options.signal?.aborted]).toEqual([1, true]);
  await hide(false);
  expect(connections.length).toBe(2);
  expect(last().input).toMatchObject({ room: 'a', cursors: { a: 7 } });
  await settle(() => last().tell(8));
  await vi.waitFor(() => expect(texts()).toEqual(['line 7', 'line 8']));
});

test('what a line says after the page has left is not kept', async () => {
  await settle(() => last().tell(1));
  const complained = vi.spyOn(console, 'warn');
  cleanup();
  await vi.waitUntil(() => last().options.signal?.aborted);
  await settle(() => last().options.onLine?.({ name: 'live' }));
  await settle(() => last().tell(2));
  await settle(() => last().end());
  expect(complained).not.toHaveBeenCalled();
});

test('the network’s return ends the wait for the next try, and nothing else', async () => {
  await settle(() => void window.dispatchEvent(new Event('online')));
  expect(connections.length).toBe(1);
  const failure = { kind: 'network', message: '' } as const;
  await settle(() => last().options.onLine?.({ name: 'waiting', failure }));
  expect([seen.line, seen.failure]).toEqual(['offline', failure]);
  await settle(() => void window.dispatchEvent(new Event('online')));
  expect(connections.length).toBe(2);
});

test('a stream whose code cannot be loaded waits for the network', async () => {
  await settle(() => last().end(new GatewayError({ kind: 'network', message: '' })));
  expect(seen.line).toBe('offline');
  await settle(() => void window.dispatchEvent(new Event('online')));
  expect(connections.length).toBe(2);
});

test('the end of a stream is told', async () => {
  await settle(() => last().end());
  expect([seen.line, seen.failure, connections.length]).toEqual(['ended', null, 1]);
});

test('a dead session ends the line and is told to the frame', async () => {
  const failure = { kind: 'sessionEnded', code: -6, message: '' } as const;
  await settle(() => last().end(new GatewayError(failure)));
  expect([seen.line, seen.failure]).toEqual(['ended', failure]);
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

test('a session that ends midway is followed by the one that the browser has then', async () => {
  const failure = { kind: 'sessionEnded', code: -6, message: '' } as const;
  await settle(() => last().options.onLine?.({ name: 'live' }));
  await settle(() => last().tell(3));
  await settle(() => last().end(new GatewayError(failure)));
  await vi.waitUntil(() => connections.length === 2);
  expect(last().input).toMatchObject({ cursors: { a: 3 } });
  await settle(() => last().options.onLine?.({ name: 'live' }));
  await settle(() => last().tell(4));
  await vi.waitFor(() => expect(texts()).toEqual(['line 3', 'line 4']));
  expect([seen.line, onSessionEnded.mock.calls.length]).toEqual(['live', 0]);
});

test.each([
  ['is refused at once', false],
  ['ends again before anything came', true],
])('a line of an ended session that %s is not tried again', async (_how, isLive) => {
  const failure = { kind: 'sessionEnded', code: -6, message: '' } as const;
  await settle(() => last().options.onLine?.({ name: 'live' }));
  await settle(() => last().end(new GatewayError(failure)));
  await vi.waitUntil(() => connections.length === 2);
  expect(onSessionEnded).not.toHaveBeenCalled();
  if (isLive) await settle(() => last().options.onLine?.({ name: 'live' }));
  await settle(() => last().end(new GatewayError(failure)));
  await vi.waitFor(() => expect([seen.line, seen.failure]).toEqual(['ended', failure]));
  expect([connections.length, onSessionEnded.mock.calls.length]).toEqual([2, 1]);
});

test('nothing is followed any more once nobody asks', async () => {
  cleanup();
  await vi.waitFor(() => expect(last().options.signal?.aborted).toBe(true));
  expect(connections.length).toBe(1);
});
