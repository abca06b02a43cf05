import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compressFiles } from './compress-files.ts';

/**
 * The vite configuration of an app whose pages are rendered in the browser alone: `index.html` and its client build, and
 * the bundle of the small server that serves them. `isSsrBuild` chooses between the two builds.
 */
export function clientVite(isSsrBuild: boolean, isBuild: boolean): UserConfig {
  return {
    appType: 'custom',
    publicDir: isSsrBuild ? false : 'public',
    plugins: [react(), ...(isSsrBuild ? [] : [compressFiles()])],
    css: { modules: { generateScopedName: isBuild ? '[hash:base64:6]' : '[name]-[local]' } },
    // The server's image has no node_modules.
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
          target: 'baseline-widely-available',
          // An inline script of the polyfill would need a nonce, and current browsers have the feature.
          modulePreload: { polyfill: false },
          // Fonts and pictures of style sheets come from our own files.
          assetsInlineLimit: 0,
        },
  };
}
