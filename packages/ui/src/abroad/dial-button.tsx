import type { ReactElement } from 'react';
import { DownIcon } from '../icons/navigation-icons';
import styles from './dial-button.module.css';
import { Flag } from './flag';
import type { DialButtonProps } from './props';

/** Which country a telephone number belongs to; see {@link DialButtonProps}. */
export function DialButton({ country, name, dial, label, onOpen }: DialButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles['dial']}
      aria-haspopup="dialog"
      aria-label={`${label} ${name} ${dial}`}
      onClick={onOpen}
    >
      <Flag country={country} />
      <span className={styles['name']}>{name}</span>
      <span>{dial}</span>
      <DownIcon />
    </button>
  );
}
