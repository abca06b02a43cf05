// Owns: prescriptions: writing, review, reading, checking what was signed, and their renewal.
// Must not know: pharmacies and orders of medicines, other domains.
// Used by: the list of domains.
import { prescriptions } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { fileUses } from '../../kernel/files/file-uses';
import { renewalRequests } from '../../kernel/prescriptions/tables';
import { defineDomain } from '../../platform/domain';
import { prescriptionsHandlers } from './handlers';
import { importDesk } from './import-desk';
import { renewalOffersDeadline } from './renewal-offers';
import { bringEarlierSheets } from './sandbox-life';

export const prescriptionsDomain = defineDomain({
  name: 'prescriptions',
  calls: prescriptions,
  handlers: prescriptionsHandlers,
  deadlines: [renewalOffersDeadline],
  sandboxLife: bringEarlierSheets,
  brings: [fileUses.of({ column: renewalRequests.proofs }), deskActions.of(...importDesk)],
});
