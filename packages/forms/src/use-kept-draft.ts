import { useSession } from '@xinglin/api';
import { personalStorage } from '@xinglin/platform';
import { useRef, useMemo, useState, useSyncExternalStore } from 'react';

/** Cleared when the person signs out. */
const drafts = personalStorage('drafts', { area: () => window.localStorage });

/** A visitor's draft, in this tab only: the account that signs in here continues it. */
const visitorDrafts = personalStorage('visitor-drafts', { area: () => window.sessionStorage });

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
  /** A visitor's draft is kept as well, in this tab, and becomes that of the account which signs in there. */
  readonly forVisitors?: boolean;
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
  forVisitors = false,
}: KeptDraft<Draft>) {
  const owner = useSession()?.userId;
  const storageKey = kind === null || !owner ? null : `${kind}.${owner}`;
  const visitorKey = forVisitors ? kind : null;
  const read = (): unknown =>
    (visitorKey === null ? null : visitorDrafts.get(visitorKey)) ??
    (storageKey === null ? null : drafts.get(storageKey));
  const write = (kept: Partial<Draft>): boolean => {
    if (storageKey === null) return visitorKey !== null && visitorDrafts.set(visitorKey, kept);
    const isSafe = drafts.set(storageKey, kept);
    if (isSafe && visitorKey !== null) visitorDrafts.remove(visitorKey);
    return isSafe;
  };
  const [typed, setTyped] = useState<{ readonly draft: Draft; readonly isKept: boolean }>();

  // A text, because a snapshot must be the same value while nothing changes; the server has no storage.
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(read()),
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
      const now = latest.current ?? restore(read()) ?? former;
      const next = typeof changed === 'function' ? changed(now) : { ...now, ...changed };
      latest.current = next;
      setTyped({
        draft: next,
        isKept: write(keepable(next)),
      });
    },
    forget: () => {
      // What was brought back from the device stays in view until the page is left.
      setTyped({ draft, isKept: false });
      if (storageKey !== null) drafts.remove(storageKey);
      if (visitorKey !== null) visitorDrafts.remove(visitorKey);
    },
  };
}
