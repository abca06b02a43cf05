import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './dial-button.module.css';
import drawings from './flags.svg?url&no-inline';
import type { FlagProps } from './props';

/** Those that are drawn in `flags.svg`. */
const drawn = new Set(['CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IT', 'US']);

/** A small flag; see {@link FlagProps}. */
export function Flag({ country }: FlagProps): ReactElement {
  const address = useHref(drawings);
  if (!drawn.has(country))
    return <span className={styles['letters']} data-country={country} aria-hidden />;
  return (
    <svg className={styles['flag']} viewBox="0 0 24 16" focusable="false" aria-hidden>
      <use href={`${address}#${country}`} />
    </svg>
  );
}
