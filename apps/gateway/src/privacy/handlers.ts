import type { privacy } from '@xinglin/contract';
import type { HandlersOf } from '../platform/mount';
import type { Services } from '../platform/services';
import {
  authorizationsOf,
  changeConsent,
  ledgerOf,
  patientConsentsOf,
  withdrawAuthorization,
} from './consents';
import { exportJob, exportsOf, requestExport } from './exports';

/** Everything there is, as one page. */
function onePage<Item>(items: Item[]) {
  return { items, total: items.length, pageNo: 1, pageSize: Math.max(1, items.length) };
}

/** What a person sees and decides about their data (product.md, Rules of the field). */
export function privacyHandlers({ jobs }: Services): HandlersOf<typeof privacy> {
  return {
    listPatientConsents: async (_, context) => onePage(await patientConsentsOf(context)),
    async changePatientConsent(input, context) {
      await changeConsent(context, input);
      return { done: true };
    },
    listConsentLedger: async (_, context) => onePage(await ledgerOf(context)),
    listAuthorizations: async (_, context) => onePage(await authorizationsOf(context)),
    async withdrawAuthorization({ partnerCode }, context) {
      await withdrawAuthorization(context, partnerCode);
      return { done: true };
    },
    async requestDataExport(input, context) {
      const exportId = await requestExport(context, input);
      await jobs.send(exportJob, { exportId }, { db: context.db });
      return { exportId };
    },
    listDataExports: async (_, context) => onePage(await exportsOf(context)),
  };
}
