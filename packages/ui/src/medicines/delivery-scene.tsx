import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import drawings from './delivery-scene.svg?url&no-inline';
import styles from './delivery-scene.module.css';
import type { DeliverySceneProps } from './props';

/** Where the way begins and how long it is, in the drawing. */
const start = 28;
const length = 270;

/** Half of the courier's width. */
const half = 25;

/** A parcel on its way; see {@link DeliverySceneProps}. */
export function DeliveryScene({ progress }: DeliverySceneProps): ReactElement {
  const address = useHref(drawings);
  const done = Math.min(100, Math.max(0, progress ?? 0));
  const reached = start + (length * done) / 100;
  // The courier stays between the pharmacy and the house.
  const at = Math.min(start + length - half * 2, Math.max(start + half * 2, reached));
  return (
    <svg
      className={styles['scene']}
      viewBox="0 0 328 64"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden
    >
      <use href={`${address}#street`} />
      <path className={styles['way']} d={`M${start} 51h${length}`} />
      {done > 0 && <path className={styles['done']} d={`M${start} 51H${reached}`} />}
      {progress !== null && done < 100 && (
        <use href={`${address}#courier`} x={at - half} y="8" width="50" height="42" />
      )}
    </svg>
  );
}
