import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, timeAt } from '@xinglin/rules';
import { ClockIcon, WarningIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { promiseLeft } from './promise';
import styles from './marks.module.css';
import type { Translate } from '../parts/translate';
import { useNow } from './use-now';

/** A number of minutes in the largest units that a doctor needs. */
function minutesText(minutes: number, t: Translate): string {
  if (minutes < 1) return t('queue.underMinute');
  if (minutes < 60) return t('queue.minutes', { count: minutes });
  const hours = t('queue.hours', { count: Math.floor(minutes / 60) });
  const rest = minutes % 60;
  return rest === 0
    ? hours
    : t('queue.hoursMinutes', { hours, minutes: t('queue.minutes', { count: rest }) });
}

/** The promise of an answer as a countdown, and until when it holds. Nothing where none is promised. */
export function PromiseMark({
  askedAt,
  answerBefore,
  promised = 'answer',
}: {
  readonly askedAt: string;
  readonly answerBefore: string | null;
  /** What is promised by then: an answer, a review of a prescription, a pharmacy's confirmation. */
  readonly promised?: 'answer' | 'review' | 'confirmation' | undefined;
}): ReactElement | null {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const now = useNow();
  if (answerBefore === null) return null;
  const { level, minutes } = promiseLeft({ askedAt, answerBefore }, now);
  const time = minutesText(minutes, t);
  const day = dayAt(answerBefore);
  const at = timeAt(answerBefore);
  const until = day === dayAt(now) ? at : `${formatDay(day, locale)} ${at}`;
  return (
    <span className={styles['promise']} data-level={level}>
      {level === 'fine' ? <ClockIcon /> : <WarningIcon />}
      <span>
        <b>{level === 'over' ? t('queue.over', { time }) : t('queue.left', { time })}</b>
        <small>
          <time dateTime={answerBefore}>
            {/* i18n-keys: staff:queue.before.* */}
            {t(`queue.before.${promised}`, { time: until })}
          </time>
        </small>
      </span>
    </span>
  );
}
