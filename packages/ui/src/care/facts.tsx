import type { ReactElement } from 'react';
import styles from './care-card.module.css';

/** Small figures of a card: 好评 98.6%. */
export function Facts({
  facts,
}: {
  facts: readonly { label: string; value: string }[];
}): ReactElement {
  return (
    <>
      {facts.map(({ label, value }) => (
        <span key={label} className={styles['quiet']}>
          {label} <b className={styles['figure']}>{value}</b>
        </span>
      ))}
    </>
  );
}
