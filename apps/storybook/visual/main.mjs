// `npm run visual -- [commit] [commit] [--only <part of a story's id>]`: photographs every story of two states of the
// repository and compares them. One commit is compared with the working tree, none means the last commit.
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
// @boundaries-ignore the command ends as those of the root do
import { CommandError, main } from '../../../tooling/process/workspace.mjs';
import { comparePhotographs } from './compare.mjs';
import { photographStories } from './photograph.mjs';
import { writeReport } from './report.mjs';
import { commitOf, storybookOf, workingTree } from './storybooks.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  if (positionals.length > 2) throw new CommandError('Name two commits at most.');
  const folder = process.env.XINGLIN_VISUAL ?? join(tmpdir(), 'xinglin-visual');
  const [before = 'HEAD', after = workingTree] = positionals;
  const sides = [];
  for (const [side, name] of Object.entries({ before, after })) {
    const commit = name === workingTree ? null : commitOf(name);
    console.log(`${side}: ${commit ?? 'the working tree'}`);
    const photographs = join(folder, side);
    await rm(photographs, { recursive: true, force: true });
    await photographStories({
      storybook: await storybookOf(commit, folder),
      folder: photographs,
      only: values.only ?? '',
      pages: availableParallelism(),
    });
    sides.push({ name: commit ?? 'working tree', photographs });
  }
  const report = join(folder, 'report');
  await rm(report, { recursive: true, force: true });
  const outcome = await comparePhotographs(...sides.map((side) => side.photographs), report);
  await writeReport(
    report,
    sides.map(({ name }) => name),
    outcome,
  );
  const differing = outcome.filter(({ state }) => state !== 'same');
  for (const { photograph, state, pixels } of differing)
    console.log(`${state}  ${photograph}${pixels === undefined ? '' : `  ${pixels} px`}`);
  console.log(`${outcome.length} photographs, ${differing.length} differ: ${report}/index.html`);
  return differing.length === 0 ? 0 : 1;
});
