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

/** Milliseconds after which a part that React has not taken over is asked again. */
const askAgainMs = 100;

/**
 * Keeps a tap on a button in a part of the page whose code is still on its way, and presses the button once React has
 * taken that part over. Of such a click React tells nobody, and the browser would send the form by itself, which loads the
 * page anew and loses what was typed. No `onClickCapture` may stop a click.
 * @returns ends it.
 */
export function keepLateTaps(): () => void {
  let forget = (): void => undefined;
  const keep = ({ target }: MouseEvent): void => {
    forget();
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.disabled || button.form?.hasAttribute('method')) return;
    const watch = new AbortController();
    const { signal } = watch;
    const timer = setTimeout(() => {
      forget();
      if (button.isConnected) button.click();
    }, askAgainMs);
    forget = () => {
      clearTimeout(timer);
      watch.abort();
    };
    // React listens above the button, and stops a click there that it cannot hand on.
    button.addEventListener('click', () => forget(), { capture: true, signal });
    const hold = (event: Event): void => {
      if (event.target === button.form) event.preventDefault();
    };
    window.addEventListener('submit', hold, { capture: true, signal });
  };
  // Comes before React, which listens on the root and on each element that holds a portal.
  window.addEventListener('click', keep, true);
  return () => {
    forget();
    window.removeEventListener('click', keep, true);
  };
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
