import { it } from 'vitest';
import { replayLedger } from '../../testing/ledger-replay';

const operations = Number(process.env['XINGLIN_LEDGER_OPERATIONS'] ?? 100_000);
// The long run names a new one each time.
const seed = Number(process.env['XINGLIN_TEST_SEED'] ?? 20_261_125);

it(
  `keeps ${operations} movements as a model does, while connections end amid them (seed ${seed})`,
  // Each movement is a transaction of its own and is compared with the model: half an hour on two quiet cores.
  { timeout: 2 * 60 * 60_000 },
  () => replayLedger({ operations, seed, endEvery: 500 }),
);
