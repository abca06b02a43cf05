import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { catchFocus } from '../frame/use-focus-kept';

/**
 * Opens a native dialog as a modal while it is rendered and gives the focus back to where it was, or to the main
 * landmark when that is gone. The caller renders
 * the dialog only while open. `onCancel` hears Escape and, with `onBackdrop`, a click beside the dialog; the dialog never
 * closes by itself. Focus goes to `data-initial-focus`, else to the first control.
 */
export function useModal(
  onCancel: () => void,
  { onBackdrop = false }: { onBackdrop?: boolean } = {},
): RefObject<HTMLDialogElement | null> {
  const reference = useRef<HTMLDialogElement>(null);
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    const dialog = reference.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void): void =>
      dialog.addEventListener(type, listener, { signal: listening.signal });

    listen('cancel', (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      cancel();
    });
    // Chromium closes on a second Escape even when the first was prevented: it is put back for the caller to decide.
    listen('close', (event) => {
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      cancel();
    });
    // The content fills the dialog, so an event on the dialog itself is one on its backdrop. Where the press began
    // counts too: selecting text and letting go outside is no wish to close.
    let pressedBackdrop = false;
    listen('pointerdown', (event) => {
      pressedBackdrop = event.target === dialog;
    });
    listen('click', (event) => {
      if (onBackdrop && pressedBackdrop && event.target === dialog) cancel();
    });

    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      listening.abort();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      else catchFocus();
    };
  }, [onBackdrop]);

  return reference;
}
