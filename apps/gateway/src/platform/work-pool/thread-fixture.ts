// Owns: tasks that misbehave, for the tests of the pool. Node runs it as it is.
// Must not know: the pool.
// Used by: tests.

/** The same value. */
export const same = (value: unknown): unknown => value;

/** Never ends. */
export function spin(): never {
  for (;;);
}

/** Fills so many megabytes with buffers, which V8's own limits do not count, and then waits in a loop. */
export function fill(megabytes: number): never {
  const filled: Uint8Array[] = [];
  for (let count = 0; count < megabytes; count += 8)
    filled.push(new Uint8Array(8 * 1024 * 1024).fill(1));
  for (;;) filled[0]?.fill(2);
}

/** Fills the heap of V8. */
export function fillHeap(): never {
  const filled: number[][] = [];
  for (;;) filled.push(Array.from({ length: 1000 }, (_, index) => index));
}

/** Fails. */
export function fail(): never {
  throw new Error('a fault of ours');
}

/** The names of the settings that it sees. */
export const settings = (): string[] => Object.keys(process.env);
