import { budget, scriptLimit } from '../budget.mjs';
import { keyLoads } from '../first-load.mjs';
import { floorBytes } from '../floor.mjs';
import { figure, greatest, kilobytes, markdownTable } from '../report.mjs';
import { requestLayerBudget, requestLayerBytes } from '../request-layer.mjs';

/** The heaviest page of each limit. */
function scriptFigures(loads, floor) {
  const limits = [...new Set(Object.keys(loads).map(scriptLimit))].toSorted((a, b) => a - b);
  return limits.map((most) => {
    const under = Object.entries(loads).filter(([name]) => scriptLimit(name) === most);
    const [heaviest, script] = greatest(
      Object.fromEntries(under.map(([name, load]) => [name, load.script - floor])),
    );
    const title = `own JavaScript of a first load, gz, at most (${heaviest})`;
    return figure(title, script, { most }, kilobytes);
  });
}

/** Bytes of the first sight of each key page. */
export async function firstLoadSection({ portal, pages }) {
  const floor = await floorBytes();
  const loads = await keyLoads(portal.shellUrl, pages);
  const of = (pick) =>
    greatest(Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, pick(load)])));
  const [styled, style] = of((load) => load.style);
  return {
    title: 'First load',
    figures: [
      ...scriptFigures(loads, floor),
      figure(
        `CSS of a first load, gz, at most (${styled})`,
        style,
        { most: budget.style },
        kilobytes,
      ),
      figure(
        'a client that only makes calls, gz',
        await requestLayerBytes(),
        { most: requestLayerBudget },
        kilobytes,
      ),
    ],
    lines: [
      `Gzipped bytes Chromium loads for the first sight of a page, until nothing more is asked for, styles in the document included. The floor is one line of text on the same libraries, as a plain build leaves them: ${kilobytes(floor)}; what our build takes off them (decisions/0014-only-the-data-router.md) counts for the page.`,
      '',
      markdownTable(
        ['page', 'JavaScript', 'own', 'CSS'],
        Object.entries(loads).map(([name, load]) => [
          name,
          kilobytes(load.script),
          kilobytes(load.script - floor),
          kilobytes(load.style),
        ]),
      ),
    ],
  };
}
