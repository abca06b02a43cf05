// Owns: how long tests wait for what comes by itself, and from which seed properties draw their examples.
// Must not know: any feature.
// Used by: the configuration of every package's tests, before each file of them.
import fc from 'fast-check';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number;
  }
}

/** Milliseconds: an end for what hangs and no measure of speed, as a busy machine is slow. */
export const patience = 50_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}

// Vitest has a setting for `expect.poll`, and none for this.
const { waitFor } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);

fc.configureGlobal({ seed: inject('seed') });
