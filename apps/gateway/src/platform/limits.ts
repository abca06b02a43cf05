import { aiChatRules } from '@xinglin/rules';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sha256 } from './identifiers';
import { networkOf } from './network';
import { refuse } from './refusal';

/** Named limits that survive a restart; a breach refuses with `rateLimited` and Retry-After. */
export interface Limits {
  /**
   * Counts one attempt of `key`, or so many points; refuses when there were too many. Returns whether there were so many
   * that a check is due.
   */
  consume(limit: LimitName, key: string, points?: number): Promise<boolean>;
  /** Takes one attempt of `key`; answers whether there was one left, where having none is no refusal. */
  take(limit: LimitName, key: string): Promise<boolean>;
  /** Refuses when `key` has no attempt left, without counting one. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Gives one attempt of `key` back, for one that turned out not to count. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of `key`. */
  reset(limit: LimitName, key: string): Promise<void>;
}

export type LimitName =
  | 'signInByAddress'
  | 'codeByAddress'
  | 'wrongPassword'
  | 'uncheckedPassword'
  | 'riskAnswer'
  | 'checkByAddress'
  | 'visitorByAddress'
  | 'ruleByAddress'
  | 'traceByAddress'
  | 'traceBytesByAddress'
  | 'traceBytesADayByAddress'
  | 'traceBytes'
  | 'traceBytesADay'
  | 'miniProgramLinkByAddress'
  | 'preAuthByAccount'
  | 'uploadByAccount'
  | 'ocrByAccount'
  | 'pdfByAccount'
  | 'codeGuessByAccount'
  | 'codeGuessByAddress'
  | 'faceOutcomeByAccount'
  | 'messageByAccount'
  | 'aiQuestionByAccount'
  | 'reminderByConversation'
  | 'videoCallByConversation'
  | 'videoSignalByConversation'
  | 'messageByOrder'
  | 'voiceByOrder'
  | 'deskByAddress'
  | 'deskByKey'
  | 'deskByStaff'
  | 'staffByAccount'
  | 'staffByAddress'
  | 'staffSignInByAddress'
  | 'staffStreamByPerson'
  | 'staffUnknownLocked'
  | 'staffUnknownWrong';

interface Rule {
  readonly points: number;
  readonly duration: number;
  readonly byAddress: boolean;
  /** Attempts without a check that a person makes them; all where left out. */
  readonly unchecked?: number;
}

const megabyte = 1024 * 1024;
const dayInSeconds = 24 * 60 * 60;

/** Attempts, or bytes, within seconds. Those by address are wide enough for a ward behind one address. */
const rules: Record<LimitName, Rule> = {
  signInByAddress: { points: 60, duration: 10 * 60, byAddress: true, unchecked: 30 },
  codeByAddress: { points: 30, duration: 10 * 60, byAddress: true, unchecked: 15 },
  checkByAddress: { points: 120, duration: 10 * 60, byAddress: true },
  visitorByAddress: { points: 60, duration: 60 * 60, byAddress: true },
  ruleByAddress: { points: 300, duration: 10 * 60, byAddress: true },
  traceByAddress: { points: 600, duration: 10 * 60, byAddress: true },
  // A page reports some kilobytes a minute; the last two are of all addresses together.
  traceBytesByAddress: { points: megabyte, duration: 60, byAddress: true },
  traceBytesADayByAddress: { points: 20 * megabyte, duration: dayInSeconds, byAddress: true },
  traceBytes: { points: 10 * megabyte, duration: 60, byAddress: false },
  traceBytesADay: { points: 200 * megabyte, duration: dayInSeconds, byAddress: false },
  miniProgramLinkByAddress: { points: 120, duration: 10 * 60, byAddress: true },
  preAuthByAccount: { points: 20, duration: 60 * 60, byAddress: false },
  uploadByAccount: { points: 200, duration: 60 * 60, byAddress: false },
  // Ten patients, each with a few pictures that were not sharp enough.
  ocrByAccount: { points: 60, duration: 60 * 60, byAddress: false },
  pdfByAccount: { points: 120, duration: 60 * 60, byAddress: false },
  // A code that is mistyped a few times; guessing needs far more. See `guardCode`.
  codeGuessByAccount: { points: 30, duration: 60 * 60, byAddress: false },
  codeGuessByAddress: { points: 120, duration: 60 * 60, byAddress: true },
  // A user who polls every few seconds while the service decides.
  faceOutcomeByAccount: { points: 60, duration: 10 * 60, byAddress: false },
  // A writer who sends every two seconds, and retries what had to wait.
  messageByAccount: { points: 300, duration: 10 * 60, byAddress: false },
  aiQuestionByAccount: {
    points: aiChatRules.questionsADay,
    duration: dayInSeconds,
    byAddress: false,
  },
  // A page that is reloaded on a bad line, and its connection each time.
  videoCallByConversation: { points: 120, duration: 10 * 60, byAddress: false },
  videoSignalByConversation: { points: 1200, duration: 10 * 60, byAddress: false },
  reminderByConversation: { points: 1, duration: 60 * 60, byAddress: false },
  // Who lost the message asks once more, and once more with another phone.
  messageByOrder: { points: 3, duration: dayInSeconds, byAddress: false },
  // A call rings wherever the phone lies: once, and once more for who had no pen.
  voiceByOrder: { points: 2, duration: dayInSeconds, byAddress: false },
  deskByAddress: { points: 30, duration: 10 * 60, byAddress: true },
  // Twenty check-ins a second, all day.
  deskByKey: { points: 12_000, duration: 10 * 60, byAddress: false },
  // A doctor in a call by video, which is polled each second, with the queue in another window.
  deskByStaff: { points: 3000, duration: 10 * 60, byAddress: false },
  // A page that reads its account again after each event.
  staffByAccount: { points: 1200, duration: 10 * 60, byAddress: false },
  // Windows whose session has ended still poll; a token is too long to be guessed.
  staffByAddress: { points: 600, duration: 10 * 60, byAddress: true },
  // A hospital behind one address whose staff sign in at the change of shifts: three calls each.
  staffSignInByAddress: { points: 240, duration: 10 * 60, byAddress: true },
  // Names without an account are locked as accounts are: by the fifth wrong password within the time of a lock.
  staffUnknownLocked: { points: 1, duration: 15 * 60, byAddress: false },
  staffUnknownWrong: { points: 4, duration: 15 * 60, byAddress: false },
  // A page that is loaded again, on a bad line, in a few tabs.
  staffStreamByPerson: { points: 300, duration: 10 * 60, byAddress: false },
  riskAnswer: { points: 5, duration: 24 * 60 * 60, byAddress: false },
  wrongPassword: { points: 5, duration: 15 * 60, byAddress: false },
  // Tries at a password before each wants a check, which costs the one who guesses more than it keeps out.
  uncheckedPassword: { points: 3, duration: 15 * 60, byAddress: false },
};

