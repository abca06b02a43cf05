// `npm run check`: whether generated files are current, by the generators that read what has changed since.
import { main, run } from '../process/workspace.mjs';
import { changedSincePassed, notePassed, treeState } from './tree-state.mjs';

/** Read by no generator. */
const unread =
  /\.(?:test|stories)\.tsx?$|\.(?:css|md)$|^(?:apps\/gateway|docs|e2e)\/(?!.*locales\/)/;
/** Read only for what they import. */
const importing = /\/src\/(?!generated\/|features\/|tables\/).*\.tsx?$/;
/** Read for what they declare. */
const declaring = /^packages\/(?:contract|routes|traditional)\/|\/(?:feature|portal)\.ts$/;

await main(async () => {
  const state = treeState();
  const changed = changedSincePassed('generated', state)?.filter((path) => !unread.test(path));
  if (changed?.length === 0) return 0;
  const isImportsAlone =
    changed?.every((path) => importing.test(path) && !declaring.test(path)) ?? false;
  const generator = isImportsAlone ? 'tooling/generate/cache-grains.mjs' : 'tooling/generate.mjs';
  const code = await run('node', [generator, '--check']);
  if (code === 0) notePassed('generated', state);
  return code;
});
