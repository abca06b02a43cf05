import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Our own packages export TypeScript and must be bundled; packages from the registry stay outside.
  noExternal: [/^@xinglin\//],
  external: [/^(?!@xinglin\/|\.|\/)/],
});
