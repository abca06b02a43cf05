// `npm run check`: lint, boundaries, types and unit tests, from the cache where nothing has changed.
// What needs a database or a browser runs in `npm test`; that every page has its stories is told without one.
import { install, main, run } from './process/workspace.mjs';

const options = ['--continue', '--concurrency=100%', '--output-logs=errors-only'];
const withServers = [
  '@xinglin/gateway',
  '@xinglin/contract-tests',
  '@xinglin/storybook',
  '@xinglin/e2e',
];

await main(async () => {
  await install();
  const parts = [
    ['//#lint', '//#boundaries', 'typecheck', 'test:checks'],
    ['test', ...withServers.map((name) => `--filter=!${name}`)],
  ];
  let failed = 0;
  for (const part of parts)
    failed += (await run('turbo', ['run', ...part, ...options])) === 0 ? 0 : 1;
  return failed === 0 ? 0 : 1;
});
