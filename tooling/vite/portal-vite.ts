import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { boundClassNames } from './bound-class-names.ts';
import { boundReact } from './bound-react.ts';
import { bringFiles } from './bring-files.ts';
import { alwaysLoaded, chunkGroups, chunkName } from './chunks.ts';
import { compressFiles } from './compress-files.ts';
import { coreWhole } from './core-whole.ts';
import { dataRouter } from './data-router.ts';
import { entryApart } from './entry-apart.ts';
import { inlineHrefs } from './inline-hrefs.ts';
import { moduleWeights } from './module-weights.ts';
import { packageChunks } from './package-chunks.ts';
import { standAlone } from './stand-alone.ts';
import { withoutContract } from './without-contract.ts';
import { withoutNode } from './without-node.ts';

/** What differs from app to app. The server's entry is named by the build command. */
export interface PortalViteOptions {
  readonly clientEntry: string;
  /** Path of every route by name, for links to be written into the code; see {@link inlineHrefs}. */
  readonly routePaths: Readonly<Record<string, string>>;
  /** Id of the one partner to build for; all channels unless told. */
  readonly partner?: string | undefined;
}

/** A portal app's vite configuration; `isSsrBuild` chooses between the two builds. */
export function portalVite(
  options: PortalViteOptions,
  isSsrBuild: boolean,
  isBuild: boolean,
): UserConfig {
  return {
    appType: 'custom',
    publicDir: isSsrBuild ? false : 'public',
    plugins: [
      react(),
      ...(options.partner === undefined ? [] : [standAlone(options.partner)]),
      dataRouter(),
      ...(isBuild ? [inlineHrefs(options.routePaths)] : []),
      ...(isSsrBuild
        ? []
        : [
            ...boundClassNames(),
            boundReact(),
            bringFiles(),
            withoutNode(),
            withoutContract(),
            entryApart(),
            coreWhole(),
            moduleWeights(),
            compressFiles(),
          ]),
    ],
    // A worker is a module like any other script.
    worker: { format: 'es' },
    css: { modules: { generateScopedName: isBuild ? '[hash:base64:6]' : '[name]-[local]' } },
    // Every dependency goes into the server's bundle, so that there is one React, its production one.
    ssr: isBuild ? { noExternal: true, target: 'node' } : {},
    ...(isBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node20',
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'main.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'baseline-widely-available',
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, files, { hostType }) =>
              hostType === 'js' ? files.filter((file) => !alwaysLoaded.test(`/${file}`)) : files,
          },
          // A font or picture in a style sheet would need data: there; everything is a file.
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: options.clientEntry,
            // Codes and class names are written where they are used, not carried from module to module by a name.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: ({ facadeModuleId, name }) =>
                `assets/${chunkName(facadeModuleId, name)}-[hash].js`,
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: chunkGroups(packageChunks()),
              },
            },
          },
        },
  };
}
