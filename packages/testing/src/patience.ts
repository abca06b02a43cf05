// Owns: how long tests of components wait for what comes by itself.
// Must not know: any feature.
// Used by: the configuration of every package's tests, before each file of them.

/** Milliseconds: an end for what hangs, as a busy machine is slow to load a part in a chunk of its own. */
export const patience = 10_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}
