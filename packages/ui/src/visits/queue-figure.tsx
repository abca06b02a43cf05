import type { ReactElement } from 'react';
import type { QueueFigureProps } from './props';
import styles from './queue-figure.module.css';
import { Scene } from './scene';

/** Of more people only the number is shown. */
const mostDrawn = 3;

/** People in a queue, with their number above; nothing for none. */
function People({ count, text }: { count: number; text: string | undefined }): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className={styles['others']}>
      <span>{text}</span>
      <div className={styles['row']}>
        {Array.from({ length: Math.min(mostDrawn, count) }, (_, index) => (
          <Scene key={index} name="person" box="0 0 36 56" className={styles['other']} />
        ))}
      </div>
    </div>
  );
}

/** A queue before a door; see {@link QueueFigureProps}. */
export function QueueFigure(props: QueueFigureProps): ReactElement {
  const { door, position, behind, aheadText, youText, behindText } = props;
  return (
    <div className={styles['queue']}>
      <div className={styles['door']}>
        <span>{door}</span>
        <Scene name="door" box="0 0 56 66" className={styles['leaf']} />
      </div>
      <People count={position - 1} text={aheadText} />
      <div className={styles['you']}>
        <span>{youText}</span>
        <div className={styles['own']}>
          <Scene name="person" box="0 0 36 56" className={styles['self']} />
          <b>{position}</b>
        </div>
      </div>
      <People count={behind} text={behindText} />
    </div>
  );
}
