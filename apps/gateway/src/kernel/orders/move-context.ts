import type { Queryable } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import type { Services } from '../../platform/services';

/** What orders ask of money, so that they know no payments. */
export interface Money {
  /**
   * Begins to give back what was paid for an order, in the caller's transaction and under the order's lock: `cents` of
   * it, all that is left when left out. Answers the cents, fewer than asked where less was left.
   */
  readonly refund: (context: MoveContext, orderNo: string, cents?: number) => Promise<number>;
}

/** Brought by the payment kernel alone. */
export const money = collection<Money>('money');

/** What answers for money in this gateway. */
export function moneyOf({ all }: Pick<Parts<unknown>, 'all'>): Money {
  const [only] = all(money);
  if (!only) throw new Error('No domain brings money');
  return only;
}

/** What a change of orders runs in. */
export interface MoveContext {
  /** A transaction: the move, its history row and its effects are committed together or not at all. */
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Pick<Services, 'jobs' | 'all' | 'use'>;
}
