// Owns: which photographs of two sides differ, and where.
// Must not know: what is photographed, or how.
// Used by: the comparison of what stories look like.
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Every photograph of either side as `{ photograph, state, pixels }`, by name; `state` is `same`, `changed`, `added`
 * or `removed`, and `pixels` counts those of a changed one. What differs is put into `report` as
 * `{before,after,difference}/<photograph>`.
 */
export async function comparePhotographs(before, after, report) {
  const names = new Set([before, after].flatMap((folder) => globSync('**/*.png', { cwd: folder })));
  const outcome = [];
  for (const photograph of [...names].toSorted()) {
    const sides = { before: join(before, photograph), after: join(after, photograph) };
    const [was, is] = [existsSync(sides.before), existsSync(sides.after)];
    const found = was && is ? await difference(sides) : { state: was ? 'removed' : 'added' };
    outcome.push({ photograph, state: found.state, pixels: found.pixels });
    if (found.state === 'same') continue;
    for (const [side, file] of Object.entries(sides)) {
      if (existsSync(file)) await put(join(report, side, photograph), (to) => copyFile(file, to));
    }
    if (found.picture)
      await put(join(report, 'difference', photograph), (to) => writeFile(to, found.picture));
  }
  return outcome;
}

async function put(file, write) {
  await mkdir(dirname(file), { recursive: true });
  await write(file);
}

async function difference(sides) {
  const [old, current] = await Promise.all([readFile(sides.before), readFile(sides.after)]);
  if (old.equals(current)) return { state: 'same' };
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(current)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(
    extended(one, width, height),
    extended(other, width, height),
    picture.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (pixels === 0 && one.height === other.height) return { state: 'same' };
  return { state: 'changed', pixels, picture: PNG.sync.write(picture) };
}

/** The picture's points with transparent ones where it is smaller. */
function extended(picture, width, height) {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
