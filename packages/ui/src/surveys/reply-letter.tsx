import type { ReactElement } from 'react';
import { Avatar } from '../display/avatar';
import type { ReplyLetterProps } from './props';
import styles from './surveys.module.css';

/** A doctor's reply; see {@link ReplyLetterProps}. */
export function ReplyLetter({ face, from, when, children }: ReplyLetterProps): ReactElement {
  return (
    <figure className={styles['letter']}>
      <blockquote>{children}</blockquote>
      <figcaption>
        <Avatar kind="doctor" size="small" {...face} />
        <span>
          <b>{from}</b>
          <time>{when}</time>
        </span>
      </figcaption>
    </figure>
  );
}
