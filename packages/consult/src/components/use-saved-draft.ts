import type { Answer } from '@xinglin/forms';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which the draft is saved. */
const pause = 1000;

/** What became of a save. */
export interface DraftSave<Draft> {
  readonly savedAt: string;
  /** The draft that another device saved in the meantime; then nothing was stored. */
  readonly other?: Draft | undefined;
}

/** How a draft is saved; the same functions while the same is drafted. */
interface SavedDraft<Draft> {
  /** When what is in the form at first was saved; null for never. */
  readonly savedAt: string | null;
  /** Stores a draft unless another device saved one since `knownAt`. */
  readonly save: (draft: Draft, knownAt: string | null) => Promise<Answer<DraftSave<Draft>>>;
  /** One draft of both: what was the same for them, what is typed here, and what the other device saved. */
  readonly merge: (versions: {
    readonly base: Draft;
    readonly here: Draft;
    readonly there: Draft;
  }) => Draft;
}

/**
 * What is typed into a form, saved with the account: another device continues it. Where two devices write, what each of
 * them changed is merged before it is saved.
 * @param former what is in the form at first.
 */
export function useSavedDraft<Draft extends object>(
  former: Draft,
  { savedAt, save, merge }: SavedDraft<Draft>,
) {
  // A later save arrives as another answer; what is in the form is newer.
  const [first] = useState(former);
  const [draft, setDraft] = useState(first);
  const [isKept, setKept] = useState(false);
  const [isMerged, setMerged] = useState(false);
  const unsaved = useRef<Draft | null>(null);
  const known = useRef({ draft: first, savedAt });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback((): Promise<Answer<{ readonly isMerged: boolean }>> => {
    const saving = last.current.then(async () => {
      let hasMerged = false;
      while (unsaved.current !== null) {
        const latest = unsaved.current;
        unsaved.current = null;
        const answer = await save(latest, known.current.savedAt);
        if ('error' in answer) {
          setKept(false);
          return answer;
        }
        const { other: there, savedAt: at } = answer.data;
        if (there !== undefined) {
          const versions = { base: known.current.draft, here: unsaved.current ?? latest, there };
          const both = merge(versions);
          unsaved.current = both;
          hasMerged = true;
          setMerged(true);
          setDraft(both);
        } else if (unsaved.current === null) setKept(true);
        known.current = { draft: there ?? latest, savedAt: at };
      }
      return { data: { isMerged: hasMerged } };
    });
    last.current = saving;
    return saving;
  }, [save, merge]);

  useEffect(() => {
    if (draft === first) return;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [draft, first, keep]);

  // What was typed just before the page is left is saved as well.
  useEffect(() => () => void keep(), [keep]);

  return {
    draft,
    isKept,
    /** What another device wrote was added to what is typed here. */
    isMerged,
    change: (changed: Partial<Draft> | ((now: Draft) => Partial<Draft>)): void => {
      setKept(false);
      setDraft((now) => {
        const next = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) };
        unsaved.current = next;
        return next;
      });
    },
    /** Saves the draft even if it did not change; answers whether another device had saved one in the meantime. */
    saveNow: () => {
      unsaved.current ??= draft;
      return keep();
    },
    /** It was sent: nothing of it is saved any more. */
    forget: (): void => {
      unsaved.current = null;
    },
  };
}
