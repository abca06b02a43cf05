// `npm run bench`: measures against references in the same run, prints one table of all figures and
// writes docs/benchmarks.md. `npm run bench -- search booking` measures those sections and only prints them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPages } from './bench/key-pages.mjs';
import { document } from './bench/report.mjs';
import { bookingSection } from './bench/sections/booking.mjs';
import { developmentSection } from './bench/sections/development.mjs';
import { firstLoadSection } from './bench/sections/first-load.mjs';
import { growthSection } from './bench/sections/growth.mjs';
import { lighthouseSection } from './bench/sections/lighthouse.mjs';
import { matchingSection } from './bench/sections/matching.mjs';
import { renderingSection } from './bench/sections/rendering.mjs';
import { searchSection } from './bench/sections/search.mjs';
import { applications } from './process/applications.mjs';
import { startPortal } from './process/portal-run.mjs';
import { build, CommandError, main, root } from './process/workspace.mjs';

/** Sections by name, those that look at a running portal apart. */
const ofPortal = {
  'first-load': firstLoadSection,
  lighthouse: lighthouseSection,
  rendering: renderingSection,
};
const alone = {
  growth: growthSection,
  matching: matchingSection,
  search: searchSection,
  booking: bookingSection,
  development: developmentSection,
};

await main(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('The bench reads processor time the way Linux tells it.');
  const names = [...Object.keys(ofPortal), ...Object.keys(alone)];
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no section ${unknown}: ${names.join(', ')}.`);
  const wanted = (table) =>
    Object.entries(table).filter(([name]) => asked.length === 0 || asked.includes(name));

  await build(applications.map(({ packageName }) => packageName));
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-bench-'));
  const sections = [];
  const measure = async ([name, section], input) => {
    console.error(`Measuring ${name} …`);
    sections.push(await section(input));
  };
  try {
    if (wanted(ofPortal).length > 0) {
      const portal = await startPortal();
      try {
        const pages = await keyPages(portal.gatewayUrl);
        for (const section of wanted(ofPortal)) await measure(section, { portal, pages, folder });
      } finally {
        await portal.stop();
      }
    }
    for (const section of wanted(alone)) await measure(section);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const text = document(
    `Written by \`npm run bench\` on ${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}. Figures of one machine: what holds elsewhere are the ratios.`,
    sections,
  );
  if (asked.length === 0) writeFileSync(join(root, 'docs/benchmarks.md'), text);
  console.log(text);
});
