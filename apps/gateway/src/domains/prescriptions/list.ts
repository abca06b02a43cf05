import type { prescriptions, RequestOf, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';

type Calls = typeof prescriptions;

export async function getPrescription(
  _input: RequestOf<Calls['getPrescription']>,
  _context: CallContext,
): Promise<ResponseOf<Calls['getPrescription']>> {
  throw new Error('not written yet');
}

export async function listPrescriptions(
  _input: RequestOf<Calls['listPrescriptions']>,
  _context: CallContext,
): Promise<ResponseOf<Calls['listPrescriptions']>> {
  throw new Error('not written yet');
}
