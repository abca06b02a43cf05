import pg from 'pg';

/** What is done with a channel's notifications. */
export interface Listener {
  heard(payload: string): void;
  /** The connection is new: what was said meanwhile was missed. */
  reconnected(): void;
}

/** The one connection of a gateway process that hears PostgreSQL's notifications, and sends its own. */
export interface Notifications {
  /** Hears a channel from now on; one listener a channel. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Sends each payload, below 8,000 bytes. @throws Error while there is no connection, or when it breaks. */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const connectWithinMs = 5000;
const firstPauseMs = 100;
const longestPauseMs = 5000;

/** Connects to the database at `url`; a connection that breaks is replaced, after pauses that grow. */
export async function openNotifications(url: string): Promise<Notifications> {
  const listeners = new Map<string, Listener>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let tries = 0;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'xinglin-gateway-notifications',
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.heard(payload ?? ''),
    );
    // Its `end` follows; without a listener the error would end the process.
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (client === fresh) client = null;
      reconnectLater();
    });
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(listenTo(channel));
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return fresh.end();
    client = fresh;
    tries = 0;
  }

  function reconnectLater(): void {
    if (isClosed || retry !== undefined) return;
    const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
    tries += 1;
    retry = setTimeout(
      () => {
        retry = undefined;
        connect().then(
          () => {
            for (const listener of listeners.values()) listener.reconnected();
          },
          () => reconnectLater(),
        );
      },
      longest * (0.5 + Math.random() / 2),
    ).unref();
  }

  await connect();
  return {
    async listen(channel, listener) {
      listeners.set(channel, listener);
      // Without a connection the next one listens to it.
      await client?.query(listenTo(channel));
    },
    async notify(channel, payloads) {
      if (client === null) throw new Error('no connection');
      await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        channel,
        payloads,
      ]);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

const listenTo = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`;
