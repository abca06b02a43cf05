import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SegmentLinksProps } from './props';
import styles from './segment-links.module.css';

/** Tabs that are links; see {@link SegmentLinksProps}. */
export function SegmentLinks({ label, items }: SegmentLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles['nav']}>
      <ul role="list" className={styles['list']}>
        {items.map(({ to, label: text, count = 0, active }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} aria-current={active ? 'page' : undefined}>
              <span>
                {text}
                {count > 0 && <b className={styles['count']}>{count}</b>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
