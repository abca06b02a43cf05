import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './tile-links.module.css';

/** Short names to choose from, several in a row, each a link. */
export function TileLinks({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly { readonly to: string; readonly text: string }[];
}): ReactElement {
  return (
    <ul role="list" aria-label={label} className={styles['tiles']}>
      {items.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
