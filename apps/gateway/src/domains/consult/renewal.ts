import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';

type Calls = typeof consult;

/** Opens a consult in which an earlier prescription is to be renewed. */
export async function submitRenewal(
  _input: RequestOf<Calls['submitRenewalConsult']>,
  _context: CallContext,
): Promise<ResponseOf<Calls['submitRenewalConsult']>> {
  throw new Error('not written yet');
}
