import { routes } from '@xinglin/routes';
import { portalVite } from '@xinglin/vite';
import { defineConfig } from 'vite';

const routePaths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
);

export default defineConfig(({ command, isSsrBuild }) =>
  portalVite(
    { clientEntry: 'src/entry.client.ts', routePaths, partner: undefined },
    isSsrBuild ?? false,
    command === 'build',
  ),
);
