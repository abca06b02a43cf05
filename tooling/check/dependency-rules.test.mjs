import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';
import {
  isAllowed,
  licenceFaults,
  lockFaults,
  looseVersions,
  mappingOf,
  workspaceFaults,
} from './dependency-rules.mjs';

describe('a version', () => {
  it.each([
    ['1.2.3', 0],
    ['18.4.0-beta.17', 0],
    ['catalog:', 0],
    ['workspace:*', 0],
    ['^1.2.3', 1],
    ['~1.2.3', 1],
    ['1.x', 1],
    ['latest', 1],
    ['*', 1],
    ['github:somebody/something', 1],
    ['https://example.com/a.tgz', 1],
  ])('%s has %i faults', (version, faults) => {
    const manifest = { dependencies: { a: version } };
    expect(looseVersions([{ name: 'package.json', manifest }])).toHaveLength(faults);
  });
});

describe('the workspace', () => {
  const file = (catalog, allowed) =>
    `packages:\n  - apps/*\ncatalog:\n  'a': ${catalog}\n  b: 1.0.0\npmOnFail: ignore\nallowBuilds:\n  ${allowed}\n`;

  it('pins its catalog and lets only the listed run at installation', () => {
    expect(workspaceFaults(file('1.0.0', 'esbuild: true'))).toEqual([]);
    expect(workspaceFaults(file('1.0.0', "'@else/where': false"))).toEqual([]);
    expect(workspaceFaults(file('^1.0.0', 'esbuild: true'))).toHaveLength(1);
    expect(workspaceFaults(file('1.0.0', "'@else/where': true"))).toHaveLength(1);
  });

  it('is read as pnpm writes it', () => {
    const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    expect(mappingOf(text, 'catalog').length).toBeGreaterThan(30);
    expect(mappingOf(text, 'allowBuilds').length).toBeGreaterThan(5);
  });
});

describe('the lockfile', () => {
  const file = (entry) => `lockfileVersion: '9.0'\n\npackages:\n\n${entry}\n\nsnapshots:\n`;
  const hash = 'resolution: {integrity: sha512-abc==}';

  it.each([
    [`  'a@1.0.0':\n    ${hash}`, []],
    ['  a@1.0.0:\n    resolution: {integrity: sha1-abc=}', [/sha512/]],
    [
      '  a@1.0.0:\n    resolution: {tarball: https://example.com/a.tgz}',
      [/sha512/, /not of the registry/],
    ],
    [`  a@1.0.0:\n    ${hash}\n    deprecated: use b`, [/given up.*use b/]],
  ])('%j', (entry, expected) => {
    const faults = lockFaults(file(entry));
    expect(faults).toHaveLength(expected.length);
    for (const [index, fault] of faults.entries()) expect(fault).toMatch(expected[index]);
  });

  it('is read as pnpm writes it', () => {
    const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const broken = text.replaceAll('integrity: sha512-', 'integrity: sha1-');
    expect(lockFaults(broken).length).toBeGreaterThan(500);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['Unknown', false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
    expect(licenceFaults({ [licence]: [{ name: 'a' }] })).toHaveLength(allowed ? 0 : 1);
  });
});
