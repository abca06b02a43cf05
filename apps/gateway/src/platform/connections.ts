import pg from 'pg';

/** Longest wait for the server to take a new connection. */
const connectWithinMs = 5000;

/** The first sign of life that a silent connection is asked for by TCP. */
const keepAliveAfterMs = 10_000;

/** Faults of the way to the server, which carry no SQLSTATE and look like those of any other socket. */
const wayFaults = new WeakSet<object>();

/** What PostgreSQL says who is asked to write where only reading is possible: it is no longer the one to talk to. */
const readOnlyState = '25006';

/** All connections of one gateway to its database, whichever pool they belong to. */
export interface Connections {
  /** What a pool makes its connections of. */
  readonly Client: typeof pg.Client;
  /** Ends each of them, whatever it waits for; pools replace them. */
  cutAll(): void;
}

/** Opens a set of connections that can be given up together. */
export function openConnections(): Connections {
  const open = new Set<pg.Client>();
  return {
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({
          ...config,
          connectionTimeoutMillis: connectWithinMs,
          keepAlive: true,
          keepAliveInitialDelayMillis: keepAliveAfterMs,
        });
        open.add(this);
        this.on('end', () => open.delete(this));
        this.connection.on('error', (error: Error) => wayFaults.add(error));
        this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
          if (code === readOnlyState) cut(this);
        });
      }
    },
    cutAll() {
      for (const client of open) cut(client);
    },
  };
}

/** Ends a connection at once; its server is not asked, which might not answer. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy(new Error('the connection was given up'));
}

/**
 * Why the database did nothing of what it was asked for, where another try may well succeed:
 * `unreachable`, `busy`, `readOnly`, or `full` where a disk has no room left. Null for every other error.
 */
export type Outage = 'unreachable' | 'busy' | 'readOnly' | 'full';

const outagesByState: Readonly<Record<string, Outage>> = {
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  [readOnlyState]: 'readOnly',
};

/** What pg itself says of a connection that ended; it has no class or code for these. */
const endedConnection = /^Connection terminated|is not queryable$/;

/** The {@link Outage} that an error tells of, however deep it was wrapped; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    if (current instanceof pg.DatabaseError) {
      const state = current.code ?? '';
      return outagesByState[state] ?? (state.startsWith('08') ? 'unreachable' : null);
    }
    if (wayFaults.has(current) || endedConnection.test(current.message)) return 'unreachable';
    if (current.message.includes('timeout exceeded when trying to connect')) return 'busy';
    // Uploaded files lie on a disk, too.
    if ('code' in current && (current.code === 'ENOSPC' || current.code === 'EDQUOT'))
      return 'full';
    current = current.cause;
  }
  return null;
}
