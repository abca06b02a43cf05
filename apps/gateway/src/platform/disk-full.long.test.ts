import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openGateway } from '../gateway';
import { reachableFolder } from '../testing/reachable-folder';
import { testConfig } from '../testing/test-config';
import { openDatabase } from './database';
import { startEmbeddedPostgres } from './embedded-postgres';
import { createLogger } from './request-log';
import { isRoot } from './server-user';

/** A small disk in memory, where this machine lets us have one. */
async function smallDisk(): Promise<{ directory: string; remove(): Promise<void> } | null> {
  if (process.platform !== 'linux' || !isRoot()) return null;
  const directory = await reachableFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    await rm(directory, { recursive: true });
    return null;
  }
  await chmod(directory, 0o755);
  return {
    directory,
    async remove() {
      execFileSync('umount', ['--lazy', directory]);
      await rm(directory, { recursive: true });
    },
  };
}

const disk = await smallDisk();

/** Takes all the room that is left; what removes the file gives it back. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  for (const size of [1024 ** 2, 4096]) {
    const block = Buffer.alloc(size);
    while ((await handle.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size);
  }
  await handle.close();
}

it.runIf(disk !== null)(
  'a full disk refuses what writes with 503, and all goes on when there is room, nothing acknowledged lost',
  async () => {
    const directory = disk?.directory ?? '';
    const log: string[] = [];
    const logger = createLogger('info', { write: (line) => void log.push(line) });
    const server = await startEmbeddedPostgres(directory, {
      onNotice: (line) => logger.warn(line),
    });
    await server.ensureDatabase('full');
    const url = server.urlOf('full');
    const gateway = await openGateway(testConfig, url, { logger, seed: false });
    const operator = openDatabase(url, { max: 1 });
    try {
      const acknowledged: string[] = [];
      let mobiles = 0;
      const write = async () => {
        const mobile = `1393333${1000 + (mobiles += 1)}`;
        const { status } = await gateway.app.fetch(
          new Request('http://gateway.test/moduleoperate/verifycode/sendcode.json', {
            method: 'POST',
            headers: { 'content-type': 'application/json', requestid: randomUUID() },
            body: JSON.stringify({ mobile, scene: 'login' }),
          }),
        );
        if (status === 200) acknowledged.push(mobile);
        return status;
      };
      expect(await write()).toBe(200);

      const filler = join(directory, 'filler');
      await fill(filler);
      // The log of the database takes its room ahead, so it has to come to the end of a piece.
      const seen = new Set<number>();
      await expect
        .poll(
          async () => {
            await operator.execute(sql`SELECT pg_switch_wal()`).catch(() => undefined);
            seen.add(await write());
            return seen.has(503);
          },
          { interval: 1 },
        )
        .toBe(true);
      for (let after = 0; after < 10; after += 1) seen.add(await write());
      expect([...seen].filter((status) => status !== 200)).toEqual([503]);
      await expect.poll(() => log.join('')).toContain('No space left on device');

      await rm(filler);
      await expect.poll(write, { interval: 100 }).toBe(200);
      for (const mobile of acknowledged) {
        const request = new Request(`http://gateway.test/sandbox/outbox?to=${mobile}`);
        const answer = await gateway.app.fetch(request);
        expect(await answer.json(), mobile).toMatchObject({ data: { items: [{ to: mobile }] } });
      }
      expect(log.join('')).not.toMatch(/"msg":"call failed"/);
    } finally {
      await operator.$client.end();
      await gateway.close();
      await server.stop();
      await disk?.remove();
    }
  },
);
