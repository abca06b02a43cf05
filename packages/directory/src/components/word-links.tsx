import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './word-links.module.css';

/** Words to go on with, as quiet pills that wrap. */
export function WordLinks({
  items,
}: {
  items: readonly { readonly key: string; readonly text: string; readonly to: string }[];
}): ReactElement {
  return (
    <ul role="list" className={styles['words']}>
      {items.map(({ key, text, to }) => (
        <li key={key}>
          <Link to={to} className={styles['word']}>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
