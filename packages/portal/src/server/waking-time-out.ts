/** Milliseconds that one look at the clock may count for, however late it comes. */
const longestStep = 250;

/**
 * Calls `giveUp` after so many milliseconds in which this process ran. A process that was kept busy for seconds finds
 * the answers that arrived meanwhile beside its run-out timers, and the timers come first: it would give up what is
 * already there.
 * @returns how it is called off.
 */
export function startTimeOut(milliseconds: number, giveUp: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    const step = Math.min(left, longestStep);
    timer = setTimeout(() => (left > step ? wait(left - step) : giveUp()), step).unref();
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}
