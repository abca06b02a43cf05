import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { LetterDrawing } from './letter-drawing';
import styles from './letters.module.css';
import type { LetterEntryProps } from './props';

/** The way to a letter of thanks; see {@link LetterEntryProps}. */
export function LetterEntry({ to, title, note, action }: LetterEntryProps): ReactElement {
  return (
    <Link to={to} className={styles['entry']}>
      <span className={styles['entryWords']}>
        <b>{title}</b>
        <span>{note}</span>
        <span className={styles['pill']}>{action}</span>
      </span>
      <LetterDrawing name="envelope" />
    </Link>
  );
}
