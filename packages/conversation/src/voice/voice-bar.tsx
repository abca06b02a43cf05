import { PauseIcon, PlayIcon } from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Words } from '../words';
import styles from './voice-bar.module.css';

/** The one that is heard: a second one stops it. */
let heard: HTMLAudioElement | null = null;

interface VoiceBarProps {
  readonly src: string;
  readonly durationMs: number | null;
  /** What is said in it; null where nothing has written it down. */
  readonly transcript: string | null;
}

/** A voice message: a bar that plays it, how long it is, and what is said in it. */
export function VoiceBar({ src, durationMs, transcript }: VoiceBarProps): ReactElement {
  const { t } = useTranslation('conversation');
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [played, setPlayed] = useState(0);
  const seconds = Math.round((durationMs ?? 0) / 1000);
  const toggle = (): void => {
    const element = audio.current;
    if (element === null) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    if (heard !== element) heard?.pause();
    heard = element;
    setHasFailed(false);
    element.play().catch(() => setHasFailed(true));
  };
  return (
    <>
      <div className={styles['voice']}>
        <button
          type="button"
          className={styles['button']}
          aria-label={t('voice', { seconds })}
          aria-pressed={isPlaying}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          <progress
            className={styles['bar']}
            aria-hidden
            max={Math.max(1, seconds)}
            value={Math.min(played, seconds)}
          />
          <b className={styles['length']}>{seconds}″</b>
        </button>
        {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- its words stand below it where they are known */}
        <audio
          ref={audio}
          src={src}
          preload="none"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onEnded={() => setPlayed(0)}
          onTimeUpdate={({ currentTarget }) => setPlayed(currentTarget.currentTime)}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={styles['failed']}>
          {t('voiceFailed')}
        </p>
      )}
      {transcript !== null && (
        <div className={styles['transcript']}>
          <span className={styles['label']}>{t('transcript')}</span>
          <Words>{transcript}</Words>
        </div>
      )}
    </>
  );
}
