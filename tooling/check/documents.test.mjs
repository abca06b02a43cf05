import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const names = (pattern) => globSync(pattern, { cwd: root }).map((file) => basename(file));

/** The cells of each row of a table below a heading, without the head. */
function rowsBelow(text, heading) {
  const section = text.split(`${heading}\n`)[1]?.split(/\n#+ /u)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
}

/** What is named in code letters, without what is still to be built (in italics). */
const builtNames = (cell) =>
  [...cell.replaceAll(/\*[^*]*\*/gu, '').matchAll(/`([^`]+)`/gu)].map(([, name]) => name);

describe('the table of areas', () => {
  const rows = rowsBelow(read('docs/architecture.md'), '## Areas');
  const column = (number) => rows.flatMap((row) => builtNames(row[number]));

  it('names every package of pages', () => {
    const features = globSync('packages/*/turbo.json', { cwd: root })
      .filter((file) => JSON.parse(read(file)).tags?.includes('feature'))
      .map((file) => file.split('/').slice(0, 2).join('/'));
    expect(column(3)).toEqual(expect.arrayContaining(features));
  });

  it('names every folder of the contract', () => {
    const folders = readdirSync(join(root, 'packages/contract/src'), { withFileTypes: true });
    const areas = folders.filter((one) => one.isDirectory()).map(({ name }) => name);
    expect(column(4).toSorted()).toEqual(areas.map((name) => `contract/src/${name}`).toSorted());
  });

  it('names every domain of the gateway once', () => {
    const domains = globSync('apps/gateway/src/domains/*/domain.ts', { cwd: root });
    const folders = domains.map((file) => file.split('/').at(-2));
    const kernels = ['orders', 'payment'];
    expect(
      column(5)
        .filter((name) => !kernels.includes(name))
        .toSorted(),
    ).toEqual(folders.toSorted());
  });

  it('names every route table once', () => {
    const tables = names('packages/routes/src/tables/*.ts').map((file) => basename(file, '.ts'));
    const declared = names('packages/routes/src/declared/*/').map((name) => `declared/${name}`);
    expect(column(6).toSorted()).toEqual([...tables, ...declared].toSorted());
  });
});

it('the glossary names files that exist', () => {
  const places = rowsBelow(read('docs/glossary.md'), '# Glossary').map((row) => row[3]);
  const missing = places
    .flatMap(builtNames)
    .filter((file) => globSync(file, { cwd: root }).length === 0);
  expect(places.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it('the map of the readme names every app, and packages that exist', () => {
  const map = rowsBelow(read('README.md'), '## Map')
    .flatMap((row) => builtNames(row[1] ?? ''))
    .filter((name) => /^(?:apps|packages)\//u.test(name));
  for (const app of names('apps/*')) expect(map).toContain(`apps/${app}`);
  const patterns = map.map((name) => name.replace(',…', ''));
  for (const pattern of patterns) expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
