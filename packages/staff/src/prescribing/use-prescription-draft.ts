import { useState } from 'react';
import type { Draft } from './draft';

const keyOf = (orderKey: string): string => `staff.prescription.${orderKey}`;

/** What this tab has of an earlier look at the consult. The form alone writes it. */
function stored(orderKey: string): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(orderKey));
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

/**
 * The prescription that is being written in a consult; null while the form is closed. It survives a reload and a look at
 * another consult in this tab.
 * @param first what the form begins with where nothing was written.
 */
export function usePrescriptionDraft(
  orderKey: string,
  first: () => Draft | null,
): [Draft | null, (draft: Draft | null) => void] {
  const [draft, setDraft] = useState(() => stored(orderKey) ?? first());
  return [
    draft,
    (next) => {
      setDraft(next);
      try {
        if (next === null) sessionStorage.removeItem(keyOf(orderKey));
        else sessionStorage.setItem(keyOf(orderKey), JSON.stringify(next));
      } catch {
        // A full or forbidden storage costs the draft and nothing else.
      }
    },
  ];
}
