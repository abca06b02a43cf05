import { lighthouseOf } from '../lighthouse.mjs';
import { figure, markdownTable, seconds } from '../report.mjs';

/** Which of the measured pages Lighthouse looks at; search engines are kept from those that are not searched. */
const looked = {
  home: { searched: true },
  hospital: { searched: true },
  doctor: { searched: true },
  login: { searched: false },
  'check your answers': { searched: false },
  'my appointments': { searched: false },
};

/** What quality.md, Speed, asks for. */
const bounds = {
  performance: 95,
  full: 100,
  simulatedPaint: 1800,
  appliedPaint: 1000,
  shift: 0.02,
  blocking: 100,
};

/** Lighthouse, mobile preset. */
export async function lighthouseSection({ portal, pages }) {
  const all = { ...pages.open, ...pages.personal };
  const wanted = Object.fromEntries(
    Object.entries(looked).map(([name, { searched }]) => [
      name,
      { path: all[name], personal: name in pages.personal, searched },
    ]),
  );
  const seen = await lighthouseOf(portal.shellUrl, wanted, pages.cookie);
  const results = Object.values(seen);
  const open = Object.keys(looked).filter((name) => looked[name].searched);
  const least = (category) =>
    Math.min(...results.map(({ scores }) => scores[category]).filter((score) => score >= 0));
  const most = (key, names = Object.keys(seen)) =>
    Math.max(...names.map((name) => seen[name][key]));
  const score = (name, category, bound) =>
    figure(`Lighthouse ${name}, least`, least(category), { least: bound }, String);
  return {
    title: 'Lighthouse',
    figures: [
      score('performance', 'performance', bounds.performance),
      score('accessibility', 'accessibility', bounds.full),
      score('best practices', 'best-practices', bounds.full),
      score('SEO of open pages', 'seo', bounds.full),
      figure(
        'largest paint, line simulated, open pages',
        most('simulatedPaint', open),
        { most: bounds.simulatedPaint },
        seconds,
      ),
      figure(
        'largest paint, line and processor slowed, open pages',
        most('appliedPaint', open),
        { most: bounds.appliedPaint },
        seconds,
      ),
      figure('layout shift', most('shift'), { most: bounds.shift }, (value) => value.toFixed(3)),
      figure(
        'blocking time',
        most('blocking'),
        { most: bounds.blocking },
        (value) => `${Math.round(value)} ms`,
      ),
    ],
    lines: [
      'Mobile preset, median of three runs with the line simulated; the largest paint also with line and processor really slowed.',
      '',
      markdownTable(
        [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'paint, simulated',
          'paint, slowed',
          'shift',
          'blocking',
          'not full',
        ],
        Object.entries(seen).map(([name, page]) => [
          name,
          ...['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
            String(page.scores[category] ?? ''),
          ),
          seconds(page.simulatedPaint),
          seconds(page.appliedPaint),
          page.shift.toFixed(3),
          `${Math.round(page.blocking)} ms`,
          page.failed.join(', '),
        ]),
      ),
    ],
  };
}
