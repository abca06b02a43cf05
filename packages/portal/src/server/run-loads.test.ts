import { createStore, type QueryThunk } from '@xinglin/api';
import { createGateway, type GatewayFailure } from '@xinglin/gateway-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runLoads } from './run-loads';

const store = createStore({ gateway: createGateway({ baseUrl: 'http://unused.invalid' }) });

const answered: QueryThunk = () => Promise.resolve({ data: {} });
const failed =
  (failure: GatewayFailure): QueryThunk =>
  () =>
    Promise.resolve({ error: failure });
const refused = failed({ kind: 'business', code: -7, message: '没有找到', data: null });
const unreachable = failed({ kind: 'network', message: '' });
const signedOut = failed({ kind: 'sessionEnded', code: -6, message: '请登录' });

afterEach(() => vi.useRealTimers());

describe('the status of a page', () => {
  it.each<[string, readonly QueryThunk[], readonly QueryThunk[], number, boolean]>([
    ['asks nothing', [], [], 200, true],
    ['all of it came', [answered, answered], [answered], 200, true],
    ['what it is about does not exist', [refused, answered], [], 404, false],
    ['only a part was refused', [answered, refused], [], 200, false],
    ['a part could not be had', [unreachable, answered], [], 200, false],
    ['nothing could be had', [unreachable, unreachable], [], 503, false],
    ['the frame alone failed', [answered], [unreachable], 200, false],
    ['the session ended', [signedOut, unreachable], [], 200, false],
  ])('where it %s', async (_, own, frame, status, complete) => {
    expect(await runLoads(store, own, frame, 8000)).toEqual({ status, complete });
  });

  it('is 503 where an answer does not come in time', async () => {
    vi.useFakeTimers();
    const never: QueryThunk = () => new Promise(() => undefined);
    const running = runLoads(store, [answered, never], [], 8000);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await running).toEqual({ status: 503, complete: false });
  });

  it('hears of the call whose own time is up at that moment', async () => {
    vi.useFakeTimers();
    const tooLate: QueryThunk = () =>
      new Promise((resolve) =>
        setTimeout(resolve, 8000, { error: { kind: 'timeout', message: '' } }),
      );
    const running = runLoads(store, [answered, tooLate], [], 8000);
    await vi.advanceTimersByTimeAsync(9000);
    // A part that failed to load, told as such.
    expect(await running).toEqual({ status: 200, complete: false });
  });
});
