// `npm run check`: lints what has changed since lint last passed here. Lint with types reads whole programs and takes
// minutes for all files; the gate looks at all of them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run } from '../process/workspace.mjs';
import { changedSincePassed, notePassed, treeState } from './tree-state.mjs';

const source = /\.(?:tsx?|mjs|js)$/;
const settings =
  /(?:^|\/)(?:\.oxlintrc\.json|tsconfig(?:\/[\w-]+|\.[\w-]+)?\.json|pnpm-lock\.yaml)$/;

await main(async () => {
  const state = treeState();
  const changed = changedSincePassed('lint', state);
  const isWhole = changed === null || changed.some((path) => settings.test(path));
  const files = (changed ?? []).filter((path) => source.test(path) && existsSync(join(root, path)));
  let code = 0;
  if (isWhole) code = await run('turbo', ['run', '//#lint', '--output-logs=errors-only']);
  // A change of generated files alone leaves none to look at.
  else if (files.length > 0)
    code = await run('oxlint', ['--no-error-on-unmatched-pattern', ...files]);
  if (code === 0) notePassed('lint', state);
  return code;
});
