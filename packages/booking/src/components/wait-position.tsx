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

/** The position in a list, in large, with the chance it has. */
export function WaitPosition({
  position,
  waiting,
  chanceOfTen,
  isJoined,
  draw,
}: WaitPositionProps): ReactElement {
  const { t } = useTranslation('booking');
  if (position === null) return <p className={styles['said']}>{draw ?? t('wait.order')}</p>;
  return (
    <div className={styles['position']}>
      <p className={styles['own']}>
        <span>{t(isJoined ? 'wait.youAre' : 'wait.youWouldBe')}</span>{' '}
        <b className={styles['large']}>{t('wait.rank', { position })}</b>
      </p>
      <p className={styles['said']}>{t('wait.ahead', { count: position - 1 })}</p>
      {isJoined && waiting > position && (
        <p className={styles['said']}>{t('wait.behind', { count: waiting - position })}</p>
      )}
      {chanceOfTen !== null && (
        <div className={styles['chance']}>
          <p className={styles['said']}>{t('wait.chance', { position, count: chanceOfTen })}</p>
          <span className={styles['dots']} aria-hidden="true">
            {Array.from({ length: 10 }, (_, place) => (
              <i key={place} data-full={place < chanceOfTen} />
            ))}
          </span>
        </div>
      )}
    </div>
  );
}
