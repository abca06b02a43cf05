import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';

type Calls = typeof search;

type FindLectures = (
  wanted: RequestOf<Calls['mergeSearchLectures']>,
  context: CallContext,
) => Promise<ResponseOf<Calls['mergeSearchLectures']>>;

/** The search for lectures: brought by the domain that has some. */
export const lectureFinders = collection<FindLectures>('lecture finders');

/** Lectures that are wanted; none where no domain has any. */
export async function findLectures(
  wanted: Parameters<FindLectures>[0],
  context: CallContext,
): ReturnType<FindLectures> {
  const [find] = context.all(lectureFinders);
  const { pageNo, pageSize } = wanted;
  return find === undefined ? { items: [], total: 0, pageNo, pageSize } : find(wanted, context);
}
