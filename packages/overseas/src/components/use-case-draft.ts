import { useKeptDraft } from '@xinglin/forms';
import { emptyCase, keepableCase, restoreCase } from '../model/case-draft';

/** What is being told in the steps of a consultation: one draft of an account, on its device, or of a visitor, in their tab. */
export const useCaseDraft = () =>
  useKeptDraft({
    kind: 'overseas.case',
    former: emptyCase,
    keepable: keepableCase,
    restore: restoreCase,
    forVisitors: true,
  });
