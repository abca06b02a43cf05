import type { prescriptions, RequestOf, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';

type Calls = typeof prescriptions;

export async function listRenewals(
  _input: RequestOf<Calls['listRenewals']>,
  _context: CallContext,
): Promise<ResponseOf<Calls['listRenewals']>> {
  throw new Error('not written yet');
}
