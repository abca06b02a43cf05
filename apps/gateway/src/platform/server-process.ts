import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from './config';
import { serverBinary } from './postgres-binaries';
import { serverIdentity } from './server-user';

/** Longest wait for the server to accept connections, recovery after a crash included. */
const startWithinMs = 60_000;

const firstPauseMs = 100;
const longestPauseMs = 5000;

/** What is started, and how to know that it answers. */
export interface ServerProcessOptions {
  readonly data: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Address of a database that is always there. */
  readonly url: string;
  /** Told in one line when the server ended without being asked to, and when it answers again. */
  readonly onNotice: (line: string) => void;
}

/** A PostgreSQL server that is started again, after pauses that grow, whenever it ends without being asked to. */
export interface ServerProcess {
  /** A fast shutdown: open transactions are rolled back, everything committed is written. */
  stop(): Promise<void>;
}

/** Starts the server and waits until it answers. @throws ConfigError where it does not come up. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { data, onNotice } = options;
  const stopping = new AbortController();
  let current = await startFirst(options);

  async function keepUp(): Promise<void> {
    for (;;) {
      const how = await current.ended;
      if (stopping.signal.aborted) return;
      const since = performance.now();
      onNotice(`the embedded PostgreSQL ended (${how}) and is started again`);
      for (let tries = 0; ; tries += 1) {
        const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
        await pause(longest, null, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        const attempt = await launch(options);
        current = attempt;
        const fault = await untilAccepting(attempt, options.url, stopping.signal);
        if (stopping.signal.aborted) return;
        if (fault === null) break;
        onNotice(`the embedded PostgreSQL on ${data} did not start: ${fault}`);
        await end(attempt);
      }
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      onNotice(`the embedded PostgreSQL answers again after ${seconds} s`);
    }
  }

  const kept = keepUp();
  return {
    async stop() {
      stopping.abort();
      await end(current);
      await kept;
      // The loop may have begun one more when the stop was asked for.
      await end(current);
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  /** How it ended, in a few words. */
  readonly ended: Promise<string>;
  readonly hasEnded: () => boolean;
}

/** What a server says whose predecessor was killed a moment ago and has processes that still end. */
const stillEnding = /still in use/;

async function startFirst(options: ServerProcessOptions): Promise<Launched> {
  const giveUpAt = performance.now() + startWithinMs;
  for (;;) {
    const server = await launch(options);
    const fault = await untilAccepting(server, options.url);
    if (fault === null) return server;
    await end(server);
    if (!stillEnding.test(fault) || performance.now() > giveUpAt)
      throw new ConfigError(`the embedded PostgreSQL did not start on ${options.data}: ${fault}`);
    await pause(firstPauseMs);
  }
}

async function launch({ data, settings, onNotice }: ServerProcessOptions): Promise<Launched> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(await serverBinary(), ['-D', data, ...flags], {
    ...(await serverIdentity()),
    // In a group of its own: Ctrl-C in the terminal must reach the gateway, which drains first.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastWords: string | null = null;
  createInterface({ input: child.stderr }).on('line', (line) => {
    const reason = reasonIn(line);
    if (reason === null) return;
    lastWords = reason;
    // The server lives on after the panic of one of its processes, and nothing else tells of it.
    if (line.includes('PANIC: ')) onNotice(`the embedded PostgreSQL panics: ${reason}`);
  });
  let hasEnded = false;
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => {
      hasEnded = true;
      done(error.message);
    });
    // `close` and not `exit`: what it said last has been read by then.
    child.once('close', (code, signal) => {
      hasEnded = true;
      done(signal === null ? (lastWords ?? `exit ${code}`) : `killed by ${signal}`);
    });
  });
  return { child, ended, hasEnded: () => hasEnded };
}

/** What a connection hears that comes too early or too late, which is no reason to end. */
const notNow = /^the database system is /;

/** Why a server says in this line that it cannot go on; null where it says something else. */
function reasonIn(line: string): string | null {
  const [, reason] = /(?:FATAL|PANIC): +(.*)$/.exec(line) ?? [];
  return reason === undefined || notNow.test(reason) ? null : reason;
}

/** Null once it accepts connections; else why it does not. */
async function untilAccepting(
  server: Launched,
  url: string,
  stopping?: AbortSignal,
): Promise<string | null> {
  const giveUpAt = performance.now() + startWithinMs;
  while (!(await accepts(url))) {
    if (server.hasEnded()) return server.ended;
    if (stopping?.aborted === true) return 'it was stopped';
    if (performance.now() > giveUpAt) return 'it did not accept connections in time';
    await pause(20);
  }
  return null;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function end({ child, ended, hasEnded }: Launched): Promise<void> {
  if (hasEnded()) return;
  child.kill('SIGINT');
  await ended;
}
