import { useEffect, useState, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Both are left by the early script. */
    tapped?: HTMLButtonElement;
    keepTap?: (event: Event) => void;
  }
}

/** From here on React hears of clicks, also of those on what it has not taken over yet. */
export function stopKeepingTaps(): void {
  if (window.keepTap) document.documentElement.removeEventListener('click', window.keepTap);
}

/**
 * Presses the button that was tapped before the page's scripts had arrived, once what was typed until then is known to
 * the page as well.
 */
export function EarlyTap({ children }: { children: ReactNode }): ReactNode {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    if (isSettled) {
      window.tapped?.click();
      // Both have done their work. That they are gone tells that what the page does in effects is in place.
      delete window.tapped;
      delete window.keepTap;
    }
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- fields tell in effects what they hold, and this is rendered with that
    else settle(true);
  }, [isSettled]);
  return children;
}
