import type { prescriptions } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { getPrescription, listPrescriptions } from './list';
import { listRenewals } from './list-renewals';
import { getPrescriptionSheet, verifyOwnPrescription } from './signed';

/** What answers the calls of prescriptions (spec 3 §7.13). */
export const prescriptionsHandlers = (services: Services): HandlersOf<typeof prescriptions> => ({
  listPrescriptions,
  getPrescription,
  verifyPrescription: verifyOwnPrescription,
  getPrescriptionSheet: (input, context) => getPrescriptionSheet(input, context, services),
  listRenewals,
});
