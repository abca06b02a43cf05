import { defineConfig } from 'tsup';

export default defineConfig({
  // The codes of all refusals stand apart, so that a bundle of one part leaves them out.
  entry: ['src/index.ts', 'src/generated/error-codes.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
  // Only what is imported on demand needs it, and each module's bundle finds it there.
  external: [/^crypto-js/],
});
