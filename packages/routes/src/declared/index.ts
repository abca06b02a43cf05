/*
 * Owns: the routes of the specification that no composed feature shows yet, as data.
 * Must not know: pages, and the tables a browser loads.
 * Used by: the guards' snapshot, tooling, tests. No bundle of an app: such a route answers not found.
 */
import { bookingStandard } from './booking-standard';
import { chronicDisease } from './chronic-disease';
import { communityInsurance } from './community-insurance';
import { community } from './community';
import { consultCommunity } from './consult-community';
import { consultDoctors } from './consult-doctors';
import { consultOrders } from './consult-orders';
import { consultPrescriptions } from './consult-prescriptions';
import { external } from './external';
import { insurance } from './insurance';
import { outpatient } from './outpatient';
import { portal } from './portal';
import { records } from './records';

/** Routes without a page, by name. Who builds a page moves its row to the feature's own table. */
export const declared = {
  ...bookingStandard,
  ...chronicDisease,
  ...communityInsurance,
  ...community,
  ...consultCommunity,
  ...consultDoctors,
  ...consultOrders,
  ...consultPrescriptions,
  ...insurance,
  ...outpatient,
  ...portal,
  ...records,
};

export { external };
