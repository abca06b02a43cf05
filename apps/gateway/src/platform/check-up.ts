import { constants, type Stats } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { ConfigError, readConfig, type Config } from './config';
import { bad, good, mind, type Finding } from './finding';
import { lastMigration } from './migrations';
import { missingServices } from './missing-services';

type Environment = Readonly<Record<string, string | undefined>>;
type Besides = (config: Config) => Promise<Finding[]>;

/**
 * Looks at what a gateway with these settings would start with, and changes nothing: settings, ports, database, clock,
 * disk, keys.
 * @param besides what else is looked at, once the settings can be used.
 */
export async function checkUp(environment: Environment, besides?: Besides): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(withoutMakingKeys(environment));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [bad('settings', error.message, 'Change the setting; docs/operations.md lists all.')];
  }
  return [
    good('settings', config.sandbox ? 'can be used; the sandbox is on' : 'can be used'),
    ...missingServices(config),
    await port(config),
    ...(config.databaseUrl === null
      ? await embedded(config.dataDirectory)
      : await database(config.databaseUrl)),
    ...(await room(config)),
    ...deskKeys(config),
    ...((await besides?.(config)) ?? []),
  ];
}

/** Reading the settings makes the keys of an embedded database at its first start, and a look makes nothing. */
function withoutMakingKeys(environment: Environment): Environment {
  if (environment['DATABASE_URL']) return environment;
  const standIn = '0'.repeat(64);
  const keyOf = (name: string) => environment[name] || standIn;
  return {
    ...environment,
    PAYMENT_NOTICE_KEY: keyOf('PAYMENT_NOTICE_KEY'),
    DOCUMENT_HASH_KEY: keyOf('DOCUMENT_HASH_KEY'),
    SEALING_KEYS: keyOf('SEALING_KEYS'),
  };
}

async function port({ port: wanted, listenHost }: Config): Promise<Finding> {
  const fault = await new Promise<string | null>((settle) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    const host = listenHost === null ? {} : { host: listenHost };
    server.listen({ port: wanted, ...host }, () => server.close(() => settle(null)));
  });
  if (fault === null) return good('port', `${wanted} is free`);
  if (fault === 'EADDRINUSE')
    return mind(
      'port',
      `${wanted} is in use, as it is while the gateway runs`,
      'If it does not run, set GATEWAY_PORT to another.',
    );
  return bad(
    'port',
    `${wanted} cannot be listened on (${fault})`,
    'Set GATEWAY_PORT, LISTEN_HOST.',
  );
}

/** The oldest PostgreSQL that a gateway is tried on. */
const oldestPostgres = 15;
const answerWithinMs = 5000;
/** Milliseconds by which two machines' clocks may differ before deadlines and codes look wrong. */
const clockTolerance = 2000;

interface ServerFacts {
  readonly version: number;
  readonly standby: boolean;
  readonly readOnly: string;
  readonly now: number;
  readonly connections: number;
  readonly migrations: string | null;
}

