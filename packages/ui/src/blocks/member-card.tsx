import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { NextIcon } from '../icons/navigation-icons';
import { Pictogram } from '../pictograms/pictogram';
import styles from './member-card.module.css';
import type { MemberCardProps } from './props';

/** The member's card; see {@link MemberCardProps}. */
export function MemberCard({ to, title, level, children, below }: MemberCardProps): ReactElement {
  return (
    <div className={styles['card']}>
      <Link to={to} className={styles['line']}>
        <span className={styles['mark']}>
          <Pictogram name="blossom" />
        </span>
        <b className={styles['title']}>{title}</b>
        {level !== undefined && <span className={styles['level']}>{level}</span>}
        <span className={styles['end']}>{children}</span>
        <NextIcon />
      </Link>
      {below}
    </div>
  );
}
