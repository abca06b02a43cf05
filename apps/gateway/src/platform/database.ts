import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openConnections, type Connections } from './connections';

type Schema = Record<string, never>;

/** The pool of connections as Drizzle sees it; `$client` is the `pg.Pool` below. */
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };

/** One open transaction; `transaction()` on it opens a savepoint. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * What a service function asks for when it does not care whether it runs on the pool or inside a
 * transaction: the common base of {@link Database} and {@link Transaction}. A `timestamptz` that is
 * read by raw `execute` comes back as PostgreSQL's text, through a column as `Date`.
 */
export type Queryable = PgDatabase<
  NodePgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** Most connections of one gateway process. A handler must never wait for a second one. */
const poolSize = 16;

/** Longest wait for a free connection, as for a statement: a crowd for one shift waits in line, but not for ever. */
const waitWithinMs = 30_000;

/**
 * Opens a pool on `url`. Every session speaks UTC; a statement that hangs is given up after 30 s.
 * With `lazyCommit` a commit does not wait for the disk: what was written last is lost with the database's
 * machine, though not with this process.
 * Close it with `db.$client.end()`.
 */
export function openDatabase(
  url: string,
  {
    max = poolSize,
    lazyCommit = false,
    connections = openConnections(),
  }: {
    readonly max?: number;
    readonly lazyCommit?: boolean;
    readonly connections?: Connections;
  } = {},
): Database {
  const pool = new ReturningPool({
    connectionString: url,
    Client: connections.Client,
    max,
    connectionTimeoutMillis: waitWithinMs,
    // Every statement is short, so compiling one would cost more than it could win.
    options: [
      '-c jit=off -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
      ...(lazyCommit ? ['-c synchronous_commit=off'] : []),
    ].join(' '),
    application_name: 'xinglin-gateway',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks in a transaction, between two statements: the next of them is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool) satisfies Database;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool whose connections give themselves back when they end. Drizzle never gives one back whose BEGIN failed, and
 * the pool would have a place less for good.
 */
class ReturningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    // With a callback it is the pool itself, which keeps account.
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(givingItselfBack);
  }
}

function givingItselfBack(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isOut = true;
  const giveBack = (error?: Error | boolean): void => {
    client.off('end', ended);
    if (!isOut) return;
    isOut = false;
    release(error);
  };
  const ended = (): void => giveBack(true);
  client.on('end', ended);
  client.release = giveBack;
  return client;
}

/** Times a transaction is tried again after a deadlock or a serialisation failure. */
const transactionTries = 4;

/** Runs `work` in a transaction, from its beginning again where the database gave it up for another one's sake. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if ((state !== '40P01' && state !== '40001') || attempt === transactionTries) throw error;
    }
  }
}

/** The SQLSTATE of an error that came from PostgreSQL, however deep Drizzle wrapped it; null for any other. */
export function sqlStateOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    if (current instanceof pg.DatabaseError) return current.code ?? null;
    current = current.cause;
  }
  return null;
}

/** The name of the constraint that an error from PostgreSQL speaks of; null when it names none. */
export function constraintOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    if (current instanceof pg.DatabaseError) return current.constraint ?? null;
    current = current.cause;
  }
  return null;
}
