import { useSession } from '@xinglin/api';
import { personalStorage } from '@xinglin/platform';
import { useRef, useMemo, useState, useSyncExternalStore } from 'react';

/** Cleared when the person signs out. */
const drafts = personalStorage('drafts', { area: () => window.localStorage });

// Only this page writes the draft while it is in view, and it renders again when it does.
const never = () => () => undefined;

/** How a draft is kept. */
interface KeptDraft<Draft> {
  /** What is drafted; null where the draft is not kept at all. */
  readonly kind: string | null;
  /** What the form holds before anything is typed. */
  readonly former: Draft;
  /** What of a draft may be kept: no numbers, which a finder of the device must not read. */
  readonly keepable: (draft: Draft) => Partial<Draft>;
  /** A draft from what storage held; null for anything that does not fit. */
  readonly restore: (kept: unknown) => Draft | null;
}

/**
 * What is typed into a form, kept on the device for a day, so that neither a reload nor a sign-in loses it. A draft is
 * for the person who typed it: no other account sees it, and nothing is kept of what is typed after the session ended.
 */
export function useKeptDraft<Draft extends object>({
  kind,
  former,
  keepable,
  restore,
}: KeptDraft<Draft>) {
  const owner = useSession()?.userId;
  const storageKey = kind === null || !owner ? null : `${kind}.${owner}`;
  const [typed, setTyped] = useState<{ readonly draft: Draft; readonly isKept: boolean }>();

  // A text, because a snapshot must be the same value while nothing changes; the server has no storage.
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(storageKey === null ? null : drafts.get(storageKey)),
    () => 'null',
  );
  const restored = useMemo(() => restore(JSON.parse(stored)), [restore, stored]);
  const draft = typed?.draft ?? restored ?? former;
  // Several fields may change before the next render, and before what is stored has come into view.
  const latest = useRef<Draft>(undefined);

  return {
    draft,
    /** Whether the draft is safe on this device. */
    isKept: typed?.isKept ?? restored !== null,
    change: (changed: Partial<Draft> | ((draft: Draft) => Draft)) => {
      const kept = storageKey === null ? null : restore(drafts.get(storageKey));
      const now = latest.current ?? kept ?? former;
      const next = typeof changed === 'function' ? changed(now) : { ...now, ...changed };
      latest.current = next;
      setTyped({
        draft: next,
        isKept: storageKey !== null && drafts.set(storageKey, keepable(next)),
      });
    },
    forget: () => {
      // What was brought back from the device stays in view until the page is left.
      setTyped({ draft, isKept: false });
      if (storageKey !== null) drafts.remove(storageKey);
    },
  };
}
