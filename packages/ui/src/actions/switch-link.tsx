import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SwitchLinkProps } from './props';
import styles from './switch-link.module.css';

/** Something that is on or off, in the address; see {@link SwitchLinkProps}. */
export function SwitchLink({ to, on, children }: SwitchLinkProps): ReactElement {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={styles['switch']}
      aria-current={on ? 'true' : undefined}
    >
      {children}
      <span className={styles['track']} aria-hidden="true" />
    </Link>
  );
}
