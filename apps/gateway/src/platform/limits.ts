/** Named limits that survive a restart; a breach refuses with `rateLimited` and Retry-After. */
export interface Limits {
  /** Counts one attempt of `key`; refuses when there were too many. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Refuses when `key` has no attempt left, without counting one. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of `key`. */
  reset(limit: LimitName, key: string): Promise<void>;
}

export type LimitName = 'signInByAddress' | 'codeByAddress' | 'wrongPassword';
