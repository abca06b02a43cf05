import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { NextIcon } from '../icons/navigation-icons';
import styles from './link-banner.module.css';
import type { LinkBannerProps } from './props';

/** A strip with one link; see {@link LinkBannerProps}. */
export function LinkBanner({
  text,
  icon,
  to,
  href,
  placement = 'inline',
}: LinkBannerProps): ReactElement {
  const inside = (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['text']}>{text}</span>
      <NextIcon />
    </>
  );
  const look = { className: styles['banner'], 'data-placement': placement };
  return to === undefined ? (
    <a {...look} href={href}>
      {inside}
    </a>
  ) : (
    <Link {...look} to={to}>
      {inside}
    </Link>
  );
}
