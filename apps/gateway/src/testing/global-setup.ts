import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres';
import { openGateway } from '../gateway';
import { createLogger } from '../platform/request-log';
import { emptyTemplate, seededTemplate, testConfig } from './test-config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's server, with `DATABASE` where a database's name goes. */
    databaseServer: string;
  }
}

/**
 * One PostgreSQL for the whole run, with two databases to copy: one with tables only, one with the
 * demo seed as well. It keeps fsync off; a test of durability starts a server of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Under root the server's own user must reach it, which it cannot below a private TMPDIR.
  const directory = await mkdtemp(join('/var/tmp', 'xinglin-test-'));
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres(directory, { fast: true });
  try {
    for (const [template, seed] of [
      [emptyTemplate, false],
      [seededTemplate, true],
    ] as const) {
      await server.ensureDatabase(template);
      const gateway = await openGateway(testConfig, server.urlOf(template), {
        logger: createLogger('silent'),
        seed,
        work: false,
      });
      await gateway.close();
    }
    project.provide('databaseServer', server.urlOf('DATABASE'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
