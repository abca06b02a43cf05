import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './pill-links.module.css';
import type { PillLinksProps } from './props';

/** A choice as a row of links; see {@link PillLinksProps}. */
export function PillLinks({ label, items }: PillLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles['scroller']}>
      <ul role="list" className={styles['list']}>
        {items.map(({ to, text, above, below, active }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              className={styles['pill']}
              aria-current={active ? 'true' : undefined}
            >
              {above !== undefined && <span className={styles['above']}>{above}</span>}
              {text}
              {below !== undefined && (
                <span className={styles['below']} data-quiet={below.quiet || undefined}>
                  {below.text}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
