// Owns: how much of a walk a run makes: all of it, or each thing in one variant by turns and in all what has changed.
// Must not know: what a walk looks at.
// Used by: the journeys that walk every page, the stories, and the test command, which tells of it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/workspace.mjs';
import { fileAt, readDifference } from './difference.mjs';
import { sourceGraph } from './source-graph.mjs';

/** Packages that say what there is and draw none of it: every address and call is proven without a browser. */
const drawsNothing =
  /^packages\/(?:contract|gateway-sdk|guards|routes)\/|^packages\/api\/src\/generated\//;
/** What every page is built by, or stands in. */
const drawsEverything = /^tooling\/vite\/|^packages\/(?:i18n|portal|ui)\/src\/locales\//;
const isOwnText = /^((?:packages|partners)\/[^/]+\/src)\/locales\//;
const lockfile = 'pnpm-lock.yaml';

/** What the registry brings, without who of ours asks for it. */
const brought = (text) => text?.slice(text.indexOf('\npackages:')) ?? '';

/**
 * How much is run: `all` is every variant of everything, `turns` each thing in one variant and what has changed in all,
 * `changed` only what has changed. It reaches the steps as a setting, as they are programs of others.
 * @typedef {'all' | 'turns' | 'changed'} Scope
 */
export const scopeSetting = 'XINGLIN_TEST_SCOPE';

/**
 * @typedef {object} Selection
 * @property {boolean} isWhole every variant of everything
 * @property {boolean} isOnlyChanged nothing of what has not changed
 * @property {string} reason why, for the end of a run
 * @property {(file: string, partner?: string | null) => boolean} touches whether what has changed can show on a page or
 *   story, by its file and the partner it is composed for
 * @property {<Variant>(name: string, variants: readonly Variant[], isTouched: boolean) => readonly Variant[]} variantsOf
 *   those of a thing that this run looks at
 */

/**
 * @param {object} options
 * @param {readonly string[]} [options.walk] files of the walk itself: one that has changed is made whole
 * @param {string | undefined} [options.asked] the {@link Scope}; by turns unless told
 * @returns {Selection}
 */
export function readSelection({
  walk = [],
  asked = process.env[scopeSetting],
  difference = asked === 'all' ? null : readDifference(),
  folder = root,
} = {}) {
  const whole = (reason) => ({
    isWhole: true,
    isOnlyChanged: false,
    reason: `every variant: ${reason}`,
    touches: () => true,
    variantsOf: (name, variants) => variants,
  });
  if (asked === 'all') return whole('asked for');
  if (difference === null) return whole('no commit is known to compare with');
  const { base, head, files } = difference;
  const drawn = [...files].filter((file) => !drawsNothing.test(file));
  const graph = sourceGraph(folder);
  const frame = new Set(
    globSync('packages/portal/src/{index,developers,*/index}.ts', { cwd: folder }).flatMap(
      (entry) => [...graph.filesOf(entry, { lazy: false })],
    ),
  );
  const everywhere = drawn.find(
    (file) =>
      drawsEverything.test(file) ||
      walk.includes(file) ||
      frame.has(file) ||
      (file === lockfile &&
        brought(fileAt(base, file, folder)) !== brought(readFileSync(join(folder, file), 'utf8'))),
  );
  if (everywhere !== undefined) return whole(`${everywhere} has changed`);
  const texts = new Set(drawn.map((file) => isOwnText.exec(file)?.[1]).filter(Boolean));
  const changed = new Set(drawn);
  return {
    isWhole: false,
    isOnlyChanged: asked === 'changed',
    reason:
      asked === 'changed'
        ? `only what differs from ${base.slice(0, 10)}, in every variant`
        : `one variant by turns, and every variant of what differs from ${base.slice(0, 10)}`,
    touches(file, partner = null) {
      const own = [...graph.filesOf(file)];
      return (
        own.some(
          (one) => changed.has(one) || [...texts].some((source) => one.startsWith(source)),
        ) ||
        (partner !== null && drawn.some((one) => one.startsWith(`partners/${partner}/`)))
      );
    },
    variantsOf: (name, variants, isTouched) => {
      if (isTouched) return variants;
      return asked === 'changed' ? [] : [variants[turnOf(`${name} ${head}`, variants.length)]];
    },
  };
}

/** A number below `count` that is always the same for the name and as likely as any other. */
const turnOf = (name, count) => createHash('sha256').update(name).digest().readUInt32BE() % count;
