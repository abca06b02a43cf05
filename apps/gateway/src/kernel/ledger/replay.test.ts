import { it } from 'vitest';
import { replayLedger } from '../../testing/ledger-replay';

it('keeps 1,000 movements as a model does, while connections end amid them', () =>
  replayLedger({ operations: 1000, seed: 27, endEvery: 150 }));
