import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { collection } from '../../platform/ports';
import type { CallContext } from '../../platform/context';

type FindHospitals = (
  wanted: RequestOf<(typeof directory)['mergeSearchHospitals']>,
  context: CallContext,
) => Promise<ResponseOf<(typeof directory)['mergeSearchHospitals']>>;

/** The search for hospitals, for domains that show some: brought by the domain that searches. */
export const hospitalFinders = collection<FindHospitals>('hospital finders');

/** Hospitals that are wanted, the best first; none where no domain searches. */
export async function findHospitals(
  wanted: Parameters<FindHospitals>[0],
  context: CallContext,
): ReturnType<FindHospitals> {
  const [find] = context.all(hospitalFinders);
  const { pageNo, pageSize } = wanted;
  return find === undefined ? { items: [], total: 0, pageNo, pageSize } : find(wanted, context);
}
