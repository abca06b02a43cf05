import { useServerClock } from '@xinglin/api';
import type { ChatStanding } from '@xinglin/gateway-sdk';
import { CheckIcon, ClockIcon, Countdown, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './standing-bar.module.css';

/** What was promised of the first answer: when it is due and what happens then, or that it came in time. */
export interface TalkPromise {
  readonly text: string;
  readonly isMet: boolean;
}

interface StandingBarProps {
  readonly standing: ChatStanding;
  readonly promise: TalkPromise | null;
  readonly onEnd: () => void;
}

/** How a conversation stands: whose turn it is, how long it lasts, how many questions are left, what was promised. */
export function StandingBar({
  standing: { phase, turnsLeft, turns, until },
  promise,
  onEnd,
}: StandingBarProps): ReactElement {
  const { t } = useTranslation('conversation');
  const clock = useServerClock();
  const number = (words: string) => <b>{words}</b>;
  return (
    <div className={styles['bar']}>
      {/* i18n-keys: conversation:phase.* */}
      {phase !== 'open' && <span className={styles['phase']}>{t(`phase.${phase}`)}</span>}
      {until !== null && (
        <span>
          {/* i18n-keys: conversation:until.* */}
          {t(`until.${until.outcome}`)}{' '}
          <b>
            <Countdown until={until.at} {...clock} onEnd={onEnd} />
          </b>
        </span>
      )}
      {turnsLeft !== null && phase !== 'closed' && phase !== 'waiting' && (
        <span>
          <RichText
            text={
              turns === null
                ? t('turnsLeft', { count: turnsLeft })
                : t('turnsOf', { left: turnsLeft, turns })
            }
            parts={{ left: number }}
          />
        </span>
      )}
      {promise !== null && (
        <span className={styles['promise']} data-met={promise.isMet || undefined}>
          {promise.isMet ? <CheckIcon /> : <ClockIcon />}
          {promise.text}
        </span>
      )}
    </div>
  );
}
