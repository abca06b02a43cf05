import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config';

/** How long an orphaned server may take to write everything down and end. */
const orphanEndsWithinMs = 60_000;

/**
 * Claims a data directory for this process; returns what gives it back. Throws {@link ConfigError}
 * when a living process holds it. The claim of a killed one is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'gateway.pid');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  for (;;) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return async () => {
        if ((await readFile(file, 'utf8').catch(() => '')) === mine)
          await rm(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      const holder = parseHolder(await readFile(file, 'utf8').catch(() => ''));
      if (
        holder !== null &&
        isAlive(holder.pid) &&
        (await startOf(holder.pid)) === holder.started
      ) {
        throw new ConfigError(
          `the data directory ${directory} is in use by another gateway (process ${holder.pid})`,
        );
      }
      await rm(file, { force: true });
    }
  }
}

/**
 * Ends a PostgreSQL server that outlived its killed gateway. A postmaster.pid is removed where another program has its
 * process id by now; that of an ended server stays, as PostgreSQL tells by it whether processes of that server still write.
 */
export async function stopOrphanedServer(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!(await isServerOn(pid, data))) {
    await rm(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + orphanEndsWithinMs;
  while (await isServerOn(pid, data)) {
    if (Date.now() > giveUpAt)
      throw new ConfigError(`a PostgreSQL server (process ${pid}) holds ${data} and does not end`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function parseHolder(text: string): { pid: number; started: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return null;
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, by its kernel's count: tells a recycled id from the process that had it. Empty without /proc. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Field 22; the second one, the name, may itself hold spaces and brackets.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isServerOn(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return process.platform !== 'linux';
  // A zombie has ended; only its parent has not looked yet.
  if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres') && command.includes(data);
}
