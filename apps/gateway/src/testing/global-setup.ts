import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres';
import { openGateway } from '../gateway';
import { createLogger } from '../platform/request-log';
import { fastFolder } from './reachable-folder';
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
  const directory = await fastFolder('test');
  const server = await startEmbeddedPostgres(directory, { fast: true });
  try {
    for (const [template, seed, source] of [
      [emptyTemplate, false, undefined],
      // Its tables are there already.
      [seededTemplate, true, emptyTemplate],
    ] as const) {
      await server.ensureDatabase(template, source);
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
