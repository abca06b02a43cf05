// @vitest-environment happy-dom
import { directoryCalls, type Gateway } from '@xinglin/gateway-sdk';
import { expect, test, vi } from 'vitest';
import { lateGateway } from './late-gateway';

async function* pieces() {
  yield 'one';
  yield 'two';
}
const call = vi.fn(async () => ({ items: [] }));
const client = { call, stream: pieces, pieces } as unknown as Gateway;
const row = { path: '/chat', kind: 'query', streams: true } as const;

test('loads the client with the first call, and passes calls on whole', async () => {
  const load = vi.fn(async () => client);
  const gateway = lateGateway(load);
  expect(load).not.toHaveBeenCalled();
  const { signal } = new AbortController();
  const areas = await gateway.call(directoryCalls.listAllAreas, { level: 'city' }, { signal });
  expect(areas).toEqual({ items: [] });
  expect(call).toHaveBeenCalledWith(directoryCalls.listAllAreas, { level: 'city' }, { signal });
});

test('passes on the pieces of an answer and the events of a stream', async () => {
  const gateway = lateGateway(async () => client);
  const read = async (parts: AsyncIterable<unknown>) => {
    const all: unknown[] = [];
    for await (const part of parts) all.push(part);
    return all;
  };
  expect(await read(gateway.pieces(row, { q: '1' }))).toEqual(['one', 'two']);
  expect(await read(gateway.stream({ ...row, streams: false } as never, {}))).toEqual([
    'one',
    'two',
  ]);
});

test('fails a call whose client does not load as one without a network, and loads again', async () => {
  const load = vi.fn<() => Promise<Gateway>>();
  load.mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValue(client);
  const gateway = lateGateway(load);
  await expect(gateway.call(directoryCalls.listAllAreas, { level: 'city' })).rejects.toMatchObject({
    failure: { kind: 'network', offline: false },
    message: `could not load the client for ${directoryCalls.listAllAreas.path}: TypeError: no chunk`,
  });
  await expect(gateway.call(directoryCalls.listAllAreas, { level: 'city' })).resolves.toEqual({
    items: [],
  });
});
