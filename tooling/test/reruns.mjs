// Owns: which changes concern every test of a run that takes only the changed ones.
// Used by: the configurations of Vitest whose tests import code that is built from the contract.
import { configDefaults } from 'vitest/config';

/** Git does not know the built code, so Vitest cannot see which tests import what a change of the contract changes. */
export const changesAllTests = [
  ...configDefaults.forceRerunTriggers,
  '**/packages/contract/src/**',
];
