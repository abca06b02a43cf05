import { useState } from 'react';

const keyOf = (orderKey: string): string => `staff.draft.${orderKey}`;

/** What was typed and not sent in a consult; it survives a reload and a look at another consult in this tab. */
export function useDraft(orderKey: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(orderKey)) ?? '');
  return [
    text,
    (typed) => {
      setText(typed);
      try {
        if (typed === '') sessionStorage.removeItem(keyOf(orderKey));
        else sessionStorage.setItem(keyOf(orderKey), typed);
      } catch {
        // A full or forbidden storage costs the draft and nothing else.
      }
    },
  ];
}
