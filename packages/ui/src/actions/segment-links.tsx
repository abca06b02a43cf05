import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SegmentLinksProps } from './props';
import styles from './segment-links.module.css';

/** Tabs that are links; see {@link SegmentLinksProps}. */
export function SegmentLinks({ label, items }: SegmentLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles['nav']}>
      <ul role="list" className={styles['list']}>
        {items.map(({ to, label: text, active }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} aria-current={active ? 'page' : undefined}>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
