// Owns: what a comparison of photographs came to, for people and for machines.
// Must not know: how it was made.
// Used by: the comparison of what stories look like.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `report.json` and `index.html` beside the pictures that differ. */
export async function writeReport(folder, [before, after], outcome) {
  await mkdir(folder, { recursive: true });
  const differing = outcome.filter(({ state }) => state !== 'same');
  const told = { before, after, compared: outcome.length, differing };
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(told, null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), page(told));
}

const escaped = (text) => text.replaceAll(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

function page({ before, after, compared, differing }) {
  const title = `${differing.length} of ${compared} photographs differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 2rem; }
  figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
  img { width: 375px; border: 1px solid #ccc; }
</style>
<h1>${title}</h1>
<p>Before: ${escaped(before)}<br>After: ${escaped(after)}</p>
${differing.map(section).join('\n')}
</html>
`;
}

function section({ photograph, state, pixels }) {
  const sides = {
    added: ['after'],
    removed: ['before'],
    changed: ['before', 'after', 'difference'],
  };
  const pictures = sides[state].map(
    (side) =>
      `<figure><figcaption>${side}</figcaption><img loading="lazy" alt="" src="${side}/${escaped(photograph)}"></figure>`,
  );
  const count = pixels === undefined ? '' : `, ${pixels} px`;
  return `<h2>${escaped(photograph)}: ${state}${count}</h2>\n${pictures.join('\n')}`;
}
