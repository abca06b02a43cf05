/** What a browser hears (Web Speech API), as far as it is used here; the platform's own types lack it. */
export interface SpeechRecognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: SpeechResults }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  readonly start: () => void;
  readonly abort: () => void;
}

interface SpeechResults {
  readonly length: number;
  readonly [place: number]: {
    readonly isFinal: boolean;
    readonly [alternative: number]: { readonly transcript: string };
  };
}

type Listener = new () => SpeechRecognition;

/** What listens here; null where the browser has nothing of the kind. */
export function speechListener(): Listener | null {
  // Chromium and Safari have it under a name of their own, and neither name is in the types.
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as {
    readonly SpeechRecognition?: Listener;
    readonly webkitSpeechRecognition?: Listener;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** What was said so far, and whether it is the last word. */
export function heardOf(results: SpeechResults): { readonly text: string; readonly done: boolean } {
  const all = Array.from({ length: results.length }, (_, place) => results[place]);
  return {
    // What is said ends like a sentence; a search does not.
    text: all
      .map((result) => result?.[0]?.transcript ?? '')
      .join('')
      .replace(/[。．.？?！!]+$/u, '')
      .trim(),
    done: all.at(-1)?.isFinal === true,
  };
}
