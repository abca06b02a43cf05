import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageChunks } from './package-chunks.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'xinglin-chunks-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(packageName: string, chunks: object, files: readonly string[]): void {
  mkdirSync(join(root, 'packages', packageName, 'src'), { recursive: true });
  writeFileSync(join(root, 'packages', packageName, 'chunks.json'), JSON.stringify(chunks));
  for (const file of files) writeFileSync(join(root, 'packages', packageName, file), '');
}

const read = (): Record<string, string> =>
  Object.fromEntries(
    [...packageChunks(root)].map(([path, chunk]) => [
      path.slice(root.length).replace('/packages/', ''),
      chunk,
    ]),
  );

test('puts files of several packages together, a component with its class module', () => {
  write('one', { cards: ['src/card.tsx', 'src/plain.tsx'] }, [
    'src/card.tsx',
    'src/card.module.css',
    'src/plain.tsx',
    'src/other.tsx',
  ]);
  write('two', { cards: ['src/item.ts'], times: ['src/time.ts'] }, ['src/item.ts', 'src/time.ts']);
  expect(read()).toEqual({
    'one/src/card.tsx': 'cards',
    'one/src/card.module.css': 'cards',
    'one/src/plain.tsx': 'cards',
    'two/src/item.ts': 'cards',
    'two/src/time.ts': 'times',
  });
});

test('a file that was moved or removed is named', () => {
  write('one', { cards: ['src/card.tsx'] }, []);
  expect(read).toThrow(
    'packages/one/chunks.json names src/card.tsx for cards, which is not there.',
  );
});

test('a file goes to one chunk', () => {
  write('one', { cards: ['src/a.ts'], times: ['src/a.ts'] }, ['src/a.ts']);
  expect(read).toThrow('names src/a.ts twice');
});

test('what the packages of the workspace name is there', () => {
  expect(new Set(packageChunks().values())).toContain('core');
});

test('no page loads a kit or a feature that it does not use', () => {
  const workspace = join(import.meta.dirname, '../..');
  const tagOf = (path: string): string => {
    const [group = '', name = ''] = path.slice(workspace.length + 1).split('/');
    return readFileSync(join(workspace, group, name, 'turbo.json'), 'utf8');
  };
  const core = [...packageChunks()].filter(([, chunk]) => chunk === 'core').map(([path]) => path);
  expect(core.filter((path) => /"(?:\w+-)?(?:kit|feature)"/.test(tagOf(path)))).toEqual([]);
});
