import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, timeAt } from '@xinglin/rules';
import { Button, ButtonLink, VideoIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KindBadge } from './kind-badge';
import marks from './marks.module.css';
import { patientFacts } from './patient-facts';
import { PromiseMark } from './promise-mark';
import { promiseLeft } from './promise';
import styles from './queue.module.css';
import type { QueueItem } from './queue-item';
import { useNow } from './use-now';

interface QueueRowProps {
  readonly item: QueueItem;
  /** The doctor that the reader is; null for other staff. */
  readonly readerDoctorId: string | null;
  /** Takes the consult; undefined where the reader may not. */
  readonly onTake: (() => void) | undefined;
  readonly isTaking: boolean;
  /** Why it could not be taken. */
  readonly problem: string | undefined;
}

/** A consult in the queue: who, what, until when, and the one act that comes next. */
export function QueueRow({
  item,
  readerDoctorId,
  onTake,
  isTaking,
  problem,
}: QueueRowProps): ReactElement {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const now = useNow();
  const { orderKey, kind, patient, words, doctorName, askedAt, answerBefore, last } = item;
  const facts = patientFacts(patient, t);
  const hasOtherDoctor = doctorName !== null && item.doctorId !== readerDoctorId;
  const level = answerBefore === null ? 'none' : promiseLeft({ askedAt, answerBefore }, now).level;
  const at = last?.at ?? askedAt;
  const isToday = dayAt(at) === dayAt(now);
  const time = isToday ? timeAt(at) : `${formatDay(dayAt(at), locale)} ${timeAt(at)}`;
  return (
    <li className={styles['row']} data-level={item.isCalling ? 'calling' : level}>
      <span className={styles['kind']}>
        <KindBadge kind={kind} />
      </span>
      <span className={styles['patient']}>
        <Link to={`/consults/${orderKey}`} className={styles['link']} data-queue-link>
          {patient.name}
        </Link>
        {facts !== '' && <small>{facts}</small>}
      </span>
      <span className={styles['words']}>
        <span className={styles['question']}>{words}</span>
        <small className={styles['notes']}>
          {item.isCalling && (
            <b className={marks['mark']} data-tone="danger">
              {t('queue.calling')}
            </b>
          )}
          {/* Of a question that no one has answered everything is unread. */}
          {item.unread > 0 && answerBefore === null && (
            <b className={marks['mark']} data-tone="danger">
              {t('queue.unread', { count: item.unread })}
            </b>
          )}
          {item.remindedAt !== null && <b className={marks['mark']}>{t('queue.reminded')}</b>}
          {hasOtherDoctor && <span>{t('queue.doctor', { name: doctorName })}</span>}
          {last !== null && last.words !== words && (
            <span className={styles['last']}>
              {/* i18n-keys: staff:queue.last.* */}
              {t(`queue.last.${last.side}`, { words: last.words })}
            </span>
          )}
          <time dateTime={at}>{last === null ? t('queue.asked', { time }) : time}</time>
        </small>
        {problem !== undefined && (
          <span role="alert" className={styles['problem']}>
            {problem}
          </span>
        )}
      </span>
      <span className={styles['promise']}>
        {answerBefore === null ? (
          <small>{t(`queue.state.${item.state}`)}</small>
        ) : (
          <PromiseMark askedAt={askedAt} answerBefore={answerBefore} />
        )}
      </span>
      {/* i18n-keys: staff:queue.state.* */}
      <span className={styles['act']}>
        {item.isCalling ? (
          <ButtonLink
            to={`/consults/${orderKey}?video=1`}
            size="small"
            icon={<VideoIcon />}
            aria-label={t('queue.answerCallOf', { name: patient.name })}
          >
            {t('queue.answerCall')}
          </ButtonLink>
        ) : onTake === undefined ? (
          <ButtonLink
            to={`/consults/${orderKey}`}
            size="small"
            variant="outline"
            aria-label={t('queue.openOf', { name: patient.name })}
          >
            {t('queue.open')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            pending={isTaking}
            aria-label={t('queue.takeOf', { name: patient.name })}
            onClick={onTake}
          >
            {t('queue.take')}
          </Button>
        )}
      </span>
    </li>
  );
}
