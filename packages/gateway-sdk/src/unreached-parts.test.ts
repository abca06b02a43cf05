import { expect, it, vi } from 'vitest';
import { createGateway } from './gateway';

// As where a browser has lost the line, or the file is gone after a release.
vi.mock('./stream-answer', () => Promise.reject(new TypeError('chunk is gone')));

it('names the call for which a part of the client could not be loaded', async () => {
  const gateway = createGateway({ baseUrl: 'https://gateway.example', isOnline: () => false });
  const pieces = gateway.pieces({ path: '/chat', kind: 'query', streams: true }, { q: '1' });
  await expect(pieces.next()).rejects.toMatchObject({
    failure: { kind: 'network', offline: true },
    message: expect.stringContaining('could not reach https://gateway.example/chat: '),
  });
});
