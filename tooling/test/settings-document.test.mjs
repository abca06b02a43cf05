import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it('every setting that a server reads is described, and none besides', () => {
  const gateway = namesIn(
    read('apps/gateway/src/platform/environment.ts'),
    /^ {2}([A-Z][A-Z_]+): /gmu,
  );
  const portal = namesIn(
    read('packages/portal/src/server/config.ts'),
    /'([A-Z][A-Z]+(?:_[A-Z]+)+)'/gu,
  );
  const table = read('docs/operations.md').split('## Settings')[1] ?? '';
  const described = namesIn(table, /`([A-Z][A-Z]+(?:_[A-Z]+)+)`/gu);
  expect(gateway.length).toBeGreaterThan(20);
  expect([...new Set(described)].toSorted()).toEqual(
    [...new Set([...gateway, ...portal, 'SHELL_PORT', 'NODE_ENV'])].toSorted(),
  );
});
