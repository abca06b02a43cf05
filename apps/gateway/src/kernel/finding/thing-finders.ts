import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';

type Call = (typeof search)['mergeSearch'];
type FoundGroup = NonNullable<ResponseOf<Call>['groups']>[number];

interface Wanted extends Pick<RequestOf<Call>, 'q' | 'areaId'> {
  readonly most: number;
}

/** The search for things of one kind, declared by the domain that owns them. It reads a bounded list or an index. */
export interface ThingFinder {
  readonly kind: FoundGroup['kind'];
  /** Whether its things have names that people begin to type, so that they are among the suggestions. */
  readonly isNamed: boolean;
  readonly find: (
    wanted: Wanted,
    context: CallContext,
  ) => Promise<Pick<FoundGroup, 'items' | 'total'>>;
}

/** The searches for things, by their kind. */
export const thingFinders = collection<ThingFinder>('thing finders');

/** What has the words, kind by kind; a kind that has nothing is left out. All finders run at once. */
export async function findThings(wanted: Wanted, context: CallContext): Promise<FoundGroup[]> {
  const found = await Promise.all(
    context
      .all(thingFinders)
      .map(async ({ kind, find }) => ({ kind, ...(await find(wanted, context)) })),
  );
  return found.filter(({ items }) => items.length > 0);
}
