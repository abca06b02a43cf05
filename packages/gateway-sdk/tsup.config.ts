import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
  // Only what is imported on demand needs it, and each module's bundle finds it there.
  external: [/^crypto-js/],
});
