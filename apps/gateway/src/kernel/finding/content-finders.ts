import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { collection } from '../../platform/ports';
import type { CallContext } from '../../platform/context';

/** Content with its search; a domain that publishes some brings it. */
interface ContentFinder {
  readonly kind: 'topic' | 'consult';
  readonly find: (
    wanted: RequestOf<(typeof search)['searchTopics']>,
    context: CallContext,
  ) => Promise<ResponseOf<(typeof search)['searchTopics']>>;
}

/** The searches of content, by its kind. */
export const contentFinders = collection<ContentFinder>('content finders');

/** Content of a kind that has the words; none where no domain publishes any. */
export async function findContent(
  kind: ContentFinder['kind'],
  wanted: Parameters<ContentFinder['find']>[0],
  context: CallContext,
): ReturnType<ContentFinder['find']> {
  const finder = context.all(contentFinders).find((one) => one.kind === kind);
  const { pageNo, pageSize } = wanted;
  return finder?.find(wanted, context) ?? { items: [], total: 0, pageNo, pageSize };
}
