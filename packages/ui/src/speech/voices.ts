/** Milliseconds that a browser has to say which voices it has; Chromium knows them only after a while. */
const patienceMs = 2000;

/** What speaks here; undefined in a browser, or in an app's web view, that has nothing of the kind. */
export const speaker = (): SpeechSynthesis | undefined =>
  (window as Partial<Pick<Window, 'speechSynthesis'>>).speechSynthesis;

/** A voice for a language such as `zh-CN`: that of its region first. Android writes `zh_CN`. */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const spoken = (speaker()?.getVoices() ?? []).map((voice) => ({
    voice,
    lang: voice.lang.replace('_', '-').toLowerCase(),
  }));
  const wanted = language.toLowerCase();
  const [tongue = ''] = wanted.split('-');
  return (
    spoken.find(({ lang }) => lang === wanted) ??
    spoken.find(({ lang }) => lang.split('-')[0] === tongue)
  )?.voice;
}

/** Whether there is a voice for a language, as a store: first the browser says nothing, and may yet have one. */
export function watchVoice(language: string) {
  let isLate = false;
  return {
    subscribe: (onChange: () => void): (() => void) => {
      const timer = setTimeout(() => {
        isLate = true;
        onChange();
      }, patienceMs);
      const voices = speaker();
      // Older versions of Safari have no events of this object, and know their voices at once.
      voices?.addEventListener?.('voiceschanged', onChange);
      return () => {
        clearTimeout(timer);
        voices?.removeEventListener?.('voiceschanged', onChange);
      };
    },
    read: (): boolean => {
      const voices = speaker();
      if (voices === undefined) return false;
      return voices.getVoices().length === 0 ? !isLate : voiceFor(language) !== undefined;
    },
  };
}
