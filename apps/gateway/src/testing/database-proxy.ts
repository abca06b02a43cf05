import { createConnection, createServer, type Socket } from 'node:net';

/** A way to a database that can be taken away. */
export interface DatabaseProxy {
  /** The database's address by this way. */
  readonly url: string;
  /** How many connections were asked for so far. */
  readonly asked: number;
  /** How many are open. */
  readonly open: number;
  /** Lets everything through. */
  pass(): void;
  /** Breaks what is open, and everything new at once, as a server that is gone. */
  refuse(): void;
  /** Takes everything and lets nothing through, as a server or a network that hangs. */
  hang(): void;
  /** Breaks what is open, and lets through what is new. */
  breakAll(): void;
  close(): Promise<void>;
}

/** Opens a way by TCP to the database at `url`, which is that of an embedded server. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { searchParams, port, pathname, username } = new URL(url);
  const socketPath = `${searchParams.get('host')}/.s.PGSQL.${port}`;
  const pairs = new Set<readonly [Socket, Socket]>();
  let mode: 'pass' | 'refuse' | 'hang' = 'pass';
  let asked = 0;
  const server = createServer((near) => {
    asked += 1;
    if (mode === 'refuse') {
      near.resetAndDestroy();
      return;
    }
    const far = createConnection(socketPath);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.pipe(to);
    }
    if (mode === 'hang') hold(pair);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const nearPort = typeof address === 'object' && address !== null ? address.port : 0;
  const hold = (pair: readonly [Socket, Socket]) => {
    for (const socket of pair) socket.unpipe().pause();
  };
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: `postgresql://${username}@127.0.0.1:${nearPort}${pathname}`,
    get asked() {
      return asked;
    },
    get open() {
      return pairs.size;
    },
    pass() {
      mode = 'pass';
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    refuse() {
      mode = 'refuse';
      breakAll();
    },
    hang() {
      mode = 'hang';
      for (const pair of pairs) hold(pair);
    },
    breakAll,
    async close() {
      mode = 'refuse';
      breakAll();
      await new Promise((done) => server.close(done));
    },
  };
}
