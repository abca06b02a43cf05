import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import { pickFromSeed } from '../display/seed';
import styles from './hospital-scene.module.css';
import drawings from './hospital-scenes.svg?url&no-inline';
import type { HospitalSceneProps } from './props';

/** What stands on the land; all are drawn in `hospital-scenes.svg`. */
const buildings = ['tower', 'gable', 'steps'] as const;

/** A hospital in its surroundings, above its page; see {@link HospitalSceneProps}. */
export function HospitalScene({ seed }: HospitalSceneProps): ReactElement {
  const address = useHref(drawings);
  return (
    <div className={styles['scene']}>
      <svg
        viewBox="0 0 375 180"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        focusable="false"
        aria-hidden
      >
        <use href={`${address}#land`} />
        <use href={`${address}#${pickFromSeed(buildings, seed)}`} />
        <use href={`${address}#front`} />
      </svg>
    </div>
  );
}
