import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gatewayFolder, migrationsFolder } from './migrations';

/** A copy of the migrations inside the package, where Drizzle's relative paths reach it, with settings that lead to it. */
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(gatewayFolder(), 'node_modules', '.migrations-'));
  cpSync(migrationsFolder(), copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function makeMigration(name: string): string {
  const out = relative(gatewayFolder(), copy);
  writeFileSync(
    join(copy, 'drizzle.config.mjs'),
    `import config from '../../drizzle.config.ts';\nexport default { ...config, out: '${out}' };\n`,
  );
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/migration.mjs', name, `--config=${out}/drizzle.config.mjs`],
    { cwd: gatewayFolder(), encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return stdout;
}

const metaOf = (folder: string): string[] => readdirSync(join(folder, 'meta')).sort();

const sqlOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** The number of the last migration, as file names spell it. */
const lastNumber = (folder: string): string => sqlOf(folder).at(-1)?.slice(0, 4) ?? '';

it('keeps the snapshot of the last migration and no other', () => {
  const snapshot = `${lastNumber(migrationsFolder())}_snapshot.json`;
  expect(metaOf(migrationsFolder())).toEqual([snapshot, '_journal.json']);
});

it('the migrations make the tables that the code has', () => {
  expect(makeMigration('nothing')).toContain('nothing to migrate');
  expect(sqlOf(copy)).toEqual(sqlOf(migrationsFolder()));
});

it('writes what has changed since the last one, whose snapshot goes', () => {
  const last = lastNumber(copy);
  const file = join(copy, 'meta', `${last}_snapshot.json`);
  const snapshot = JSON.parse(readFileSync(file, 'utf8'));
  delete snapshot.tables['public.users'].columns.nickname;
  writeFileSync(file, JSON.stringify(snapshot));
  makeMigration('nicknames');
  const next = String(Number(last) + 1).padStart(4, '0');
  expect(readFileSync(join(copy, `${next}_nicknames.sql`), 'utf8')).toMatch(
    /^ALTER TABLE "users" ADD COLUMN "nickname" [^;]+;$/,
  );
  expect(metaOf(copy)).toEqual([`${next}_snapshot.json`, '_journal.json']);
  const journal = JSON.parse(readFileSync(join(copy, 'meta/_journal.json'), 'utf8'));
  expect(journal.entries.at(-1)).toMatchObject({
    idx: Number(next),
    tag: `${next}_nicknames`,
  });
});
