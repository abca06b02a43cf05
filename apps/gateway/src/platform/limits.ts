import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sha256 } from './identifiers';
import { refuse } from './refusal';

/** Named limits that survive a restart; a breach refuses with `rateLimited` and Retry-After. */
export interface Limits {
  /** Counts one attempt of `key`; refuses when there were too many. Answers whether there were so many that a check is due. */
  consume(limit: LimitName, key: string): Promise<boolean>;
  /** Refuses when `key` has no attempt left, without counting one. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of `key`. */
  reset(limit: LimitName, key: string): Promise<void>;
}

export type LimitName =
  | 'signInByAddress'
  | 'codeByAddress'
  | 'wrongPassword'
  | 'riskAnswer'
  | 'checkByAddress'
  | 'visitorByAddress'
  | 'ruleByAddress'
  | 'traceByAddress'
  | 'miniProgramLinkByAddress'
  | 'preAuthByAccount'
  | 'uploadByAccount'
  | 'ocrByAccount'
  | 'pdfByAccount'
  | 'faceOutcomeByAccount'
  | 'deskByAddress'
  | 'deskByKey';

interface Rule {
  readonly points: number;
  readonly duration: number;
  readonly byAddress: boolean;
  /** Attempts without a check that a person makes them; all where left out. */
  readonly unchecked?: number;
}

/** Attempts within seconds. Those by address are wide enough for a ward behind one address. */
const rules: Record<LimitName, Rule> = {
  signInByAddress: { points: 60, duration: 10 * 60, byAddress: true, unchecked: 30 },
  codeByAddress: { points: 30, duration: 10 * 60, byAddress: true, unchecked: 15 },
  checkByAddress: { points: 120, duration: 10 * 60, byAddress: true },
  visitorByAddress: { points: 60, duration: 60 * 60, byAddress: true },
  ruleByAddress: { points: 300, duration: 10 * 60, byAddress: true },
  traceByAddress: { points: 600, duration: 10 * 60, byAddress: true },
  miniProgramLinkByAddress: { points: 120, duration: 10 * 60, byAddress: true },
  preAuthByAccount: { points: 20, duration: 60 * 60, byAddress: false },
  uploadByAccount: { points: 200, duration: 60 * 60, byAddress: false },
  // Ten patients, each with a few pictures that were not sharp enough.
  ocrByAccount: { points: 60, duration: 60 * 60, byAddress: false },
  pdfByAccount: { points: 120, duration: 60 * 60, byAddress: false },
  // A user who polls every few seconds while the service decides.
  faceOutcomeByAccount: { points: 60, duration: 10 * 60, byAddress: false },
  deskByAddress: { points: 30, duration: 10 * 60, byAddress: true },
  // Twenty check-ins a second, all day.
  deskByKey: { points: 12_000, duration: 10 * 60, byAddress: false },
  riskAnswer: { points: 5, duration: 24 * 60 * 60, byAddress: false },
  wrongPassword: { points: 5, duration: 15 * 60, byAddress: false, unchecked: 3 },
};

/** How much wider limits by address are in the sandbox (contract, Sandbox). */
const sandboxFactor = 100;

/**
 * Limits on PostgreSQL. `pool` must not be the pool of the calls: a call counts while it holds a
 * connection, and would wait for itself.
 */
export function createLimits(pool: pg.Pool, sandbox: boolean): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const factorOf = (rule: Rule) => (rule.byAddress && sandbox ? sandboxFactor : 1);
  for (const [name, rule] of Object.entries(rules)) {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: rule.points * factorOf(rule),
      duration: rule.duration,
    });
    // Object.entries widens the keys of `rules` to string.
    limiters.set(name as LimitName, limiter);
  }

  function limiterOf(limit: LimitName): RateLimiterPostgres {
    const limiter = limiters.get(limit);
    if (limiter === undefined) throw new Error(`unknown limit ${limit}`);
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        const { consumedPoints } = await limiterOf(limit).consume(sha256(key));
        const { unchecked } = rules[limit];
        return unchecked !== undefined && consumedPoints > unchecked * factorOf(rules[limit]);
      } catch (error) {
        if (error instanceof RateLimiterRes) tooOften(error);
        throw error;
      }
    },
    async check(limit, key) {
      const limiter = limiterOf(limit);
      const state = await limiter.get(sha256(key));
      if (state !== null && state.consumedPoints >= limiter.points) tooOften(state);
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(sha256(key));
    },
  };
}

function tooOften(state: RateLimiterRes): never {
  refuse('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}
