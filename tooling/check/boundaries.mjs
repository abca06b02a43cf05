// Who may import whom: `turbo boundaries` by the tags in turbo.json, then what tags cannot say.
import { main, run } from '../process/workspace.mjs';
import { contractImports } from './contract-imports.mjs';

await main(async () => {
  const code = await run('turbo', ['boundaries']);
  const faults = contractImports();
  for (const { file, line, text } of faults) {
    console.error(`${file}:${line}: only types may be imported from the contract here: ${text}`);
  }
  return code === 0 && faults.length === 0 ? 0 : 1;
});
