import type { redDots as redDotCalls, RequestOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** Tells whether something happened at a place after a moment, without the account doing it. */
interface News {
  readonly place: RequestOf<(typeof redDotCalls)['refreshRedDotResources']>['place'];
  readonly isNew: (db: Queryable, userId: string, since: Date) => Promise<boolean>;
}

/** What red dots stand for. */
export const redDots = collection<News>('red dots');
