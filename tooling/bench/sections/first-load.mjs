import { budget } from '../budget.mjs';
import { keyLoads } from '../first-load.mjs';
import { floorBytes } from '../floor.mjs';
import { figure, greatest, kilobytes, markdownTable } from '../report.mjs';
import { requestLayerBudget, requestLayerBytes } from '../request-layer.mjs';

/** Bytes of the first sight of each key page. */
export async function firstLoadSection({ portal, pages }) {
  const floor = await floorBytes();
  const loads = await keyLoads(portal.shellUrl, pages);
  const of = (pick) =>
    greatest(Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, pick(load)])));
  const [heaviest, script] = of((load) => load.script - floor);
  const [styled, style] = of((load) => load.style);
  return {
    title: 'First load',
    figures: [
      figure(
        `own JavaScript of a first load, gz, at most (${heaviest})`,
        script,
        { most: budget.ownScript },
        kilobytes,
      ),
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
