/*
 * Owns: the routes of the specification that no composed feature shows yet, as data.
 * Must not know: pages, and the tables a browser loads.
 * Used by: the guards' snapshot, tooling, tests. No bundle of an app: such a route answers not found.
 */
import { external } from './external';
import { community } from './community/community';
import { communityInsurance } from './insurance/community-insurance';
import { tianjinInsurance } from './insurance/tianjin-insurance';
import { longTermCare } from './medicines/long-term-care';
import { portal } from './portal';
import { medicalRecords } from './records/medical-records';
import { outpatientRecords } from './records/outpatient-records';

/** Routes without a page, by name. A folder an area (docs/architecture.md); who builds a page moves its row to the feature's table. */
export const declared = {
  ...community,
  ...communityInsurance,
  ...tianjinInsurance,
  ...longTermCare,
  ...portal,
  ...medicalRecords,
  ...outpatientRecords,
};

export { external };
