import { useKeptDraft } from '@xinglin/forms';
import { emptyCase, keepableCase, restoreCase } from '../model/case-draft';

/** The draft of a consultation: of an account on its device, or of a visitor in their tab. */
export const useCaseDraft = () =>
  useKeptDraft({
    kind: 'overseas.case',
    former: emptyCase,
    keepable: keepableCase,
    restore: restoreCase,
    forVisitors: true,
  });