async function database(url: string): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query<ServerFacts>(`SELECT
      current_setting('server_version_num')::int / 10000 AS version,
      pg_is_in_recovery() AS standby,
      current_setting('default_transaction_read_only') AS "readOnly",
      (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
      current_setting('max_connections')::int AS connections,
      to_regclass('drizzle.__drizzle_migrations')::text AS migrations`);
    const [facts] = rows;
    if (!facts) throw new Error('it answered nothing');
    const elapsed = Date.now() - asked;
    return [
      server(facts),
      await migrated(client, facts.migrations !== null),
      clock(facts.now - (asked + elapsed / 2), elapsed),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [
      bad(
        'database',
        `that of DATABASE_URL cannot be used: ${reason}`,
        'See that it runs, that this machine may reach it, and that user, password and name are right.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function server({ version, standby, readOnly, connections }: ServerFacts): Finding {
  if (version < oldestPostgres)
    return bad(
      'database',
      `PostgreSQL ${version} is older than ${oldestPostgres}`,
      'Bring it up to date.',
    );
  if (standby || readOnly === 'on')
    return bad('database', 'it takes no writes', 'Let DATABASE_URL lead to the primary.');
  return good('database', `PostgreSQL ${version}, ${connections} connections`);
}

async function migrated(client: pg.Client, hasTable: boolean): Promise<Finding> {
  const newest = lastMigration();
  const applied = hasTable
    ? (
        await client.query<{ last: string | null }>(
          'SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations',
        )
      ).rows[0]?.last
    : null;
  if (applied === null || applied === undefined)
    return good('tables', 'are made when a gateway first starts');
  if (Number(applied) > newest)
    return mind(
      'tables',
      'are of a later release than this one',
      'Fine while you go back by one release; else start the later one.',
    );
  return good(
    'tables',
    Number(applied) === newest ? 'are up to date' : 'are brought up to date at the next start',
  );
}

function clock(ahead: number, elapsed: number): Finding {
  const by = Math.round(Math.abs(ahead));
  return by > clockTolerance + elapsed
    ? bad(
        'clock',
        `differs from the database's by ${by} ms`,
        'Let both machines take the time from the same NTP server.',
      )
    : good('clock', 'agrees with the database’s');
}

/** What the embedded database left in its directory; it is not started for a look. */
async function embedded(directory: string): Promise<Finding[]> {
  const home = await statOf(directory);
  if (home === null)
    return [
      (await isWritable(await existing(directory)))
        ? good('database', `embedded, made in ${directory} at the first start`)
        : bad('database', `${directory} cannot be made`, 'Set XINGLIN_DATA to another directory.'),
    ];
  if (!home.isDirectory() || !(await isWritable(directory)))
    return [
      bad('database', `${directory} cannot be written to`, 'Start as the user to whom it belongs.'),
    ];
  const findings = [good('database', `embedded, in ${directory}`)];
  const names = await readdir(directory);
  for (const name of names.filter((one) => one.endsWith('.key'))) {
    const mode = ((await statOf(join(directory, name)))?.mode ?? 0) & 0o077;
    if (mode !== 0)
      findings.push(
        bad('keys', `${name} can be read by others`, `chmod 600 ${join(directory, name)}`),
      );
  }
  return findings;
}

const megabyte = 1024 ** 2;
const [scarce, none] = [1024 * megabyte, 64 * megabyte];

async function room({ filesDirectory, dataDirectory, databaseUrl }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const places = databaseUrl === null ? [filesDirectory, dataDirectory] : [filesDirectory];
  const free = new Map<string, number>();
  for (const place of places) {
    const there = await existing(place);
    if (!(await isWritable(there)))
      findings.push(
        bad('files', `${there} cannot be written to`, 'Set XINGLIN_FILES, or its owner.'),
      );
    const { bavail, bsize } = await statfs(there);
    free.set(place, bavail * bsize);
  }
  const least = Math.min(...free.values());
  const says = `${Math.floor(least / megabyte)} MB free`;
  const mend = 'Make room, or move XINGLIN_DATA and XINGLIN_FILES.';
  if (least < none) findings.push(bad('disk', says, mend));
  else findings.push(least < scarce ? mind('disk', says, mend) : good('disk', says));
  return findings;
}

const day = 24 * 60 * 60 * 1000;
const endsSoon = 30 * day;

function deskKeys({ desk }: Config): Finding[] {
  if (desk === null) return [];
  return desk.keys.map(({ name, notBefore, notAfter }) => {
    const left = notAfter.getTime() - Date.now();
    const mend = 'Make the next one with npm run desk:key, and add it beside this one.';
    if (left <= 0) return bad('desk', `the key ${name} is over`, mend);
    if (left < endsSoon)
      return mind('desk', `the key ${name} ends in ${Math.ceil(left / day)} days`, mend);
    return notBefore.getTime() > Date.now()
      ? mind('desk', `the key ${name} does not count yet`, 'Nothing, if that is meant.')
      : good('desk', `the key ${name} counts`);
  });
}

const statOf = (path: string): Promise<Stats | null> => stat(path).catch(() => null);

/** Whether files can be made in a directory. */
const isWritable = (directory: string): Promise<boolean> =>
  access(join(directory, '.'), constants.W_OK).then(
    () => true,
    () => false,
  );

/** The path itself, or the nearest directory above it that is there. */
async function existing(path: string): Promise<string> {
  return (await statOf(path)) === null ? existing(dirname(path)) : path;
}
