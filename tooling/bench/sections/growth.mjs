import { firstLoadOf } from '../load-growth.mjs';
import { figure, markdownTable } from '../report.mjs';

/** First loads may differ by the names of files, never by what is in them. */
const mostBytesMore = 20;

/** First loads of the portal as it is with one partner, with twenty, and with all routes of the specification. */
export async function growthSection() {
  const sizes = [{ partners: 1 }, { partners: 20 }, { partners: 20, routes: 624 }];
  const rows = [];
  for (const size of sizes) {
    const { routes, index, ...bytes } = await firstLoadOf(size);
    rows.push({ routes, partners: size.partners, index, bytes });
  }
  const pages = Object.keys(rows[0].bytes);
  const more = Math.max(...pages.map((page) => rows.at(-1).bytes[page] - rows[0].bytes[page]));
  return {
    title: 'First load of a larger portal',
    figures: [
      figure(
        `bytes a first load gains from ${rows[0].routes} to ${rows.at(-1).routes} routes and from 1 to 20 partners`,
        more,
        { most: mostBytesMore },
        String,
      ),
    ],
    lines: [
      'Gzipped bytes of the scripts that the server names for a page, with generated partners and routes beside those there are; the index is what a first navigation fetches to know which feature has a page.',
      '',
      markdownTable(
        ['routes', 'partners', ...pages, 'index'],
        rows.map(({ routes, partners, index, bytes }) => [
          String(routes),
          String(partners),
          ...pages.map((page) => String(bytes[page])),
          String(index),
        ]),
      ),
    ],
  };
}
