import type { medicines } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';

const later = async (): Promise<never> => {
  throw new Error('not written yet');
};

/** What answers the calls of pharmacies and orders of medicines (spec 3 §7.13). */
export const medicinesHandlers: HandlersOf<typeof medicines> = {
  listPharmacies: later,
  quoteDrugOrder: later,
  submitDrugOrder: later,
  getDrugOrder: later,
  listDrugOrders: later,
  cancelDrugOrder: later,
  moveDrugOrder: later,
  decideSubstitution: later,
  scheduleDrugOrder: later,
  receiveDrugOrder: later,
};
