import { QueueFigure } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './wait-list.module.css';

interface WaitPositionProps {
  /** Null while the order is still to be drawn. */
  position: number | null;
  waiting: number;
  /** Of ten people at this position, how many were offered a slot; null where too few are known. */
  chanceOfTen: number | null;
  isJoined: boolean;
  /** What is said of the draw; null for a list in the order of arrival. */
  draw: string | null;
}

/** The queue as a picture, the position in large, and the chance it has. */
export function WaitPosition({
  position,
  waiting,
  chanceOfTen,
  isJoined,
  draw,
}: WaitPositionProps): ReactElement {
  const { t } = useTranslation('booking');
  if (position === null) return <p className={styles['said']}>{draw ?? t('wait.order')}</p>;
  const behind = isJoined ? Math.max(0, waiting - position) : 0;
  return (
    <>
      <QueueFigure
        door={t('wait.door')}
        position={position}
        behind={behind}
        aheadText={t('wait.ahead', { count: position - 1 })}
        youText={t('wait.you')}
        behindText={t('wait.behind', { count: behind })}
      />
      <div className={styles['position']}>
        <p className={styles['own']}>
          <span>{t(isJoined ? 'wait.youAre' : 'wait.youWouldBe')}</span>
          <b className={styles['large']}>{t('wait.rank', { position })}</b>
        </p>
        {chanceOfTen !== null && (
          <div className={styles['chance']}>
            <p>{t('wait.chance', { position, count: chanceOfTen })}</p>
            <span className={styles['dots']} aria-hidden="true">
              {Array.from({ length: 10 }, (_, place) => (
                <i key={place} data-full={place < chanceOfTen} />
              ))}
            </span>
          </div>
        )}
      </div>
    </>
  );
}
