import { Pictogram, pictograms, type PictogramName } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './home-ways.module.css';

/** One of the two ways to care at the top of home. */
export function Way({
  to,
  title,
  note,
  pictogram,
}: {
  to: string;
  title: string;
  note: ReactNode;
  pictogram: PictogramName;
}): ReactElement {
  return (
    <Link to={to} className={styles['way']} data-hue={pictograms[pictogram]}>
      <span>
        <span className={styles['wayTitle']}>{title}</span>{' '}
        <span className={styles['wayNote']}>{note}</span>
      </span>
      <span className={styles['wayIcon']}>
        <Pictogram name={pictogram} />
      </span>
    </Link>
  );
}
