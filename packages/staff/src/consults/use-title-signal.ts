import { useEffect } from 'react';

const blinkMs = 1000;

/** Lets the title of the browser's tab alternate with words, so that a doctor in another window sees them. */
export function useTitleSignal(words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    const former = document.title;
    let isOn = false;
    const timer = setInterval(() => {
      isOn = !isOn;
      document.title = isOn ? words : former;
    }, blinkMs);
    return () => {
      clearInterval(timer);
      document.title = former;
    };
  }, [words]);
}
