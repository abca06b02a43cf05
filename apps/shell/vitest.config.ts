import { defineConfig } from 'vitest/config';

// The build's own configuration is for the bundler; the tests read the sources as they are.
export default defineConfig({ test: { testTimeout: 60_000 } });
