// Builds the code that is derived from the contract and the route tables, where it is not up to date. pnpm runs this at
// the end of each installation, so that the editor and `tsc` find the code.
import { buildCode, main } from '../process/workspace.mjs';

await main(buildCode);
