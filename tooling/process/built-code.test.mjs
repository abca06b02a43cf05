import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, noteBuilt } from './built-code.mjs';

let folder;
const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const built = 'packages/gateway-sdk/src/generated/types/account.ts';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-built-'));
  write('packages/contract/src/account.ts', 'export const account = {};');
  write('packages/routes/src/tables/account.ts', 'export const account = {};');
  write(built, 'export type Account = string;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is not up to date before it was built once, and is afterwards', () => {
  expect(isBuilt(folder)).toBe(false);
  noteBuilt(folder);
  expect(isBuilt(folder)).toBe(true);
});

it.each([
  ['a changed call', 'packages/contract/src/account.ts'],
  ['a new file of the contract', 'packages/contract/src/wallet/calls.ts'],
  ['a new table of routes', 'packages/routes/src/tables/wallet.ts'],
  ['a changed builder', 'tooling/generate/calls.mjs'],
  ['another version of a library', 'pnpm-lock.yaml'],
  ['an edited result', built],
])('is built again after %s', (_, file) => {
  noteBuilt(folder);
  write(file, 'export const other = {};');
  expect(isBuilt(folder)).toBe(false);
});

it('is built again where a result is missing', () => {
  noteBuilt(folder);
  rmSync(join(folder, built));
  expect(isBuilt(folder)).toBe(false);
});

it.each([
  ['a test of the contract', 'packages/contract/src/account.test.ts'],
  ['a row of a table that was there', 'packages/routes/src/tables/account.ts'],
])('stays as it is after a change of %s', (_, file) => {
  noteBuilt(folder);
  write(file, 'export const other = {};');
  expect(isBuilt(folder)).toBe(true);
});
