import { expect, test } from 'vitest';
import { contractModules } from './without-contract.ts';

const chunk = (...ids: readonly string[]) => ({
  type: 'chunk',
  modules: Object.fromEntries(ids.map((id) => [id, {}])),
});

test('finds modules of the contract in any chunk', () => {
  const schemas = '/work/packages/contract/src/index.ts';
  expect(
    contractModules([{ type: 'asset' }, chunk('/work/packages/api/src/store.ts'), chunk(schemas)]),
  ).toEqual([schemas]);
});

test('takes packages of a similar name for others', () => {
  expect(contractModules([chunk('/work/packages/contract-tests/src/run.ts')])).toEqual([]);
});
