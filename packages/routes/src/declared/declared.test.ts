import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineRoutes, pathsOf, type RouteRow, type RouteTable } from '../route-row';
import { routes } from '../generated/tables';
import { declared, external } from './index';

test('a route is composed or declared, never both, and each path leads to one of them', () => {
  expect(Object.keys(declared).filter((name) => name in routes)).toEqual([]);
  // Throws when two rows share a path.
  expect(() => defineRoutes({ ...routes, ...declared })).not.toThrow();
});

test('each name is said once, whichever file it stands in', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[a-z/-]+\.ts$/.test(file) && file !== 'index.ts',
  );
  const tables = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  );
  const rows = tables.flatMap((module) =>
    Object.values<object>(module).flatMap((table) =>
      Array.isArray(table) ? [] : Object.entries<RouteRow>(table as RouteTable),
    ),
  );
  expect(rows.map(([name]) => name).sort()).toEqual(
    [...Object.keys(declared), ...Object.keys(external)].sort(),
  );
  for (const [name, row] of rows) {
    expect(row.title).toBe(`${name.replace('.', ':')}.title`);
    expect(name).toMatch(/^[a-z-]+\.[a-z][A-Za-z]*$/);
  }
});

test('personal and passing pages are neither shared nor kept', () => {
  for (const [name, row] of Object.entries<RouteRow>(declared)) {
    if (row.requires) {
      expect(row.requires[0], name).toBe('login');
      expect(row.cacheControlMaxAge, name).toBeUndefined();
      expect(row.disableShare, name).toBe(true);
    }
    if (row.kind === 'middle' || row.kind === 'test') {
      expect(row.noIndex && row.disableCache && row.disableShare, name).toBe(true);
    }
  }
});

test('only other sites serve external rows, and only their rows name a site', () => {
  for (const row of Object.values<RouteRow>(external)) expect(row.kind).toBe('external');
  for (const row of Object.values<RouteRow>(external)) expect(row.site).toBeDefined();
  for (const row of Object.values<RouteRow>(declared)) {
    expect(row.kind).not.toBe('external');
    expect(row.site).toBeUndefined();
    expect(pathsOf(row).every((path) => !path.startsWith('/corp/'))).toBe(true);
  }
});
