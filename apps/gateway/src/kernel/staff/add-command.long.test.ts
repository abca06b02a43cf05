import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachableFolder } from '../../testing/reachable-folder';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres';
import { addByCommand } from './add-command';

let directory: string;
beforeAll(async () => {
  directory = await reachableFolder('staff-add');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const add = (account: string) =>
  addByCommand({ XINGLIN_DATA: directory, XINGLIN_SANDBOX: '1' }, [
    account,
    '方远',
    'administrator',
  ]);

it('adds to an embedded database at rest, and beside the gateway that runs it', async () => {
  await add('first');
  const server = await startEmbeddedPostgres(directory);
  try {
    await add('second');
    const client = new pg.Client({ connectionString: server.urlOf('xinglin') });
    await client.connect();
    const { rows } = await client.query('SELECT account FROM staff_accounts ORDER BY account');
    await client.end();
    expect(rows).toEqual([{ account: 'first' }, { account: 'second' }]);
  } finally {
    await server.stop();
  }
  await add('third');
}, 120_000);
