import type { ReactElement } from 'react';
import { Avatar } from '../display/avatar';
import styles from './face-row.module.css';
import type { FaceRowProps } from './props';

/** Faces side by side; see {@link FaceRowProps}. */
export function FaceRow({ kind, faces, size = 'tiny' }: FaceRowProps): ReactElement {
  const named = faces.some(({ text }) => text !== undefined);
  return (
    <ul role="list" className={styles['row']} data-named={named || undefined}>
      {faces.map(({ text, ...face }) => (
        <li key={face.seed}>
          <span className={styles['face']}>
            <Avatar kind={kind} size={size} {...face} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
