import { createServer } from 'node:net';

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) done(address.port);
        else fail(new Error('no free port'));
      });
    });
  });
}
