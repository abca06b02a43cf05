import type { GetPanelDraftResponse } from '@xinglin/gateway-sdk';
import { checkConsultCase, type ConsultCaseCode } from '@xinglin/rules';
import { type CaseDraft, type CaseField, caseFields } from './ask-draft';

type Kept = GetPanelDraftResponse['draft'];

/** The case of a draft that the gateway kept; an empty one where it kept none. */
export const panelDraftOf = (kept: Kept): CaseDraft => ({
  question: kept?.question ?? '',
  since: kept?.since,
  treated: kept?.treated ?? '',
  pictures: kept?.fileIds.map((fileId) => ({ fileId, file: null })) ?? [],
});

export const isCaseField = (field: string): field is CaseField =>
  caseFields.some((one) => one === field);

/** One thing that keeps a case from being shown to experts. */
export interface CaseProblem {
  readonly field: CaseField;
  readonly code: ConsultCaseCode | 'emergency';
}

/** What keeps a case from being shown to experts, in the order of its fields. */
export function caseProblemsOf(
  draft: CaseDraft,
  { isUrgent, noEmergency }: { readonly isUrgent: boolean; readonly noEmergency: boolean },
): readonly CaseProblem[] {
  // Experts are asked in writing, by the same limits as one doctor.
  const found = checkConsultCase('imageText', {
    ...draft,
    fileIds: draft.pictures.map(({ fileId }) => fileId),
  }).flatMap(({ field, code }) => (isCaseField(field) ? [{ field, code }] : []));
  const problems: readonly CaseProblem[] =
    isUrgent && !noEmergency ? [...found, { field: 'noEmergency', code: 'emergency' }] : found;
  return problems.toSorted(
    (one, other) => caseFields.indexOf(one.field) - caseFields.indexOf(other.field),
  );
}
