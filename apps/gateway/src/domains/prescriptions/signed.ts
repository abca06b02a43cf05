import type { prescriptions, RequestOf, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import type { Services } from '../../platform/services';

type Calls = typeof prescriptions;

/** Whether one of the account's prescriptions is still what was signed. */
export async function verifyOwnPrescription(
  _input: RequestOf<Calls['verifyPrescription']>,
  _context: CallContext,
): Promise<ResponseOf<Calls['verifyPrescription']>> {
  throw new Error('not written yet');
}

/** The address of the signed sheet. */
export async function getPrescriptionSheet(
  _input: RequestOf<Calls['getPrescriptionSheet']>,
  _context: CallContext,
  _services: Services,
): Promise<ResponseOf<Calls['getPrescriptionSheet']>> {
  throw new Error('not written yet');
}