/** An organisation may have so many times the attempts of one customer's network; only IPv6 tells the two apart. */
const organisationFactor = 16;

/** How much wider limits by address are in the sandbox (contract, Sandbox). */
const sandboxFactor = 100;

/**
 * Limits on PostgreSQL. `pool` must not be the pool of the calls: a call counts while it holds a
 * connection, and would wait for itself.
 */
export function createLimits(pool: pg.Pool, sandbox: boolean): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const ofOrganisations = new Map<LimitName, RateLimiterPostgres>();
  const factorOf = (rule: Rule) => (rule.byAddress && sandbox ? sandboxFactor : 1);
  for (const [name, rule] of Object.entries(rules)) {
    const limiter = (keyPrefix: string, factor: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points: rule.points * factorOf(rule) * factor,
        duration: rule.duration,
      });
    // Object.entries widens the keys of `rules` to string.
    limiters.set(name as LimitName, limiter(name, 1));
    if (rule.byAddress)
      ofOrganisations.set(name as LimitName, limiter(`${name}48`, organisationFactor));
  }

  /** What a limit counts: for one by address, the network that the address is of. */
  const keyOf = (limit: LimitName, key: string) =>
    sha256(rules[limit].byAddress ? networkOf(key) : key);

  /** Counts an attempt against the organisation as well, where a network is one of many that it may have. */
  async function consumeOfOrganisation(
    limit: LimitName,
    address: string,
    points: number,
  ): Promise<void> {
    const network = networkOf(address, 'organisation');
    if (!network.includes(':')) return;
    await ofOrganisations.get(limit)?.consume(sha256(network), points);
  }

  function limiterOf(limit: LimitName): RateLimiterPostgres {
    const limiter = limiters.get(limit);
    if (limiter === undefined) throw new Error(`unknown limit ${limit}`);
    return limiter;
  }

  return {
    async consume(limit, key, points = 1) {
      try {
        const { consumedPoints } = await limiterOf(limit).consume(keyOf(limit, key), points);
        await consumeOfOrganisation(limit, key, points);
        const { unchecked } = rules[limit];
        return unchecked !== undefined && consumedPoints > unchecked * factorOf(rules[limit]);
      } catch (error) {
        if (error instanceof RateLimiterRes) tooOften(error);
        throw error;
      }
    },
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(keyOf(limit, key));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async check(limit, key) {
      const limiter = limiterOf(limit);
      const state = await limiter.get(keyOf(limit, key));
      if (state !== null && state.consumedPoints >= limiter.points) tooOften(state);
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(keyOf(limit, key));
      const network = networkOf(key, 'organisation');
      if (rules[limit].byAddress && network.includes(':'))
        await ofOrganisations.get(limit)?.reward(sha256(network));
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(keyOf(limit, key));
    },
  };
}

function tooOften(state: RateLimiterRes): never {
  refuse('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}
