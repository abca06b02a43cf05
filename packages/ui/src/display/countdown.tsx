import type { ReactElement } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './countdown.module.css';
import type { CountdownProps } from './props';
import { clockText, minutesToAnnounce, remainingSeconds } from './remaining-time';
import { VisuallyHidden } from './visually-hidden';

/** Countdown to an instant; see {@link CountdownProps}. The server cannot know the reader's clock, so it renders --:-- of the same width. */
export function Countdown({ until, serverOffsetMs = 0, onEnd }: CountdownProps): ReactElement {
  const { t } = useTranslation('ui');
  const [seconds, setSeconds] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let last: number | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const read = (): void => {
      const left = remainingSeconds(until, Date.now(), serverOffsetMs);
      if (last !== undefined) {
        const minutes = minutesToAnnounce(last, left);
        if (minutes !== undefined) setAnnounced(minutes);
      }
      last = left;
      setSeconds(left);
      if (left === 0) {
        clearInterval(timer);
        end();
      }
    };
    timer = setInterval(read, 1000);
    read();
    return () => clearInterval(timer);
  }, [until, serverOffsetMs]);

  return (
    <>
      <span role="timer" className={styles['countdown']}>
        {seconds === undefined ? '--:--' : clockText(seconds)}
      </span>
      <VisuallyHidden live>{announced === undefined ? '' : t('minutesLeft', { count: announced })}</VisuallyHidden>
    </>
  );
}
