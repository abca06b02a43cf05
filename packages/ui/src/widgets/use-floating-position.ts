import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { pressSlack, useLongPress } from '../gestures/use-long-press';
import type { FloatingMenuProps } from './props';

/** Pixels an arrow key moves the button. */
const keyStep = 16;

/** Pixels beyond the upper edge at which the button is back in the header. */
const backSlack = 12;

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/**
 * Moves the floating button: by dragging, by the arrow keys, and back to its own place in the header by a long press
 * or where it is moved up there. The style clamps it to the edges, so what is kept is where it really stands.
 */
export function useFloatingPosition(
  reference: RefObject<HTMLButtonElement | null>,
  onMoved: FloatingMenuProps['onMoved'],
  onReset: () => void,
): void {
  const tell = (): void => {
    const place = placeOf(reference.current);
    if (place) onMoved({ x: Math.round(place.x), y: Math.round(place.y) });
  };
  const putBack = (): void => {
    for (const name of ['--floating-x', '--floating-y'])
      document.documentElement.style.removeProperty(name);
    onMoved(null);
    onReset();
  };
  const keep = useEffectEvent(() => {
    const wanted = Number.parseFloat(
      document.documentElement.style.getPropertyValue('--floating-y'),
    );
    const place = placeOf(reference.current);
    if (place && wanted < place.y - backSlack) putBack();
    else tell();
  });

  useEffect(() => {
    const button = reference.current;
    if (button === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let from: { x: number; y: number; place: Place } | null = null;
    let dragged = false;

    button.addEventListener(
      'pointerdown',
      ({ clientX, clientY, pointerId }) => {
        const place = placeOf(button);
        from = place && { x: clientX, y: clientY, place };
        dragged = false;
        // A mouse in a hurry has left the button by its first movement.
        button.setPointerCapture(pointerId);
      },
      { signal },
    );
    button.addEventListener(
      'pointermove',
      ({ clientX, clientY, buttons, pointerId }) => {
        if ((buttons & 1) === 0) return;
        const place = placeOf(button);
        // The press that brought this code was before it could be heard.
        from ??= place && { x: clientX, y: clientY, place };
        if (from === null) return;
        const [across, along] = [clientX - from.x, clientY - from.y];
        if (!dragged && Math.hypot(across, along) <= pressSlack) return;
        if (!dragged) button.setPointerCapture(pointerId);
        dragged = true;
        moveTo(from.place.x + across, from.place.y + along);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      button.addEventListener(
        end,
        () => {
          from = null;
          if (dragged) keep();
        },
        { signal },
      );
    // A mouse that pressed the button would drag the link that lay under it, once the button is on its way.
    document.addEventListener(
      'dragstart',
      (event) => {
        if (from) event.preventDefault();
      },
      { signal },
    );
    // What ends a drag is no tap.
    button.addEventListener(
      'click',
      (event) => {
        if (dragged) event.stopPropagation();
        dragged = false;
      },
      { signal },
    );
    button.addEventListener(
      'keydown',
      (event) => {
        const step = keySteps[event.key];
        const place = placeOf(button);
        if (step === undefined || place === null) return;
        event.preventDefault();
        moveTo(place.x + step[0], place.y + step[1]);
        keep();
      },
      { signal },
    );
    return () => listening.abort();
  }, [reference]);

  useLongPress(reference, () => {
    putBack();
    // The finger is still down: letting go must not open the menu.
    reference.current?.addEventListener('click', (event) => event.stopPropagation(), {
      once: true,
      capture: true,
    });
  });
}

interface Place {
  /** Pixels from the start and top of the layer that holds the button. */
  readonly x: number;
  readonly y: number;
}

function placeOf(button: HTMLElement | null): Place | null {
  const layer = button?.offsetParent?.getBoundingClientRect();
  const own = button?.getBoundingClientRect();
  if (!layer || !own) return null;
  return { x: own.left - layer.left, y: own.top - layer.top };
}

/** Whole pixels, as they are kept: the button stands after a reload where it was left. */
function moveTo(x: number, y: number): void {
  const { style } = document.documentElement;
  style.setProperty('--floating-x', `${Math.round(x)}px`);
  style.setProperty('--floating-y', `${Math.round(y)}px`);
}
