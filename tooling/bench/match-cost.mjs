// Owns: how the time to find a route grows with the number of routes.
// Used by: the bench.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../process/workspace.mjs';

const rounds = 15;
const matches = 20_000;

/** A table of `size` routes of the shapes the portal has. */
function tableOf(size, defineRoutes) {
  const rows = {};
  for (let index = 0; index < size; index += 1) {
    const area = `area${index % 12}`;
    const path = [
      `/${area}/thing${index}`,
      `/${area}/thing${index}/:id`,
      `/${area}/thing${index}/list/:id/:part`,
    ][index % 3];
    rows[`bench.route${index}`] = { path, title: 'bench:title' };
  }
  return defineRoutes(rows);
}

/** Nanoseconds of one match in tables of 60 and of 600 routes, and their ratio: medians of alternating rounds. */
export async function matchCost() {
  const { module } = await runnerImport(join(root, 'packages/routes/src/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { defineRoutes, matchRoute } = module;
  const paths = Array.from(
    { length: 60 },
    (_, index) =>
      [
        `/area${index % 12}/thing${index}`,
        `/area${index % 12}/thing${index}/7`,
        `/area${index % 12}/thing${index}/list/7/8`,
      ][index % 3],
  );
  const tables = [60, 600].map((size) => tableOf(size, defineRoutes));
  const time = (table) => {
    const began = performance.now();
    for (let index = 0; index < matches; index += 1) {
      if (matchRoute(table, paths[index % paths.length]) === null)
        throw new Error('A path has no route.');
    }
    return ((performance.now() - began) * 1e6) / matches;
  };
  for (const table of tables) time(table);
  const measured = tables.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, table] of tables.entries()) measured[index].push(time(table));
  }
  const [few, many] = measured.map(
    (times) => times.toSorted((one, other) => one - other)[rounds >> 1],
  );
  return { few, many, ratio: many / few };
}
