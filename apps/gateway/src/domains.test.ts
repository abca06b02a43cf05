import { globSync } from 'node:fs';
import { join } from 'node:path';
import { domains as contractDomains } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { domains } from './domains';
import { erasuresOf } from './kernel/people/accounts/closing';
import { eraseAccount } from './kernel/people/accounts/erasure';
import { gatewayFolder } from './platform/migrations';
import { openParts } from './platform/ports';

it('serve every call of the contract, each once', () => {
  const served = domains.flatMap(({ callPaths }) => callPaths);
  const declared: string[] = Object.values(contractDomains).flatMap((calls) =>
    Object.values(calls).map(({ path }) => path),
  );
  expect(served.toSorted()).toEqual(declared.toSorted());
});

it('have names of their own', () => {
  const names = domains.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('are all that have a domain.ts: none is declared and left out', () => {
  const files = globSync('{kernel,domains}/**/domain.ts', { cwd: join(gatewayFolder(), 'src') });
  expect(files).toHaveLength(domains.length);
});

it('erase an account behind everything that points at it', () => {
  const contributions = domains.flatMap(({ brings = [] }) => brings);
  const erasures = erasuresOf(openParts(() => undefined, contributions, []));
  expect(erasures.at(-1)).toBe(eraseAccount);
  expect(new Set(erasures).size).toBe(erasures.length);
});
