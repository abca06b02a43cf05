import type { ResponseOf, writeOff } from '@xinglin/contract';
import type { Queryable, Transaction } from '../../../platform/database';
import { collection, type Parts } from '../../../platform/ports';
import type { Services } from '../../../platform/services';

type ObstacleKind = ResponseOf<(typeof writeOff)['getWriteOff']>['obstacles'][number]['kind'];

/** How much of a domain still keeps an account open. */
export interface ObstacleCount {
  readonly kind: ObstacleKind;
  readonly count: (db: Queryable, userId: string) => Promise<number>;
}

/** What keeps accounts from being closed. */
export const obstacles = collection<ObstacleCount>('obstacles');

/** Erases what a domain holds of a person. It must bear being run again. */
export type Erasure = (
  db: Transaction,
  userId: string,
  now: Date,
  services: Services,
) => Promise<void>;

/** What is erased with an account. */
export const erasures = collection<Erasure>('erasures');

/**
 * The erasures in the order in which they run: the list of domains backwards, as each domain may point at what stands
 * before it. The account itself goes last.
 */
export function erasuresOf({ all }: Pick<Parts<unknown>, 'all'>): readonly Erasure[] {
  return all(erasures).toReversed();
}
