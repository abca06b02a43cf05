import type { ReactElement } from 'react';
import styles from './icon-button.module.css';
import { LinkTo } from './link-to';
import type { IconButtonProps, IconLinkProps } from './props';

/** A button that shows only an icon; see {@link IconButtonProps}. */
export function IconButton({
  label,
  icon,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button {...rest} type={type} className={styles['button']} aria-label={label}>
      {icon}
    </button>
  );
}

/** A link that shows only an icon; see {@link IconLinkProps}. */
export function IconLink({ label, icon, ...rest }: IconLinkProps): ReactElement {
  return (
    <LinkTo {...rest} className={styles['button']} aria-label={label}>
      {icon}
    </LinkTo>
  );
}
