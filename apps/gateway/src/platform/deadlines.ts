/** The deadlines of one running gateway. */
export interface Deadlines {
  /**
   * Wakes the sweep of `name` at `moment` (gateway time). Cheap and in memory when an earlier moment
   * is already awaited; call it after the commit. A minute's net catches what a crash loses.
   */
  schedule(name: string, moment: Date): void;
  /** Runs every sweep until nothing is due any more. */
  sweepAll(): Promise<void>;
  /** Runs one sweep until nothing is due in it any more. */
  sweep(name: string): Promise<void>;
}
