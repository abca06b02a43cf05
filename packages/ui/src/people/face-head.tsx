import type { ReactElement } from 'react';
import { Avatar } from '../display/avatar';
import styles from './face-head.module.css';
import type { FaceHeadProps } from './props';

/** Whom a card is about; see {@link FaceHeadProps}. */
export function FaceHead({
  kind,
  face,
  name,
  note,
  line,
  aside,
  level = 2,
  size = 'medium',
}: FaceHeadProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles['head']}>
      <Avatar kind={kind} size={size} {...face} />
      <div className={styles['words']}>
        <div className={styles['first']}>
          <Heading className={styles['name']}>{name}</Heading>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </div>
        {line !== undefined && <p className={styles['line']}>{line}</p>}
      </div>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
