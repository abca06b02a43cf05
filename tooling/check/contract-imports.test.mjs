import { describe, expect, it } from 'vitest';
import { contractImports, contractImportsOf, isForTypesOnly } from './contract-imports.mjs';

describe('contract imports', () => {
  it.each([
    "import { domains } from '@xinglin/contract';",
    "import type, { domains } from '@xinglin/contract';",
    "import type from '@xinglin/contract';",
    "import '@xinglin/contract';",
    "const contract = await import('@xinglin/contract');",
    "export * from '@xinglin/contract';",
    "import { type Patient, domains }\n  from '@xinglin/contract';",
  ])('refuses %s', (source) => {
    expect(contractImportsOf(source)).toHaveLength(1);
  });

  it.each([
    "import type { Patient } from '@xinglin/contract';",
    "export type { Patient } from '@xinglin/contract';",
    "import { Patient } from '@xinglin/gateway-sdk';\nimport type { Order } from '@xinglin/contract';",
    "import type * as contract from '@xinglin/contract';",
  ])('allows %s', (source) => {
    expect(contractImportsOf(source)).toEqual([]);
  });

  it('tells the line', () => {
    expect(contractImportsOf("\n\nimport { domains } from '@xinglin/contract';")[0].line).toBe(3);
  });

  it.each([
    ['packages/portal/src/server/answer-shapes.ts', false],
    ['packages/portal/src/client/index.ts', true],
    ['packages/portal/src/server-list.ts', true],
    ['packages/server/src/index.ts', true],
    ['apps/shell/src/portal.ts', true],
  ])('are for types only in %s: %s', (file, expected) => {
    expect(isForTypesOnly(file)).toBe(expected);
  });

  it('finds nothing in the workspace', () => {
    expect(contractImports()).toEqual([]);
  });
});
