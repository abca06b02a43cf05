import type { ReactElement } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './countdown.module.css';
import type { CountdownProps } from './props';
import { clockText, minutesToAnnounce } from './remaining-time';
import { useRemainingSeconds } from './use-remaining-seconds';
import { VisuallyHidden } from './visually-hidden';

/** Countdown to an instant; see {@link CountdownProps}. Without `openedAt` the server renders --:--, which is as wide. */
export function Countdown({
  until,
  serverOffsetMs = 0,
  openedAt,
  onEnd,
}: CountdownProps): ReactElement {
  const { t } = useTranslation('ui');
  const seconds = useRemainingSeconds(until, serverOffsetMs, openedAt);
  const ended = seconds === 0;
  const endedFor = useRef<string>(undefined);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!ended || endedFor.current === until) return;
    endedFor.current = until;
    end();
  }, [ended, until]);
  const minutes = seconds === undefined ? undefined : minutesToAnnounce(seconds);
  return (
    <>
      <span role="timer" className={styles['countdown']}>
        {seconds === undefined ? '--:--' : clockText(seconds)}
      </span>
      <VisuallyHidden live>
        {minutes === undefined ? '' : t('minutesLeft', { count: minutes })}
      </VisuallyHidden>
    </>
  );
}
