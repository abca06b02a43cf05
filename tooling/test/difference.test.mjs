import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileAt, readDifference } from './difference.mjs';

let folder;
const git = (...parameters) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...parameters],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  ).trim();
const write = (file, text) => writeFileSync(join(folder, file), text);
function commit(file, text = file) {
  write(file, text);
  git('add', '-A');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}
const changed = (options) =>
  [...(readDifference({ folder, ...options })?.files ?? ['unknown'])].toSorted();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-difference-'));
  git('init', '-qb', 'main');
  commit('first.ts');
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('the difference', () => {
  it('on a branch begins where it left the main line, and counts the working tree', () => {
    const base = commit('second.ts');
    git('switch', '-qc', 'branch');
    commit('third.ts');
    commit('a file.ts');
    write('first.ts', 'changed');
    write('new.ts', '');
    rmSync(join(folder, 'second.ts'));
    expect(changed()).toEqual(['a file.ts', 'first.ts', 'new.ts', 'second.ts', 'third.ts']);
    expect(readDifference({ folder })).toMatchObject({ base });
    expect(fileAt(base, 'first.ts', folder)).toBe('first.ts');
    expect(fileAt(base, 'third.ts', folder)).toBeNull();
  });

  it('on the main line is what landed last', () => {
    commit('second.ts');
    commit('third.ts');
    expect(changed()).toEqual(['third.ts']);
  });

  it('begins with the commit that is named', () => {
    const base = git('rev-parse', 'HEAD');
    commit('second.ts');
    commit('third.ts');
    expect(changed({ base })).toEqual(['second.ts', 'third.ts']);
  });

  it('is not known where there is no such commit, none before, or no repository', () => {
    expect(readDifference({ folder, base: 'nowhere' })).toBeNull();
    expect(readDifference({ folder })).toBeNull();
    expect(readDifference({ folder: tmpdir() })).toBeNull();
  });
});
