import { useLazyOpening } from '@xinglin/ui';
import { useState } from 'react';

/** The chunk of the sheet behind the header's button. */
export const loadTalkMenu = () => import('./talk-menu');

/** Whether the sheet behind the header's button is open. */
export interface TalkMenu {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** What the header and the conversation of a page share: the sheet with all that is not said in it. */
export function useTalkMenu(): TalkMenu {
  const [isOpen, setIsOpen] = useState(false);
  const open = useLazyOpening(loadTalkMenu, () => setIsOpen(true));
  return { isOpen, open, close: () => setIsOpen(false) };
}
