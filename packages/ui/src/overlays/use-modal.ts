import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens a native dialog as a modal while it is rendered and gives the focus back to where it was.
 * The caller renders the dialog only while open. `onCancel` hears Escape; the dialog never closes by itself.
 */
export function useModal(onCancel: () => void): RefObject<HTMLDialogElement | null> {
  const reference = useRef<HTMLDialogElement>(null);
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    const dialog = reference.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const hear = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      cancel();
    };
    // Chromium closes on a second Escape even when the first was prevented; closing is told like a cancel.
    const closed = (): void => {
      if (dialog.isConnected) cancel();
    };
    dialog.addEventListener('cancel', hear);
    dialog.addEventListener('close', closed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', hear);
      dialog.removeEventListener('close', closed);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return reference;
}
