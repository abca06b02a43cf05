import { UnreadBadge, VideoIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KindBadge } from './kind-badge';
import { moveThroughRows } from './move-through-rows';
import { PromiseMark } from './promise-mark';
import type { QueueItem } from './queue-item';
import styles from './strip.module.css';

/** The open consults beside the present one, those that wait first. */
export function OpenStrip({
  items,
  present,
}: {
  readonly items: readonly QueueItem[];
  readonly present: string;
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <nav className={styles['strip']} aria-label={t('consult.others')}>
      <Link to="/" className={styles['back']}>
        {t('consult.toQueue')}
      </Link>
      {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- the arrow keys only move the focus through the links inside */}
      <ul role="list" onKeyDown={moveThroughRows}>
        {items.map(
          ({ orderKey, patient, kind, askedAt, answerBefore, unread, words, isCalling }) => (
            <li key={orderKey}>
              <Link
                to={`/consults/${orderKey}`}
                className={styles['item']}
                data-queue-link
                aria-current={orderKey === present ? 'page' : undefined}
              >
                <span className={styles['name']}>
                  <b>{patient.name}</b>
                  <UnreadBadge count={unread} />
                  {isCalling && (
                    <span className={styles['calling']}>
                      <VideoIcon /> {t('queue.calling')}
                    </span>
                  )}
                </span>
                <span className={styles['words']}>{words}</span>
                {answerBefore === null ? (
                  <KindBadge kind={kind} />
                ) : (
                  <PromiseMark askedAt={askedAt} answerBefore={answerBefore} />
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
