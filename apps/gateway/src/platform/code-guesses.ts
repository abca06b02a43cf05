import type { CallContext } from './context';
import type { LimitName, Limits } from './limits';
import { Refusal } from './refusal';

/**
 * Tries a code that someone typed, and bounds wrong ones by account and by network address, over all kinds of codes
 * together. A right code does not count. Refuses with `codeGuessLimit` once there were too many.
 * @param attempt looks the code up and uses it; what it refuses with counts as a wrong code.
 */
export async function guardCode<Result>(
  limits: Pick<Limits, 'consume' | 'giveBack'>,
  { account, ip }: Pick<CallContext, 'account' | 'ip'>,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counted: readonly (readonly [LimitName, string])[] = [
    ['codeGuessByAccount', account],
    ['codeGuessByAddress', ip],
  ];
  // Counted before the attempt: of many at the same moment, no more get through than of one after another.
  for (const [limit, key] of counted) await consumeGuess(limits, limit, key);
  const result = await attempt();
  for (const [limit, key] of counted) await limits.giveBack(limit, key);
  return result;
}

async function consumeGuess(
  limits: Pick<Limits, 'consume'>,
  limit: LimitName,
  key: string,
): Promise<void> {
  try {
    await limits.consume(limit, key);
  } catch (error) {
    if (!(error instanceof Refusal) || error.errorName !== 'rateLimited') throw error;
    throw new Refusal('codeGuessLimit', error.options);
  }
}
