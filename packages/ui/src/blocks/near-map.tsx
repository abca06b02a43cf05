import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './near-map.module.css';
import drawing from './near-map.svg?url&no-inline';

/**
 * A drawn piece of a city with a person and two pins, above stores in the order of their distance. Decorative: it shows no
 * real streets, and the words below say where the stores are.
 */
export function NearMap(): ReactElement {
  return (
    <svg
      className={styles['map']}
      viewBox="0 0 328 80"
      preserveAspectRatio="xMidYMid slice"
      data-hue="violet"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawing)}#map`} />
    </svg>
  );
}
