import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { collection } from '../../platform/ports';
import type { CallContext } from '../../platform/context';

type FindDoctors = (
  wanted: RequestOf<(typeof directory)['mergeSearchDoctors']>,
  context: CallContext,
) => Promise<ResponseOf<(typeof directory)['mergeSearchDoctors']>>;

/** The search for doctors, for domains that show some: brought by the domain that searches. */
export const doctorFinders = collection<FindDoctors>('doctor finders');

/** Doctors who are wanted, the best first; none where no domain searches. */
export async function findDoctors(
  wanted: Parameters<FindDoctors>[0],
  context: CallContext,
): ReturnType<FindDoctors> {
  const [find] = context.all(doctorFinders);
  const { pageNo, pageSize } = wanted;
  return find === undefined ? { items: [], total: 0, pageNo, pageSize } : find(wanted, context);
}
