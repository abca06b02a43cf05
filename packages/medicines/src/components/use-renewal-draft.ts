import { useKeptDraft } from '@xinglin/forms';
import { emptyDraft, restoreDraft, type RenewalDraft } from '../model/renewal-draft';

const whole = (draft: RenewalDraft): RenewalDraft => draft;

/** The answers to the survey of one prescription, which its three pages share. */
export const useRenewalDraft = (prescriptionId: string) =>
  useKeptDraft<RenewalDraft>({
    kind: `renewal.${prescriptionId}`,
    former: emptyDraft,
    keepable: whole,
    restore: restoreDraft,
  });
