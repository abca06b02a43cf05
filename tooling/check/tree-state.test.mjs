import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedSincePassed, notePassed, treeState } from './tree-state.mjs';

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...parameters) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...parameters], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (name, text) => writeFileSync(join(folder, name), text);
  git('init', '--quiet');
  write('.gitignore', 'node_modules/\n');
  for (const name of ['same.ts', 'edited.ts', 'deleted.ts']) write(name, name);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add files');
  return { folder, git, write };
}

it('names what was edited, added and deleted since a check passed', () => {
  const { folder, write } = repository();
  const before = treeState(folder);
  expect(changedSincePassed('lint', before, folder)).toBeNull();
  notePassed('lint', before, folder);
  expect(changedSincePassed('lint', before, folder)).toEqual([]);
  write('edited.ts', 'other');
  write('new.ts', 'new');
  rmSync(join(folder, 'deleted.ts'));
  const changed = changedSincePassed('lint', treeState(folder), folder);
  expect(changed).toEqual(['deleted.ts', 'edited.ts', 'new.ts']);
});

it('names a change also once it is committed, and the commit of what passed is none', () => {
  const { folder, git, write } = repository();
  notePassed('lint', treeState(folder), folder);
  write('edited.ts', 'other');
  notePassed('types', treeState(folder), folder);
  git('commit', '--quiet', '--all', '--message', 'Edit a file');
  expect(changedSincePassed('lint', treeState(folder), folder)).toEqual(['edited.ts']);
  expect(changedSincePassed('types', treeState(folder), folder)).toEqual([]);
});

it('knows nothing where there is no repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(treeState(folder)).toBeNull();
  expect(changedSincePassed('lint', null, folder)).toBeNull();
});
