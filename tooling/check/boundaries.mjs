// Who may import whom: `turbo boundaries` by the tags in turbo.json, then what tags cannot say.
import { main, run } from '../process/workspace.mjs';
import { contractImports } from './contract-imports.mjs';
import { importsBesideCore } from './core-imports.mjs';
import { floorFaults } from './gateway-floors.mjs';

await main(async () => {
  const code = await run('turbo', ['boundaries']);
  const faults = contractImports();
  for (const { file, line, text } of faults) {
    console.error(`${file}:${line}: only types may be imported from the contract here: ${text}`);
  }
  const misplaced = floorFaults();
  for (const { file, text } of misplaced) console.error(`${file}: ${text}`);
  const loose = importsBesideCore();
  for (const sentence of loose) console.error(sentence);
  return [code, faults.length, misplaced.length, loose.length].every((count) => count === 0)
    ? 0
    : 1;
});
