import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './pill-links.module.css';

interface PillLinksProps {
  /** Accessible name of the choice. */
  label: string;
  items: readonly {
    to: string;
    text: string;
    /** A quiet line above the text (周五 over 20). */
    above?: string | undefined;
    /** Spoken instead of both. */
    spoken?: string | undefined;
    active: boolean;
  }[];
}

/** A choice as a row of links that scrolls sideways: it works without scripts and stays in the address. */
export function PillLinks({ label, items }: PillLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles['scroller']}>
      <ul role="list" className={styles['list']}>
        {items.map(({ to, text, above, spoken, active }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              className={styles['pill']}
              aria-current={active ? 'true' : undefined}
              aria-label={spoken}
            >
              {above !== undefined && <span className={styles['above']}>{above}</span>}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
