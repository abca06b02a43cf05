import type { prescriptions } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { getPrescription, listPrescriptions } from './list';
import { listRenewals } from './list-renewals';
import { getPrescriptionSheet, verifyOwnPrescription } from './signed';

/** What answers the calls of prescriptions (spec 3 §7.13). */
export const prescriptionsHandlers = (): HandlersOf<typeof prescriptions> => ({
  listPrescriptions,
  getPrescription,
  verifyPrescription: verifyOwnPrescription,
  getPrescriptionSheet,
  listRenewals,
});
