import { defineConfig } from 'tsup';

export default defineConfig({
  // The worker is started by its file.
  entry: { main: 'src/main.ts', 'pdf-worker': 'src/documents/pdf-worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Our own packages export TypeScript and must be bundled; packages from the registry stay outside.
  noExternal: [/^@xinglin\//],
  external: [/^(?!@xinglin\/|\.|\/)/],
});
