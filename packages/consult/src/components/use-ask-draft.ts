import { consultApi } from '@xinglin/api';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { useCallback } from 'react';
import { type AskDraft, sentOf } from '../model/ask-draft';
import { useSavedDraft } from './use-saved-draft';

/** What is being asked of a doctor, or of whichever one is free. */
export function useAskDraft(kind: ConsultKind, doctorId: string | undefined, former: AskDraft) {
  const [save] = consultApi.useSaveConsultDraftMutation();
  const keep = useCallback(
    async (draft: AskDraft) => {
      const answer = await save({ kind, ...(doctorId && { doctorId }), draft: sentOf(draft) });
      return answer.data !== undefined;
    },
    [save, kind, doctorId],
  );
  return useSavedDraft(former, keep);
}
