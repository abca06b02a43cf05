import { Pictogram, type Hue, type PictogramName } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './talk-card.module.css';

interface TalkCardProps {
  readonly hue: Hue;
  readonly pictogram: PictogramName;
  /** What kind of thing it is: 随访. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A thing in a conversation: its kind on a coloured head, then what is known of it. */
export function TalkCard({ hue, pictogram, head, children }: TalkCardProps): ReactElement {
  return (
    <div className={styles['card']}>
      <p className={styles['head']} data-hue={hue}>
        <Pictogram name={pictogram} />
        {head}
      </p>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
