import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { cut, type Connections } from '../connections';

/** What is done with a channel's notifications. */
export interface Listener {
  heard(payload: string): void;
  /** The connection is new: what was said meanwhile was missed. */
  reconnected(): void;
}

/**
 * The one connection of a gateway process that hears PostgreSQL's notifications, and sends its own. As it is always
 * open and never waits for a call, it also tells whether the database answers.
 */
export interface Notifications {
  /** Hears a channel from now on; one listener a channel. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Sends each payload, below 8,000 bytes. @throws Error while there is no connection, or when it breaks. */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
  /** Whether there is no connection at the moment. */
  readonly isAway: boolean;
  /** Whether the database answers within this many milliseconds, and can be written to. */
  answers(withinMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface NotificationsOptions {
  readonly logger: Logger;
  /** Of these it is one; all are given up when the server does not answer any more, or became read-only. */
  readonly connections: Connections;
  /** Milliseconds between two questions whether the server still answers, and how long its answer may take. */
  readonly askEveryMs?: number;
  readonly silentMs?: number;
}

const firstPauseMs = 100;
const longestPauseMs = 1000;

/** Why a connection is over. */
type Loss = 'ended' | 'silent' | 'readOnly';

/**
 * Connects to the database at `url`; a connection that breaks is replaced, after pauses that grow, by one try at a
 * time. Loss and return of the database are logged.
 */
export async function openNotifications(
  url: string,
  { logger, connections, askEveryMs = 5000, silentMs = 10_000 }: NotificationsOptions,
): Promise<Notifications> {
  const listeners = new Map<string, Listener>();
  const closing = new AbortController();
  let client: pg.Client | null = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new connections.Client({
      connectionString: url,
      application_name: 'xinglin-gateway-notifications',
    });
    fresh.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.heard(payload ?? ''),
    );
    // Its `end` follows; without a listener the error would end the process.
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      const listening = [...listeners.keys()].map((channel) => fresh.query(listenTo(channel)));
      if ((await within(silentMs, Promise.all(listening))) === null)
        throw new Error('the server does not answer');
    } catch (error) {
      cut(fresh);
      throw error;
    }
    return fresh;
  }

  /** Settles once the connection is of no use any more. */
  async function untilLost(current: pg.Client): Promise<Loss> {
    const over = new AbortController();
    const ended = new Promise<'ended'>((done) => current.once('end', () => done('ended')));
    try {
      for (;;) {
        const turn = pause(askEveryMs, 'ask' as const, { signal: over.signal, ref: false });
        if ((await Promise.race([ended, turn.catch(() => 'ended')])) === 'ended') return 'ended';
        const state = await within(silentMs, stateOf(current));
        if (state === null) return 'silent';
        if (state !== 'ready') return state === 'failed' ? 'ended' : state;
      }
    } finally {
      over.abort();
    }
  }

  async function keepConnected(first: pg.Client): Promise<void> {
    for (let current = first; ;) {
      const loss = await untilLost(current);
      client = null;
      if (closing.signal.aborted) return;
      const since = performance.now();
      logger.error({ loss }, 'database lost');
      // Others wait for the same server, and would for as long as the network lets them.
      if (loss === 'ended') cut(current);
      else connections.cutAll();
      const next = await reconnect();
      if (next === null) return;
      logger.warn({ ms: Math.round(performance.now() - since) }, 'database back');
      current = next;
      client = next;
      for (const listener of listeners.values()) listener.reconnected();
    }
  }

  async function reconnect(): Promise<pg.Client | null> {
    for (let tries = 0; ; tries += 1) {
      const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
      const ms = longest * (0.5 + Math.random() / 2);
      await pause(ms, null, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return null;
      const fresh = await connect().catch(() => null);
      if (closing.signal.aborted) {
        await fresh?.end();
        return null;
      }
      const state = fresh === null ? null : await within(silentMs, stateOf(fresh));
      if (fresh !== null && state === 'ready') return fresh;
      if (fresh !== null) cut(fresh);
    }
  }

  const kept = keepConnected(client);
  let asking: Promise<ServerState> | null = null;
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
    get isAway() {
      return client === null;
    },
    async answers(withinMs) {
      if (client === null) return false;
      // However many ask, the server is asked once at a time.
      asking ??= stateOf(client).finally(() => (asking = null));
      return (await within(withinMs, asking)) === 'ready';
    },
    async close() {
      closing.abort();
      if (
        client !== null &&
        (await within(
          silentMs,
          client.end().then(() => true),
        )) === null
      )
        cut(client);
      await kept;
    },
  };
}

type ServerState = 'ready' | 'readOnly' | 'failed';

/** Whether the server of a connection may be written to. */
async function stateOf(client: pg.Client): Promise<ServerState> {
  const asked = client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  return asked.then(
    ({ rows }) => (rows[0]?.standby === false ? 'ready' : 'readOnly'),
    () => 'failed',
  );
}

/** What is settled within this many milliseconds; null otherwise. */
async function within<Value>(ms: number, settled: Promise<Value>): Promise<Value | null> {
  const over = new AbortController();
  const late = pause(ms, null, { signal: over.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([settled, late]);
  } finally {
    over.abort();
  }
}

const listenTo = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`;
