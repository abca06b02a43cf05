import { useLocale } from '@xinglin/i18n';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { speaker, voiceFor, watchVoice } from './voices';

/** A voice for each language of the portal. */
const spokenLanguages = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' } as const;

/** Slower than a voice's own pace. */
const pace = 0.85;

/** A text to be read: its sentences, each of them in the phrases that are marked one after the other. */
export type ReadableText = readonly (readonly string[])[];

/** What is being spoken: a sentence, and the phrase of it where the browser says how far it is. */
export interface Spoken {
  readonly sentence: number;
  readonly phrase: number | null;
}

/** What {@link useReadingAloud} answers. */
export interface ReadingAloud {
  /** False where no voice speaks the reader's language. */
  readonly canRead: boolean;
  /** Null while nothing is spoken. */
  readonly spoken: Spoken | null;
  /** Begins, or stops what has begun. */
  readonly toggle: () => void;
}

/** The phrase that a character of the sentence belongs to. */
function phraseAt(phrases: readonly string[], separator: string, place: number): number {
  let end = 0;
  const found = phrases.findIndex((phrase) => {
    end += phrase.length + separator.length;
    return place < end;
  });
  return found === -1 ? phrases.length - 1 : found;
}

/**
 * Reads a text aloud, a sentence after the other: where a voice does not say how far it is, as on most Android phones,
 * the sentence is marked. It stops when the page is left.
 * @param separator is between two phrases of a sentence, as it is written.
 */
export function useReadingAloud(text: ReadableText, separator: string): ReadingAloud {
  const locale = useLocale();
  const language = spokenLanguages[locale as keyof typeof spokenLanguages] ?? 'zh-CN';
  const [voice] = useState(() => watchVoice(language));
  // The server draws the button: nearly every phone has a voice.
  const canRead = useSyncExternalStore(voice.subscribe, voice.read, () => true);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  // Chromium collects an utterance that nothing holds, and then says nothing of its end.
  const queue = useRef<readonly SpeechSynthesisUtterance[]>([]);

  const stop = (): void => {
    if (queue.current.length > 0) {
      queue.current = [];
      speaker()?.cancel();
    }
    setSpoken(null);
  };
  useEffect(() => {
    const leave = (): void => {
      if (queue.current.length > 0) speaker()?.cancel();
      queue.current = [];
    };
    // A browser goes on speaking when another document takes the page's place.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const begin = (): void => {
    const utterances = text.map((phrases, sentence) => {
      const utterance = new SpeechSynthesisUtterance(phrases.join(separator));
      utterance.lang = language;
      utterance.voice = voiceFor(language) ?? null;
      utterance.rate = pace;
      const whileInTurn = (change: () => void) => () => {
        if (queue.current.includes(utterance)) change();
      };
      utterance.addEventListener(
        'start',
        whileInTurn(() => setSpoken({ sentence, phrase: null })),
      );
      utterance.addEventListener('boundary', ({ charIndex }) =>
        whileInTurn(() =>
          setSpoken({ sentence, phrase: phraseAt(phrases, separator, charIndex) }),
        )(),
      );
      utterance.addEventListener(
        'end',
        whileInTurn(() => {
          if (sentence === text.length - 1) stop();
        }),
      );
      utterance.addEventListener('error', whileInTurn(stop));
      return utterance;
    });
    speaker()?.cancel();
    queue.current = utterances;
    setSpoken({ sentence: 0, phrase: null });
    for (const utterance of utterances) speaker()?.speak(utterance);
  };
  return { canRead, spoken, toggle: spoken === null ? begin : stop };
}
