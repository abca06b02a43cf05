import { consultApi } from '@xinglin/api';
import type { ConsultKind, Patient } from '@xinglin/gateway-sdk';
import { useCallback } from 'react';
import { type AskDraft, draftOf, sentOf } from '../model/ask-draft';
import { mergeAsks } from '../model/merge-drafts';
import { useSavedDraft } from './use-saved-draft';

/** What is in the form of a question at first, and when it was saved; null for never. */
export interface FormerAsk {
  readonly draft: AskDraft;
  readonly savedAt: string | null;
}

/** What is being asked of a doctor, or of whichever one is free. */
export function useAskDraft(
  kind: ConsultKind,
  doctorId: string | undefined,
  { draft: former, savedAt }: FormerAsk,
  patients: readonly Patient[],
) {
  const [store] = consultApi.useSaveConsultDraftMutation();
  const save = useCallback(
    async (draft: AskDraft, knownAt: string | null) => {
      const of = { kind, ...(doctorId && { doctorId }) };
      const answer = await store({ ...of, draft: sentOf(draft), knownAt });
      if (answer.data === undefined) return { error: answer.error };
      const { savedAt: at, other } = answer.data;
      return { data: { savedAt: at, other: other && draftOf(other, patients, {}) } };
    },
    [store, kind, doctorId, patients],
  );
  return useSavedDraft(former, { savedAt, save, merge: mergeAsks });
}
