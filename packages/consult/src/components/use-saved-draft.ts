import { useCallback, useEffect, useRef, useState } from 'react';

/** So long nothing is typed before the draft is kept. */
const pause = 1000;

/**
 * What is typed into a form, kept with the account: another device goes on where this one stopped.
 * @param former what stands in the form at first.
 * @param save keeps it; answers whether it is kept. The same function while the same is drafted.
 */
export function useSavedDraft<Draft extends object>(
  former: Draft,
  save: (draft: Draft) => Promise<boolean>,
) {
  // What is kept meanwhile comes back as another answer; what stands in the form is the newer.
  const [first] = useState(former);
  const [draft, setDraft] = useState(first);
  const [isKept, setKept] = useState(false);
  const unsaved = useRef<Draft | null>(null);

  const keep = useCallback(async () => {
    const latest = unsaved.current;
    unsaved.current = null;
    if (latest !== null) setKept(await save(latest));
  }, [save]);

  useEffect(() => {
    if (draft === first) return;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [draft, first, keep]);

  // What was typed just before the page is left is kept as well.
  useEffect(() => () => void keep(), [keep]);

  return {
    draft,
    isKept,
    change: (changed: Partial<Draft> | ((now: Draft) => Partial<Draft>)): void => {
      setKept(false);
      setDraft((now) => {
        const next = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) };
        unsaved.current = next;
        return next;
      });
    },
    /** It was sent, or kept by another way: nothing of it is to be kept any more. */
    forget: (): void => {
      unsaved.current = null;
    },
  };
}
