import type { privacy } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import {
  authorizationsOf,
  changeConsent,
  ledgerOf,
  patientConsentsOf,
  withdrawAuthorization,
} from './consents';
import { exportJob, exportsOf, requestExport } from './exports';

/** What a person sees and decides about their data (product.md, Rules of the field). */
export function privacyHandlers({ jobs }: Services): HandlersOf<typeof privacy> {
  return {
    listPatientConsents: async (_, context) => wholeList(await patientConsentsOf(context)),
    async changePatientConsent(input, context) {
      await changeConsent(context, input);
      return { done: true };
    },
    listConsentLedger: async (_, context) => wholeList(await ledgerOf(context)),
    listAuthorizations: async (_, context) => wholeList(await authorizationsOf(context)),
    async withdrawAuthorization({ partnerCode }, context) {
      await withdrawAuthorization(context, partnerCode);
      return { done: true };
    },
    async requestDataExport(input, context) {
      const exportId = await requestExport(context, input);
      await jobs.send(exportJob, { exportId }, { db: context.db });
      return { exportId };
    },
    listDataExports: async (_, context) => wholeList(await exportsOf(context)),
  };
}
