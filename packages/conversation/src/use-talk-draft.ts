import { useKeptDraft } from '@xinglin/forms';

/** Nothing is typed. */
export const emptyDraft = { text: '' };

const keepAll = (draft: typeof emptyDraft) => draft;
function restoreDraft(kept: unknown): typeof emptyDraft | null {
  const isDraft = typeof kept === 'object' && kept !== null && 'text' in kept;
  return isDraft && typeof kept.text === 'string' ? { text: kept.text } : null;
}

/** The words in the field of a conversation, which a reload does not lose. */
export const useTalkDraft = (orderKey: string) =>
  useKeptDraft({
    kind: `conversation.${orderKey}`,
    former: emptyDraft,
    keepable: keepAll,
    restore: restoreDraft,
  });
