import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsBesideCore, valuesImportedBy } from './core-imports.mjs';

it('reads what is imported as a value from the same package', () => {
  const source = [
    "import { a } from './a';",
    "import type { B } from './b';",
    "import { type C } from './c';",
    "import {\n  type D,\n  d,\n} from '../d';",
    "import * as e from './e';",
    "export { f } from './f';",
    "import { createStore } from '@xinglin/api';",
    "const later = () => import('./later');",
  ].join('\n');
  expect(valuesImportedBy(source)).toEqual(['./a', '../d', './e', './f']);
});

it('names a file that core imports and no package names as core', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-core-'));
  const [start, tags] = ['start.ts', 'tags.ts'].map((name) => join(folder, name));
  writeFileSync(start, "import { tags } from './tags';\n");
  writeFileSync(tags, 'export const tags = [];\n');
  const named = new Map([
    [start, 'core'],
    [tags, 'core'],
  ]);
  expect(importsBesideCore(named)).toEqual([]);
  expect(importsBesideCore(new Map([[start, 'core']]))[0]).toContain('tags.ts');
  rmSync(folder, { recursive: true });
});

it('finds nothing in the workspace', () => {
  expect(importsBesideCore()).toEqual([]);
});
